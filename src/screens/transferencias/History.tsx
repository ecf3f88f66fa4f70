import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';
import { useApiPages } from '#api/pages.ts';
import { useKeptFailure } from '#api/query.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge, type BadgeProps } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { useToday } from '#components/Today/useToday.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { inProcessText } from '#domain/arrival.ts';
import { formatDate } from '#domain/dates.ts';
import { formatAmount, toCents } from '#domain/money.ts';
import { rangeOf } from '#domain/movements.ts';
import { fullName } from '#domain/names.ts';
import { isNothing, joinRows } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { useNavigate } from '#navigation/router.ts';
import { useReceipt } from '#screens/comprobante/useReceipt.tsx';
import { useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import { flowStart } from '#screens/operacion/flowStart.ts';
import { useSession } from '#session/SessionProvider.tsx';
import {
  Foot,
  Head,
  LinkButton,
  List,
  Operation,
  RowActions,
  RowText,
  Section,
  Title,
  Wait,
} from './Transferencias.styles.ts';

type Sent = EndpointAnswer<typeof historial>['registros'][number];

const PAGE_SIZE = 5;

/** «Últimas transferencias» of the last twelve months, newest first, with their state, receipt and «Repetir». */
export function History() {
  const today = useToday();
  const { desde, hasta } = rangeOf('12m', today);
  const key = [desde, hasta];
  const pages = useApiPages(historial, {
    key,
    inputOf: (page) => ({
      query: { tipo: 'TRANSFERENCIA' as const, desde, hasta, pagina: String(page), tamano: String(PAGE_SIZE) },
    }),
    totalOf: ({ totalRegistros }) => totalRegistros,
    size: PAGE_SIZE,
  });
  const { error, isRetrying } = useKeptFailure(pages, [historial.id, ...key]);
  const timing = useSkeletonTiming(pages.data === undefined && !error);
  const rows = joinRows(pages.data?.pages.map(({ registros }) => registros) ?? []);
  const total = pages.data?.pages[0]?.totalRegistros ?? 0;
  // A server that knows only the specification keeps no history: there is nothing to show, and nothing to try again.
  if (isUnknownCall(error)) return null;
  return (
    <Section aria-labelledby="ultimas-transferencias">
      <Head>
        <Title id="ultimas-transferencias">Últimas transferencias</Title>
      </Head>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus transferencias</p>
          <Skeleton $width="100%" $height="12.75rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && error && rows.length === 0 && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={firstMessage(error)}
          action={
            <Button
              variant="secondary"
              loading={isRetrying}
              onClick={() => void pages.refetch({ cancelRefetch: false })}
            >
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && pages.data && isNothing(rows) && (
        <EmptyState title="No hay transferencias en este período." />
      )}
      {timing === 'content' && <UnreadableRows of={[rows]} />}
      {timing === 'content' && rows.length > 0 && (
        <>
          <List>
            {rows.map((row) => (
              <SentRow key={row.numeroComprobante} row={row} />
            ))}
          </List>
          {/* A further page that did not come: what is there stays, and «Cargar más» asks again. */}
          {error && (
            <Notice tone="error" role="alert">
              {firstMessage(error)}
            </Notice>
          )}
          <Foot>
            <span role="status">
              Mostrando {rows.length} de {total}
            </span>
            {pages.hasNextPage && (
              <Button
                variant="secondary"
                size="compact"
                loading={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                Cargar más
              </Button>
            )}
          </Foot>
        </>
      )}
    </Section>
  );
}

const states: Readonly<Record<string, { tone: BadgeProps['tone']; text: string }>> = {
  EXITOSA: { tone: 'ok', text: 'Exitosa' },
  EN_PROCESO: { tone: 'info', text: 'En proceso' },
  DEVUELTA: { tone: 'error', text: 'Devuelta' },
};

function SentRow({ row }: { row: Sent }) {
  const { numeroComprobante, fecha, tipo, destino, valor, estado } = row;
  const { dateFormat } = useConfig();
  const openReceipt = useReceipt();
  const repeat = useRepeat();
  const [first = '', institution = ''] = (destino ?? '').split(' · ');
  const name = first || 'Transferencia';
  // A state that we do not know is shown as the server writes it (D-65).
  const state = estado ? (states[estado] ?? { tone: 'neutral' as const, text: estado }) : undefined;
  const kind = tipo === 'EXTERNA' ? 'external' : 'internal';
  const day = formatDate(fecha, dateFormat) ?? '';
  return (
    <Operation>
      <Initials name={name} />
      <RowText>
        <b>{name}</b>
        <span>
          <Apart text={[day, institution.startsWith('•') ? '' : institution].filter(Boolean).join(' · ')} />
        </span>
        {estado === 'EN_PROCESO' && (
          <Wait>{inProcessText(row.acreditacion, formatDate(row.fechaAcreditacion, dateFormat))}</Wait>
        )}
      </RowText>
      {state ? <Badge tone={state.tone}>{state.text}</Badge> : <span />}
      {typeof valor === 'number' ? <Money cents={-toCents(valor)} flow="outgoing" /> : <span />}
      <RowActions>
        <LinkButton
          type="button"
          aria-label={`Ver comprobante de ${name}${day && `, ${day}`}`}
          onClick={() => void openReceipt(numeroComprobante)}
        >
          Ver
        </LinkButton>
        <LinkButton
          type="button"
          aria-label={`Repetir la transferencia a ${name}${day && `, ${day}`}`}
          onClick={() => repeat(kind, row)}
        >
          Repetir
        </LinkButton>
      </RowActions>
    </Operation>
  );
}

/**
 * «Repetir»: the same destination, amount and concept in a form. The destination is the registered one of the history's code (D-74); where
 * the server names none, or one that is no longer registered, the one with the same name and last digits, and none where there is not
 * exactly one; to an account of one's own, «Mis cuentas».
 */
function useRepeat(): (kind: 'internal' | 'external', row: Sent) => void {
  const navigate = useNavigate();
  const session = useSession();
  const lists = { internal: useDestinations('internal').state, external: useDestinations('external').state };
  return (kind, { destino, valor, codigoCuentaDestino, concepto }) => {
    const state = lists[kind];
    const registered = state.kind === 'ready' ? state.destinations : [];
    const words = destino ?? '';
    const [name = ''] = words.split(' · ');
    const same =
      registered.find(({ code }) => code === codigoCuentaDestino) ??
      onlyOf(registered.filter((one) => one.name === name && one.number.endsWith(words.slice(-4))));
    const isOwn = kind === 'internal' && !same && session !== null && name === fullName(session);
    void navigate(kind === 'external' ? to.transferenciaExterna : to.transferenciaInterna, {
      state: flowStart({
        fuente: isOwn ? 'propias' : 'registradas',
        ...(same ? { destino: same.code } : {}),
        ...(typeof valor === 'number' ? { valor: formatAmount(toCents(valor)) } : {}),
        ...(concepto ? { concepto } : {}),
      }),
    });
  };
}

const onlyOf = <Item,>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
