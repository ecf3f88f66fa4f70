import { type PdfDocument, pdfFileName } from '#components/PdfDocument/pdfDocument.ts';
import { writtenDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { partialTotalText, unreadableIn, unreadableText } from '#domain/partialList.ts';
import { hasOtherCharges, tableLegend, totalsOf } from './loanDetail.ts';
import { loanFacts } from './loanFacts.ts';
import type { PrintedLoanProps } from './PrintedLoan.tsx';

/** The amortisation table as a file (DESIGN.md §9): the same that PrintedLoan puts on paper. The loan's number stays masked. */
export function loanPdf({
  cooperativeName,
  legalName = '',
  logoUrl = null,
  accent = null,
  member,
  owner,
  printedAt,
  loan,
  dateFormat,
}: PrintedLoanProps): PdfDocument {
  const totals = totalsOf(loan.table);
  const hasOther = hasOtherCharges(loan);
  const date = (iso: string) => writtenDate(iso, dateFormat);
  const amounts = ['Capital', 'Interés', 'Seguro', ...(hasOther ? ['Otros'] : []), 'Cuota', 'Saldo'];
  const missing = unreadableIn(loan.table);
  return {
    fileName: pdfFileName('amortizacion', loan.number.slice(-4)),
    cooperativeName,
    legalName,
    logoUrl,
    accent,
    title: 'Tabla de amortización',
    member,
    printedAt,
    facts: loanFacts(owner, loan),
    tables: [
      {
        columns: [
          { head: 'N.º' },
          { head: 'Fecha' },
          ...amounts.map((head) => ({ head, align: 'right' as const, bold: head === 'Cuota' })),
          { head: 'Estado' },
        ],
        rows: loan.table.map((row) => [
          String(row.number),
          date(row.date),
          formatAmount(row.capital),
          formatAmount(row.interest),
          formatAmount(row.insurance),
          ...(hasOther ? [formatAmount(row.other)] : []),
          formatAmount(row.total),
          formatAmount(row.balance),
          row.stateText,
        ]),
        foot: [
          '',
          'Total',
          formatAmount(totals.capital),
          formatAmount(totals.interest),
          formatAmount(totals.insurance),
          ...(hasOther ? [formatAmount(totals.other)] : []),
          formatAmount(totals.total),
        ],
      },
    ],
    legend: [
      tableLegend(loan),
      ...(missing > 0 ? [`${unreadableText(missing)}. ${partialTotalText(missing)}`] : []),
    ].join(' '),
  };
}
