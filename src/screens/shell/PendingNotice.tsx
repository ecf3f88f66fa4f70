import styled from 'styled-components';
import { Notice } from '#components/Notice/Notice.tsx';
import { formatMoney } from '#domain/money.ts';
import { Link, useLocation } from '#navigation/router.ts';
import { useMyPendingOperations } from '#session/usePendingOperations.ts';
import { color } from '#theme/tokens.ts';

/**
 * Over every page but the one that asks: an order whose result is not known yet (screens.md A.0 «FM failures» d), also after a reload or a
 * new sign-in.
 */
export function PendingNotice() {
  const { pathname } = useLocation();
  const elsewhere = useMyPendingOperations().filter(({ address, sentAt }) => address !== pathname && isSettled(sentAt));
  return (
    <>
      {elsewhere.map(({ idTransaccion, title, totalCents, address }) => (
        <Box key={idTransaccion}>
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

function isSettled(sentAt: number): boolean {
  return Math.abs(Date.now() - sentAt) >= AWAITED_MS;
}

const Box = styled.div`
  margin-bottom: 16px;
`;

const VerifyLink = styled.a`
  color: ${color.textLink};
  font-weight: 600;
`;
