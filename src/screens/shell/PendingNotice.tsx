import styled from 'styled-components';
import { TopLiveText } from '#components/LiveText/TopLiveText.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { formatMoney } from '#domain/money.ts';
import { isAt } from '#navigation/paths.ts';
import { Link, useLocation } from '#navigation/router.ts';
import type { PendingOrder } from '#session/pendingOrders.ts';
import { useMaySpeakOf, useMyPendingOrders } from '#session/usePendingOrders.ts';
import { color, fontWeight, media, space } from '#theme/tokens.ts';

/**
 * Over every page but the one that asks: an order whose result is not known yet (screens.md A.0 «FM failures» d), also after a reload or a
 * new sign-in.
 */
export function PendingNotice() {
  const { pathname } = useLocation();
  const elsewhere = useMyPendingOrders().filter(({ address }) => !isAt(pathname, address));
  const maySpeakOf = useMaySpeakOf(elsewhere);
  const names = elsewhere.filter(maySpeakOf).map(({ idTransaccion }) => idTransaccion);
  // As one text, which is the same as long as they are.
  const told = useStillUnderPress(names.join('\n')).split('\n');
  return (
    <>
      {elsewhere.map((order) => (
        <Told key={order.idTransaccion} order={order} isTold={told.includes(order.idTransaccion)} />
      ))}
    </>
  );
}

/** One of them; until it is told nothing is seen of it. */
function Told({ order, isTold }: { order: PendingOrder; isTold: boolean }) {
  const title = order.title.toLowerCase();
  const amount = formatMoney(order.totalCents);
  return (
    <>
      {/* It stands before there is something to say: readers do not say a region that arrives with its words. */}
      <TopLiveText text={isTold ? `No pudimos confirmar el resultado de su ${title} por ${amount}.` : ''} />
      {isTold && (
        <Box data-notice>
          <Notice tone="warn">
            No pudimos confirmar el resultado de su {title} por {amount}.{' '}
            <VerifyLink as={Link} to={order.address}>
              Verificar
            </VerifyLink>
          </Notice>
        </Box>
      )}
    </>
  );
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
