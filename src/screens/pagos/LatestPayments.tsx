import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { historial } from '#api/contract/transacciones.ts';
import { useRetriableQuery } from '#api/useApiQuery.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowList } from '#components/List/listParts.ts';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { rangeOf } from '#domain/movementFilter.ts';
import { isNothing } from '#domain/partialList.ts';
import { Waiting } from '#flows/consulta/AsyncContent.tsx';
import { useCurrentDay } from '#flows/consulta/useCurrentDay.ts';
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
  const { data, error, isRetrying, retry } = useRetriableQuery(
    historial,
    { query: { tipo: 'PAGO', desde, hasta, pagina: '1', tamano: String(SHOWN) } },
    { keepsLast: true },
  );
  const timing = useSkeletonTiming(data === undefined && error === null);
  // A server that knows only the specification keeps no history: there is nothing to show, and nothing to try again.
  if (isUnknownCall(error)) return null;
  return (
    <Section aria-labelledby="ultimos-pagos">
      <Head>
        <Title id="ultimos-pagos">Últimos pagos</Title>
      </Head>
      <SkeletonPlace timing={timing}>
        <Waiting loading="Cargando sus pagos" skeleton={<RowsSkeleton rows={5} picture="tile" />} />
      </SkeletonPlace>
      {timing === 'content' && !data && error && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={firstMessage(error)}
          action={
            <Button variant="secondary" loading={isRetrying} onClick={retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && data && isNothing(data.registros) && <EmptyState title="Aún no tiene pagos." />}
      {timing === 'content' && data && data.registros.length > 0 && (
        <RowList>
          {data.registros.map((row) => (
            <PaidRow key={row.numeroComprobante} paid={row} known={{ favourites, services, categories }} />
          ))}
        </RowList>
      )}
      {timing === 'content' && <UnreadableRows of={[data?.registros]} />}
    </Section>
  );
}
