import { type PdfDocument, type PdfLetterhead, pdfFileName } from '#components/PdfDocument/pdfDocument.ts';
import { formatMoney } from '#domain/money.ts';
import type { ReceiptContent } from './receipt.ts';

export interface ReceiptPdfProps extends PdfLetterhead, Omit<ReceiptContent, 'when'> {
  /** The receipt's own number, for the file's name. */
  number: string | null | undefined;
  /** Day and hour, where they are not one of the rows. */
  when?: string | null;
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
  state,
  title,
  cents,
  when = null,
  rows,
  legend,
  note,
  cooperativeName,
  legalName = '',
  logoUrl = null,
  accent = null,
  member,
  printedAt,
}: ReceiptPdfProps): PdfDocument {
  return {
    fileName: pdfFileName('comprobante', number),
    cooperativeName,
    legalName,
    logoUrl,
    accent,
    title: 'Comprobante',
    outcome: { state, title, when, amount: cents === null ? null : formatMoney(cents) },
    member,
    printedAt,
    facts: [],
    notice: note,
    tables: [
      {
        columns: [{}, { align: 'right' }],
        rows: rows.map(({ label, value, bold = false }) => [label, { text: value, strong: bold }]),
      },
    ],
    legend,
    narrow: true,
  };
}
