import { type PdfDocument, pdfFileName } from '#components/PdfDocument/pdfDocument.ts';
import { formatMoney } from '#domain/money.ts';
import { LEGEND, noteText, type ReceiptContent } from './receipt.ts';

export interface ReceiptPdfProps extends Pick<ReceiptContent, 'title' | 'cents' | 'rows' | 'legend' | 'note'> {
  /** The receipt's own number, for the file's name. */
  number: string | null | undefined;
  /** Day and hour, where they are not one of the rows. */
  when?: string | null;
  cooperativeName: string;
  member: string;
  /** Moment at which the file is made, in words. */
  printedAt: string;
}

/**
 * A receipt as a file (DESIGN.md §9, screens.md A.0 «CMP»): the same that PrintedReceipt puts on paper, with the accounts as the
 * screen has them, masked. For `usePdfDownload`.
 */
export function receiptPdf({
  number,
  title,
  cents,
  when,
  rows,
  legend,
  note,
  cooperativeName,
  member,
  printedAt,
}: ReceiptPdfProps): PdfDocument {
  return {
    fileName: pdfFileName('comprobante', number),
    cooperativeName,
    title,
    member,
    printedAt,
    facts: [
      ...(cents === null ? [] : [{ label: 'Valor', value: formatMoney(cents), large: true }]),
      ...(when ? [{ label: 'Fecha y hora', value: when }] : []),
    ],
    tables: [
      {
        columns: [{}, { align: 'right' }],
        rows: rows.map(({ label, value, bold = false }) => [label, { text: value, strong: bold }]),
      },
    ],
    // A paragraph under the table: over it there is room for short facts alone.
    legend: note ? [noteText(note), legend === LEGEND ? '' : legend].filter(Boolean).join(' ') : legend,
    narrow: true,
  };
}
