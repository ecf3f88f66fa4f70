import { lacksCall } from '#api/asked.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Money } from '#components/Money/Money.tsx';
import { MovementFace } from '#components/MovementList/MovementFace.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { writtenDate } from '#domain/dates.ts';
import { keyed } from '#domain/keyed.ts';
import { opposite } from '#domain/money.ts';
import { rangeOf } from '#domain/movementFilter.ts';
import { isNothing } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { RetryNotice } from '#flows/help/RetryNotice.tsx';
import type { Account } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import {
  AllLink,
  List,
  Movement,
  MovementSum,
  Nothing,
  Section,
  SectionHead,
  SectionTitle,
  Under,
} from './Inicio.styles.ts';

/** How many the summary shows (screens.md A.2 inicio). */
const SHOWN = 5;

/** «Últimos movimientos» of the first account, as far back as one question reaches (-0007-02-01): five rows cost the same. */
export function LatestMovements({ account, hidden }: { account: Account; hidden: boolean }) {
  const { dateFormat } = useConfig();
  const today = useCurrentDay();
  const { data, error, isRetrying, retry } = useApiQuery(
    movimientos,
    {
      params: { numeroCuenta: account.number },
      query: { ...rangeOf('12m', today), tipo: 'T', pagina: '1', tamano: String(SHOWN) },
    },
    { keepsLast: true },
  );
  const timing = useSkeletonTiming(data === undefined && !error);
  // A server that only knows the specification has no movements to ask for (contract B.0).
  if (lacksCall({ data, error })) return null;
  return (
    <Section aria-labelledby="ultimos-movimientos">
      <SectionHead>
        <SectionTitle id="ultimos-movimientos">Últimos movimientos</SectionTitle>
        <AllLink as={Link} to={to.cuenta(account.number)}>
          Ver todos
        </AllLink>
      </SectionHead>
      <Under>
        <bdi>{account.name}</bdi> <AccountNumber number={account.number} />
      </Under>
      <SkeletonPlace timing={timing}>
        <RowsSkeleton rows={SHOWN} picture="tile" dense />
      </SkeletonPlace>
      {timing === 'content' && error && data === undefined && (
        <RetryNotice error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
      {timing === 'content' && data && isNothing(data.registros) && <Nothing>Aún no tiene movimientos.</Nothing>}
      {timing === 'content' && data && data.registros.length > 0 && (
        <List>
          {keyed(data.registros, ({ idMovimiento }) => idMovimiento).map(
            ([{ fecha, descripcion, tipo, valor, saldo }, key]) => (
              <Movement key={key}>
                <time dateTime={fecha}>{writtenDate(fecha, dateFormat)}</time>
                <MovementFace description={descripcion} isIncome={tipo === 'C'} />
                <Money
                  cents={tipo === 'C' ? valor : opposite(valor)}
                  flow={tipo === 'C' ? 'income' : 'outgoing'}
                  hidden={hidden}
                />
                <MovementSum>
                  <Money cents={saldo} hidden={hidden} />
                </MovementSum>
              </Movement>
            ),
          )}
        </List>
      )}
      {timing === 'content' && <UnreadableRows of={[data?.registros]} />}
    </Section>
  );
}
