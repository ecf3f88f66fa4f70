import { useId } from 'react';
import styled, { css } from 'styled-components';
import { Initials } from '#components/Initials/Initials.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { formatMoney } from '#domain/money.ts';
import { fullName } from '#domain/names.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, lineHeight, motion, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { type LastPayee, lastPayees } from './sentTransfers.ts';
import { type OpenForm, useRepeat } from './useRepeat.ts';
import { useSentTransfers } from './useSentTransfers.ts';

/** How many payees are offered. */
const PAYEES = 6;

export interface RepeatPayeesProps {
  /** The form that stands beside them. */
  here?: OpenForm;
  /** One under the other, for a narrow place. */
  upright?: boolean;
}

/**
 * «Repetir»: whom the member has paid last, each with the amount of the last time; a press opens Datos filled in. Nothing where there is
 * nobody yet, or the server keeps no history (contract B.0).
 */
export function RepeatPayees({ here, upright = false }: RepeatPayeesProps) {
  const titleId = useId();
  const session = useSession();
  const { rows, loading } = useSentTransfers();
  const timing = useSkeletonTiming(loading);
  const repeat = useRepeat(here);
  const payees = lastPayees(rows, session ? fullName(session) : '', PAYEES);
  if (timing === 'content' && payees.length === 0 && unreadableIn(rows) === 0) return null;
  return (
    <Section aria-labelledby={titleId} $upright={upright}>
      <Title id={titleId}>Repetir una transferencia</Title>
      <SkeletonPlace timing={timing}>
        <Payees as="div" $upright={upright} aria-hidden="true">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} $width="100%" $height={upright ? '3.75rem' : '8rem'} $radius="card" />
          ))}
        </Payees>
      </SkeletonPlace>
      {timing === 'content' && payees.length > 0 && (
        <Payees $upright={upright}>
          {payees.map((payee) => (
            <li key={payee.key}>
              <PayeeButton payee={payee} onPress={() => repeat(payee.last)} />
            </li>
          ))}
        </Payees>
      )}
      {timing === 'content' && <UnreadableRows of={[rows]} />}
    </Section>
  );
}

function PayeeButton({ payee: { name, last }, onPress }: { payee: LastPayee; onPress: () => void }) {
  const [hidden] = useHiddenBalances();
  const amount = typeof last.valor === 'number' ? formatMoney(last.valor) : '';
  return (
    <Payee type="button" onClick={onPress}>
      <Initials name={name} />
      <Heard>Repetir la transferencia a </Heard>
      <Name>{name}</Name>
      {!hidden && amount !== '' && (
        <>
          <Heard> por </Heard>
          <Amount>{amount}</Amount>
        </>
      )}
    </Payee>
  );
}

const Section = styled.section<{ $upright: boolean }>`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin-top: ${({ $upright }) => ($upright ? 0 : space[7])};
`;

const Title = styled.h2`
  ${type.h3}
`;

/** One row; where it has no room for all, it goes sideways, and the first that is cut tells so. */
const Payees = styled.ul<{ $upright: boolean }>`
  ${({ $upright }) => ($upright ? column : row)}
`;

const row = css`
  display: grid;
  grid-auto-columns: minmax(6.5rem, 11rem);
  grid-auto-flow: column;
  gap: ${space[2]};
  margin: -${space[1]};
  padding: ${space[1]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  list-style: none;

  > li {
    display: grid;
  }

  /* On a phone it goes from edge to edge. */
  @container main (width < 30rem) {
    margin-inline: calc(-1 * var(--main-padding, ${space[4]}));
    padding-inline: var(--main-padding, ${space[4]});
  }
`;

/** Picture, name and amount in one line each. */
const column = css`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  button {
    grid-template-rows: auto;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    justify-items: start;
    padding: ${space[2]} ${space[3]};
    text-align: left;
  }
`;

const Payee = styled.button`
  /* What is only heard stays inside, also where the row goes sideways. */
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(calc(2 * ${lineHeight.caption}), auto) auto;
  gap: ${space[1.5]};
  justify-items: center;
  width: 100%;
  padding: ${space[3]} ${space[2]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  text-align: center;
  cursor: pointer;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  ${type.captionStrong}
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Amount = styled.span`
  color: ${color.textSecondary};
  ${type.caption}
  font-variant-numeric: tabular-nums;
`;

const Heard = styled.span`
  ${visuallyHidden}
`;
