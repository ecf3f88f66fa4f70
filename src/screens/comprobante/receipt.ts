import type { Comprobante as Answer } from '#api/contract/comprobante.ts';
import type { ReceiptProps, ReceiptState } from '#components/Receipt/Receipt.tsx';
import { formatDate } from '#domain/dates.ts';
import { toCents } from '#domain/money.ts';

const kinds: Readonly<Record<string, string>> = { INTERNA: 'Transferencia', EXTERNA: 'Transferencia' };

const states: Readonly<Record<string, { state: ReceiptState; word: string }>> = {
  EXITOSA: { state: 'done', word: 'exitos' },
  EN_PROCESO: { state: 'inProcess', word: 'en proceso' },
  DEVUELTA: { state: 'returned', word: 'devuelt' },
};

/** copy.md «Comprobante», when the server sends no legend of its own. */
const LEGEND = 'Documento informativo generado en la banca virtual.';

/** True when the bank knows no such receipt (contract B.0 `NO_ENCONTRADA`). */
export function isNotFound({ estado }: Answer): boolean {
  return estado === 'NO_ENCONTRADA';
}

/** The answer as the paper shows it: its number first, then the server's rows in its own order. */
export function receiptOf(answer: Answer): Omit<ReceiptProps, 'brand'> {
  const kind = kinds[answer.tipo ?? ''] ?? 'Pago';
  const known = states[answer.estado ?? ''];
  const amount = answer.valor ?? answer.total;
  const when = formatDate(answer.fecha, 'dd/MM/yyyy HH:mm');
  return {
    state: known?.state ?? 'unknown',
    title: known ? `${kind} ${worded(known.word, kind)}` : kind,
    cents: typeof amount === 'number' ? toCents(amount) : null,
    when,
    rows: [
      ...(answer.numeroComprobante ? [{ label: 'Comprobante N.º', value: answer.numeroComprobante }] : []),
      ...(answer.detalle ?? []).map(({ etiqueta, valor, negrita }) => ({
        label: etiqueta,
        value: valor,
        bold: negrita === true,
      })),
    ],
    legend: answer.mensajeLegal?.trim() || LEGEND,
  };
}

/** «exitosa» of a transfer, «exitoso» of a payment. */
function worded(word: string, kind: string): string {
  if (word === 'en proceso') return word;
  return `${word}${kind === 'Transferencia' ? 'a' : 'o'}`;
}
