import { askedOf, lacksCall } from '#api/asked.ts';
import { historial } from '#api/contract/transacciones.ts';
import { useApiPages } from '#api/pages.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge, type BadgeProps } from '#components/Badge/Badge.tsx';
import { LineButton } from '#components/Button/LineButton.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { ListHead, RowList, RowWait } from '#components/List/listParts.ts';
import { Money } from '#components/Money/Money.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { Timeline } from '#components/Timeline/Timeline.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { inProcessText } from '#domain/arrival.ts';
import { formatDate } from '#domain/dates.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import { keyed } from '#domain/keyed.ts';
import { opposite } from '#domain/money.ts';
import { rangeOf } from '#domain/movementFilter.ts';
import { joinRows } from '#domain/partialList.ts';
import { AsyncList } from '#flows/asyncContent/AsyncContent.tsx';
import { ListMore } from '#flows/asyncContent/ListMore.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { transferTimeline } from '#flows/comprobante/transferTimeline.ts';
import { useReceipt } from '#flows/comprobante/useReceipt.tsx';
import { payeeName, type Sent } from '#flows/repetir/sentTransfers.ts';
import { useRepeat } from '#flows/repetir/useRepeat.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { RowActions, RowText, Section, SentItem, Title, Way } from './Transferencias.styles.ts';

const PAGE_SIZE = 5;

/** «Últimas transferencias» of the last twelve months, newest first, with their state, receipt and «Repetir». */
export function History() {
  const today = useCurrentDay();
  // Once for all rows: each that came later would ask again for a list that failed, and take its «Reintentar» from under the finger.
  const repeat = useRepeat();
  const { desde, hasta } = rangeOf('12m', today);
  const pages = useApiPages(historial, {
    key: [desde, hasta],
    inputOf: (page) => ({
      query: { tipo: 'TRANSFERENCIA' as const, desde, hasta, pagina: String(page), tamano: String(PAGE_SIZE) },
    }),
    totalOf: ({ totalRegistros }) => totalRegistros,
    size: PAGE_SIZE,
  });
  const shown = useShown(askedOf(pages, (all) => joinRows(all.pages.map(({ registros }) => registros))));
  const { data, error } = pages;
  const total = data?.pages[0]?.totalRegistros ?? 0;
  // A server that knows only the specification keeps no history: there is nothing to show, and nothing to try again.
  if (lacksCall(pages)) return null;
  return (
    <Section aria-labelledby="ultimas-transferencias">
      <ListHead>
        <Title id="ultimas-transferencias">Últimas transferencias</Title>
      </ListHead>
      <AsyncList
        of={shown}
        loading="Cargando sus transferencias"
        skeleton={<RowsSkeleton rows={PAGE_SIZE} picture="disc" />}
        empty={<EmptyState title="No hay transferencias en este período." />}
      >
        {(rows) => (
          <>
            <RowList>
              {keyed(rows, ({ numeroComprobante }) => numeroComprobante).map(([row, key]) => (
                <SentRow key={key} row={row} onRepeat={() => repeat(row)} />
              ))}
            </RowList>
            <ListMore
              count={rows.length}
              total={total}
              hasMore={pages.hasNextPage}
              isLoadingMore={pages.isFetchingNextPage}
              onMore={pages.fetchNextPage}
              error={error}
              size="compact"
            />
          </>
        )}
      </AsyncList>
    </Section>
  );
}

const states: Readonly<Record<string, { tone: BadgeProps['tone']; text: string }>> = {
  EXITOSA: { tone: 'ok', text: 'Exitosa' },
  EN_PROCESO: { tone: 'info', text: 'En proceso' },
  DEVUELTA: { tone: 'error', text: 'Devuelta' },
};

function SentRow({ row, onRepeat }: { row: Sent; onRepeat: () => void }) {
  const { numeroComprobante, fecha, destino, valor, estado } = row;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const openReceipt = useReceipt();
  const { institution } = destinationWords(destino);
  const name = payeeName(row) || 'Transferencia';
  // A state that we do not know is shown as the server writes it (D-65).
  const state = estado ? (states[estado] ?? { tone: 'neutral' as const, text: estado }) : undefined;
  const day = formatDate(fecha, dateFormat) ?? '';
  const today = useCurrentDay();
  const steps = transferTimeline(row, today, dateFormat);
  return (
    <SentItem>
      <Initials name={name} />
      <RowText>
        <b>{name}</b>
        <span>
          <Apart text={[day, institution].filter(Boolean).join(' · ')} />
        </span>
        {estado === 'EN_PROCESO' && <RowWait>{inProcessText(row, today, dateFormat)}</RowWait>}
        {steps && estado !== 'EXITOSA' && (
          <Way>
            <Timeline label={`Estado de la transferencia a ${name}`} steps={steps} compact />
          </Way>
        )}
      </RowText>
      {state ? <Badge tone={state.tone}>{state.text}</Badge> : <span />}
      {typeof valor === 'number' ? <Money cents={opposite(valor)} flow="outgoing" hidden={hidden} /> : <span />}
      <RowActions>
        {numeroComprobante && (
          <LineButton
            type="button"
            aria-label={`Ver comprobante de ${name}${day && `, ${day}`}`}
            onClick={() => void openReceipt(numeroComprobante, estado)}
          >
            Ver
          </LineButton>
        )}
        <LineButton
          type="button"
          aria-label={`Repetir la transferencia a ${name}${day && `, ${day}`}`}
          onClick={onRepeat}
        >
          Repetir
        </LineButton>
      </RowActions>
    </SentItem>
  );
}
