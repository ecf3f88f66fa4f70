import type { Comprobante as Answer } from '#api/contract/comprobante.ts';
import type { ReceiptProps } from '#components/Receipt/Receipt.tsx';
import type { ReceiptState } from '#components/Receipt/receiptLooks.ts';
import { inProcessText } from '#domain/arrival.ts';
import { formatMinute } from '#domain/dates.ts';
import { shownText } from '#domain/foreignText.ts';
import { formatMoney } from '#domain/money.ts';
import { costText, orderCosts } from '#domain/orderCosts.ts';
import { isNothing, unreadableIn, unreadableText } from '#domain/partialList.ts';

const kinds: Readonly<Record<string, string>> = { INTERNA: 'Transferencia', EXTERNA: 'Transferencia' };

const states: Readonly<Record<string, { state: ReceiptState; word: string }>> = {
  EXITOSA: { state: 'done', word: 'exitos' },
  EN_PROCESO: { state: 'inProcess', word: 'en proceso' },
  DEVUELTA: { state: 'returned', word: 'devuelt' },
};

/** copy.md «Comprobante», when the server sends no legend of its own. */
export const LEGEND = 'Documento informativo generado en la banca virtual.';

const CONCEPT = 'Concepto';

/** True when the bank knows no such receipt (contract B.0 `NO_ENCONTRADA`). */
export function isNotFound({ estado }: Answer): boolean {
  return estado === 'NO_ENCONTRADA';
}

/** What the state means for the member, on screen, on paper and wherever the receipt goes: what is known first, then what follows. */
export interface ReceiptNote {
  lead: string;
  text: string;
}

/** A receipt as it is shown, printed, filed and shared. */
export interface ReceiptContent extends Omit<ReceiptProps, 'brand' | 'notice'> {
  /** Null where the money has arrived. */
  note: ReceiptNote | null;
}

/**
 * The answer as the paper shows it: its number first, then the server's rows in its own order, or the costs where it gives none.
 * `dateFormat` is that of its days. `today` is `yyyy-MM-dd`, for whoever shows the note: by it the deadline of an arrival is over.
 */
export function receiptOf(answer: Answer, dateFormat?: string, today = ''): ReceiptContent {
  const kind = kinds[answer.tipo ?? ''] ?? 'Pago';
  const known = states[answer.estado ?? ''];
  const amount = answer.valor ?? answer.total;
  const missing = unreadableIn(answer.detalle);
  const when = formatMinute(answer.fecha, dateFormat);
  return {
    state: known?.state ?? 'unknown',
    title: known ? `${kind} ${worded(known.word, kind)}` : kind,
    cents: amount ?? null,
    when,
    rows: [
      ...(answer.numeroComprobante ? [{ label: 'Comprobante N.º', value: shownText(answer.numeroComprobante) }] : []),
      ...[...(answer.detalle ?? []), ...costRows(answer)].map(({ etiqueta, valor, negrita }) => ({
        label: etiqueta,
        value: valor,
        bold: negrita === true,
      })),
      ...conceptRow(answer),
      // On the screen, on paper, in the file and in what is shared (D-65).
      ...(missing > 0 ? [{ label: 'Otros datos', value: unreadableText(missing) }] : []),
    ],
    legend: answer.mensajeLegal?.trim() || LEGEND,
    note: noteOf(answer, kind, today, dateFormat),
  };
}

/**
 * What an order has cost, as rows of the wire: none where the server gives rows of its own, which say it in its words. Where it gives none, the
 * receipt keeps what Revisar has promised, «Los verá en el comprobante» (D-65).
 */
export function costRows(answer: Answer): NonNullable<Answer['detalle']>[number][] {
  const { detalle, total } = answer;
  if (detalle && !isNothing(detalle)) return [];
  return [
    ...orderCosts(answer).map(({ label, cents }) => ({ etiqueta: label, valor: costText(cents) })),
    ...(typeof total === 'number' ? [{ etiqueta: 'Total debitado', valor: formatMoney(total), negrita: true }] : []),
  ];
}

/** The member's own words, where the server gives them apart and not among its rows (D-74). */
function conceptRow({ concepto, detalle }: Answer): ReceiptContent['rows'] {
  const isThere = detalle?.some(({ etiqueta }) => etiqueta.trim().toLowerCase() === CONCEPT.toLowerCase());
  return concepto && !isThere ? [{ label: CONCEPT, value: concepto }] : [];
}

/** The note as one text. */
export function noteText(note: ReceiptNote | null): string {
  return note ? [note.lead, note.text].filter(Boolean).join(' ') : '';
}

function noteOf(answer: Answer, kind: string, today: string, dateFormat?: string): ReceiptNote | null {
  const { estado } = answer;
  const it = kind === 'Transferencia' ? 'la' : 'lo';
  if (estado === 'EN_PROCESO')
    return {
      lead: inProcessText(answer, today, dateFormat),
      text: `El valor ya fue debitado; si la institución ${it} rechaza, se lo devolveremos.`,
    };
  if (estado === 'DEVUELTA') return { lead: '', text: `La institución ${it} devolvió. El valor volvió a su cuenta.` };
  return null;
}

/** «exitosa» of a transfer, «exitoso» of a payment. */
function worded(word: string, kind: string): string {
  if (word === 'en proceso') return word;
  return `${word}${kind === 'Transferencia' ? 'a' : 'o'}`;
}
