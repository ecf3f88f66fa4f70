import { type ReactNode, useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { Cents } from '#domain/money.ts';
import { levelLine } from '#theme/blocks.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, lineHeight, media, motion, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';
import { factLines } from '../Facts/factLines.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { ResultHeading } from '../ResultHeading/ResultHeading.tsx';
import { Scene } from '../Scene/Scene.tsx';
import { type ReceiptState, receiptLooks } from './receiptLooks.ts';
import { useBuzz } from './useBuzz.ts';

export interface ReceiptProps {
  brand: ReactNode;
  state: ReceiptState;
  /** The big word, such as «Transferencia exitosa». */
  title: string;
  cents: Cents | null;
  /** Day and hour, as they are written; null where the server gave none. */
  when: string | null;
  /** In the server's own order. */
  rows: readonly { label: string; value: string; bold?: boolean }[];
  legend: string;
  /** What the state means for the member, between the amount and the rows. */
  notice?: ReactNode;
  /** What has happened to the money since, under the notice. */
  timeline?: ReactNode;
  /** For the end of a flow: the title is the result, takes the focus and is spoken as this text, with amount and payee. */
  spoken?: string | undefined;
}

/** A receipt as a piece of paper (DESIGN.md §6 «Receipt»): state, amount, the server's rows, legend. */
export function Receipt({ brand, state, title, cents, when, rows, legend, notice, timeline, spoken }: ReceiptProps) {
  const noticeId = useId();
  // A success at the end of a flow is celebrated (DESIGN.md §12).
  const isMoment = spoken !== undefined && state === 'done';
  useBuzz(isMoment);
  const { icon, tone } = receiptLooks[state];
  return (
    <Paper>
      <Head>
        {brand}
        <HeadScene>
          <Scene variant="loginHeader" />
        </HeadScene>
      </Head>
      <Outcome>
        <Disc aria-hidden="true" $tone={tone} $drawn={isMoment}>
          <Icon icon={icon} stroke="medium" />
        </Disc>
        <div>
          {spoken ? (
            <Title as={ResultHeading} spoken={spoken} describedBy={notice ? noticeId : undefined}>
              {title}
            </Title>
          ) : (
            <Title>{title}</Title>
          )}
          {when && <When>{when}</When>}
        </div>
        {cents !== null && <Money cents={cents} size="lg" />}
      </Outcome>
      {notice && <NoticeRow id={noticeId}>{notice}</NoticeRow>}
      {timeline && <NoticeRow>{timeline}</NoticeRow>}
      <Rows>
        {rows.map(({ label, value, bold = false }, index) => (
          <div key={`${label}-${index}`}>
            <dt>{label}</dt>
            <Value $bold={bold}>
              <Apart text={value} />
            </Value>
          </div>
        ))}
      </Rows>
      <Legend>{legend}</Legend>
    </Paper>
  );
}

const Paper = styled.div`
  container: paper / inline-size;
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surfaceCard};
  /* The scalloped lower edge; before 120 Chrome and Edge know no other name of it (D-70). */
  -webkit-mask: radial-gradient(8px at 10px 100%, #0000 98%, #000) -10px 0 / 20px 100%;
  mask: radial-gradient(8px at 10px 100%, #0000 98%, #000) -10px 0 / 20px 100%;

  @media print, (forced-colors: active) {
    -webkit-mask: none;
    mask: none;
  }
`;

/** The massif's width, and how much smaller it is drawn where it would leave no room for a name in one line. */
const MASSIF_ROOM = '140px';
const SMALLER = '0.7';
const smallerMassif = '@container paper (width < 21.5rem)';

const Head = styled.div`
  position: relative;
  /* The name stays clear of the massif at the right. */
  padding-block: ${space[4.5]};
  padding-inline: ${space[6]} ${MASSIF_ROOM};
  overflow: hidden;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};

  > span {
    position: relative;
    z-index: 1;
  }

  ${smallerMassif} {
    padding-inline-end: calc(${MASSIF_ROOM} * ${SMALLER});
  }

  @container paper (width < 20rem) {
    > span {
      gap: ${space[2]};
    }

    > span > [aria-hidden] > :last-child {
      font-size: ${fontSize.h3};
    }
  }

  ${narrowWindow} {
    padding-inline-end: ${space[6]};

    > span > :first-child {
      display: none;
    }
  }
`;

const HeadScene = styled.div`
  position: absolute;
  inset: auto 0 -${space[6]};

  ${smallerMassif} {
    inset-inline-start: auto;
    width: calc(100% / ${SMALLER});
    transform: scale(${SMALLER});
    transform-origin: right bottom;
  }

  /* The name has the whole width: its letters are as white as the snow. */
  ${narrowWindow} {
    display: none;
  }
`;

/** State and day at the left, the amount at the right; on phones under them, at the left (DESIGN.md §12). */
const Outcome = styled.div`
  ${levelLine}
  gap: ${space[2]} ${space[3.5]};
  padding: ${space[6]} ${space[6]} ${space[5]};

  > div {
    flex: 1 1 9.375rem;
    min-width: 0;
  }

  /* Under the words it stands at their side of the paper. */
  > :last-child:not(div) {
    ${media.belowMenu} {
      flex-basis: 100%;
    }
  }
`;

const tones = { ok: color.ok, info: color.info, error: color.error } as const;

/** The check draws itself; afterwards it is any check. */
const draw = keyframes`
  from {
    stroke-dasharray: 24;
    stroke-dashoffset: 24;
  }

  to {
    stroke-dasharray: 24;
    stroke-dashoffset: 0;
  }
`;

const drawing = css`
  path {
    animation: ${draw} ${motion.modal} ${motion.enter};
  }
`;

const Disc = styled.span<{ $tone: keyof typeof tones; $drawn: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $tone }) => tones[$tone]};
  color: ${color.surfaceCard};
  ${({ $drawn }) => $drawn && drawing}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const NoticeRow = styled.div`
  margin: 0 ${space[6]} ${space[5]};
`;

const Title = styled.p`
  ${type.bodyStrongTight}
  overflow-wrap: anywhere;
`;

const When = styled.p`
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.bodySmall};
`;

const Rows = styled.dl`
  margin: 0 ${space[6]};
  padding: ${space[2]} 0;
  border-top: 1px dashed ${color.borderControl};

  ${factLines}

  > div {
    font-size: ${fontSize.bodyMedium};
    line-height: ${lineHeight.bodyTight};
  }
`;

const Value = styled.dd<{ $bold: boolean }>`
  min-width: 0;
  margin-block: 0;
  margin-inline: auto 0;
  font-weight: ${({ $bold }) => ($bold ? fontWeight.bold : fontWeight.regular)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-align: end;
`;

const Legend = styled.p`
  padding: ${space[1]} ${space[6]} ${space[7]};
  color: ${color.textSecondary};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.caption};
  text-align: center;
  text-wrap: balance;
`;
