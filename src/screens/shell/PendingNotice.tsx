import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatMoney } from '#domain/money.ts';
import { Link, useLocation } from '#navigation/router.ts';
import { useMyPendingOperations } from '#session/usePendingOperations.ts';
import { color, fontWeight, media, space } from '#theme/tokens.ts';

/**
 * Over every page but the one that asks: an order whose result is not known yet (screens.md A.0 «FM failures» d), also after a reload or a
 * new sign-in.
 */
export function PendingNotice() {
  const { pathname } = useLocation();
  const elsewhere = useMyPendingOperations().filter(({ address }) => address !== pathname);
  useReviewAt(elsewhere.map(({ sentAt }) => sentAt + AWAITED_MS));
  return (
    <>
      {elsewhere.filter(isSettled).map(({ idTransaccion, title, totalCents, address }) => (
        <Box key={idTransaccion} data-notice>
          <Notice tone="warn" role="status">
            No pudimos confirmar el resultado de su {title.toLowerCase()} por {formatMoney(totalCents)}.{' '}
            <VerifyLink as={Link} to={address}>
              Verificar
            </VerifyLink>
          </Notice>
        </Box>
      ))}
    </>
  );
}

/** How long an answer is awaited before another page speaks of it, in ms: it may be on its way in this very moment. */
const AWAITED_MS = 5_000;

function isSettled({ sentAt }: { sentAt: number }): boolean {
  return Math.abs(Date.now() - sentAt) >= AWAITED_MS;
}

/** Renders once more when each of these instants comes, in ms since the epoch: nothing else may happen on the page until then. */
function useReviewAt(instants: readonly number[]): void {
  const [, review] = useState(0);
  const all = instants.join(' ');
  useEffect(() => {
    const waits = all.split(' ').map((at) => Number(at) - Date.now());
    const timers = waits
      .filter((wait) => wait > 0)
      .map((wait) => setTimeout(() => review((count) => count + 1), Math.min(wait, AWAITED_MS)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [all]);
}

/** On a phone it stands clear by the same on both sides (DESIGN.md §12). */
const Box = styled.div`
  margin-bottom: ${space[4]};

  ${media.belowMenu} {
    &:first-child {
      margin-top: -${space[2]};
    }
  }
`;

const VerifyLink = styled.a`
  color: ${color.textLink};
  font-weight: ${fontWeight.strong};
`;
