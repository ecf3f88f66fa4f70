import {
  ChevronRight,
  CreditCard,
  GraduationCap,
  type LucideIcon,
  ReceiptText,
  Scale,
  Smartphone,
  Zap,
} from 'lucide-react';
import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';
import { useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { RowList, RowText, RowWait } from '#components/List/List.styles.ts';
import { Money } from '#components/Money/Money.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { useToday } from '#components/Today/useToday.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { inProcessText } from '#domain/arrival.ts';
import { formatDate } from '#domain/dates.ts';
import { opposite } from '#domain/money.ts';
import { rangeOf } from '#domain/movements.ts';
import { isNothing } from '#domain/partialList.ts';
import { useReceipt } from '#flows/comprobante/useReceipt.tsx';
import { Day, Head, Row, RowButton, Section, Title } from './Pagos.styles.ts';

type Paid = EndpointAnswer<typeof historial>['registros'][number];

/** screens.md A.2 pagos: «last 5 payments». */
const SHOWN = 5;

const icons: Readonly<Record<string, LucideIcon>> = {
  RECARGA: Smartphone,
  CENTROSUR: Zap,
  COLEGIO: GraduationCap,
  SUPA: Scale,
  TARJETA: CreditCard,
};

/** «Últimos pagos» of the last twelve months, each with its receipt. */
export function LatestPayments() {
  const { desde, hasta } = rangeOf('12m', useToday());
  const { data, error, isRetrying, retry } = useRetriableQuery(historial, {
    query: { tipo: 'PAGO', desde, hasta, pagina: '1', tamano: String(SHOWN) },
  });
  const timing = useSkeletonTiming(data === undefined && error === null);
  // A server that knows only the specification keeps no history: there is nothing to show, and nothing to try again.
  if (isUnknownCall(error)) return null;
  return (
    <Section aria-labelledby="ultimos-pagos">
      <Head>
        <Title id="ultimos-pagos">Últimos pagos</Title>
      </Head>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus pagos</p>
          <Skeleton $width="100%" $height="21.25rem" $radius="card" />
        </div>
      )}
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
            <PaidRow key={row.numeroComprobante} row={row} />
          ))}
        </RowList>
      )}
      {timing === 'content' && <UnreadableRows of={[data?.registros]} />}
    </Section>
  );
}

function PaidRow({ row }: { row: Paid }) {
  const { numeroComprobante, fecha, tipo, destino, valor, estado } = row;
  const { dateFormat } = useConfig();
  const openReceipt = useReceipt();
  const [name = '', ...details] = (destino ?? '').split(' · ');
  const shown = name || 'Pago';
  const day = formatDate(fecha, dateFormat);
  return (
    <Row>
      <IconTile icon={icons[tipo ?? ''] ?? ReceiptText} tone="neutral" />
      <RowText>
        <b>{shown}</b>
        <span>{details.join(' · ')}</span>
        {estado === 'EN_PROCESO' && (
          <RowWait>{inProcessText(row.acreditacion, formatDate(row.fechaAcreditacion, dateFormat))}</RowWait>
        )}
      </RowText>
      <Day>{day}</Day>
      {typeof valor === 'number' ? <Money cents={opposite(valor)} flow="outgoing" /> : <span />}
      <RowButton
        type="button"
        aria-label={`Comprobante de ${[shown, day].filter(Boolean).join(', ')}`}
        onClick={() => void openReceipt(numeroComprobante)}
      >
        <span>Comprobante</span>
        <Icon icon={ChevronRight} size="large" />
      </RowButton>
    </Row>
  );
}
