import { askedOf, lacksCall } from '#api/asked.ts';
import { historial } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowList } from '#components/List/listParts.ts';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { keyed } from '#domain/keyed.ts';
import { rangeOf } from '#domain/movementFilter.ts';
import { AsyncList } from '#flows/asyncContent/AsyncContent.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { useKnownFavourites } from '#flows/favoritos/useFavourites.ts';
import { PaidRow } from '#flows/pagoServicios/PaidRow.tsx';
import { Head, Section, Title } from '#flows/pagoServicios/PaymentRows.styles.ts';
import type { KnownPayees } from '#flows/pagoServicios/paidRow.ts';

/** screens.md A.2 pagos: «last 5 payments». */
const SHOWN = 5;

/** «Últimos pagos» of the last twelve months, each with its receipt and, where it is a favourite's, the favourite's name. */
export function LatestPayments({ services, categories }: Pick<KnownPayees, 'services' | 'categories'>) {
  const favourites = useKnownFavourites();
  const { desde, hasta } = rangeOf('12m', useCurrentDay());
  const query = useApiQuery(
    historial,
    { query: { tipo: 'PAGO', desde, hasta, pagina: '1', tamano: String(SHOWN) } },
    { keepsLast: true },
  );
  const shown = useShown(askedOf(query, ({ registros }) => registros));
  // A server that knows only the specification keeps no history: there is nothing to show, and nothing to try again.
  if (lacksCall(query)) return null;
  return (
    <Section aria-labelledby="ultimos-pagos">
      <Head>
        <Title id="ultimos-pagos">Últimos pagos</Title>
      </Head>
      <AsyncList
        of={shown}
        loading="Cargando sus pagos"
        skeleton={<RowsSkeleton rows={SHOWN} picture="tile" />}
        empty={<EmptyState title="Aún no tiene pagos." />}
      >
        {(rows) => (
          <RowList>
            {keyed(rows, ({ numeroComprobante }) => numeroComprobante).map(([row, key]) => (
              <PaidRow key={key} paid={row} known={{ favourites, services, categories }} />
            ))}
          </RowList>
        )}
      </AsyncList>
    </Section>
  );
}
