import type { PdfLetterhead } from '#components/PdfDocument/pdfDocument.ts';
import { PrintedDocument, PrintedTable } from '#components/PrintSheet/PrintedDocument.tsx';
import { writtenDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { partialTotalText, unreadableIn, unreadableText } from '#domain/partialList.ts';
import { hasOtherCharges, type LoanDetail, tableLegend, totalsOf } from './loanDetail.ts';
import { loanFacts } from './loanFacts.ts';

export interface PrintedLoanProps extends PdfLetterhead {
  member: string;
  owner: { label: string; value: string };
  printedAt: string;
  loan: LoanDetail;
  dateFormat: string;
}

/** The amortisation table on paper (DESIGN.md §9). */
export function PrintedLoan({ owner, loan, dateFormat, ...paper }: PrintedLoanProps) {
  const totals = totalsOf(loan.table);
  const hasOther = hasOtherCharges(loan);
  const date = (iso: string) => writtenDate(iso, dateFormat);
  const missing = unreadableIn(loan.table);
  return (
    <PrintedDocument {...paper} title="Tabla de amortización" summary={loanFacts(owner, loan)}>
      <PrintedTable>
        <thead>
          <tr>
            <th scope="col">N.º</th>
            <th scope="col">Fecha</th>
            {['Capital', 'Interés', 'Seguro', ...(hasOther ? ['Otros'] : []), 'Cuota', 'Saldo'].map((head) => (
              <th key={head} scope="col" data-number>
                {head}
              </th>
            ))}
            <th scope="col">Estado</th>
          </tr>
        </thead>
        <tbody>
          {loan.table.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{date(row.date)}</td>
              <td data-number>{formatAmount(row.capital)}</td>
              <td data-number>{formatAmount(row.interest)}</td>
              <td data-number>{formatAmount(row.insurance)}</td>
              {hasOther && <td data-number>{formatAmount(row.other)}</td>}
              <td data-number>
                <b>{formatAmount(row.total)}</b>
              </td>
              <td data-number>{formatAmount(row.balance)}</td>
              <td>{row.stateText}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>
              <b>Total</b>
            </td>
            <td data-number>{formatAmount(totals.capital)}</td>
            <td data-number>{formatAmount(totals.interest)}</td>
            <td data-number>{formatAmount(totals.insurance)}</td>
            {hasOther && <td data-number>{formatAmount(totals.other)}</td>}
            <td data-number>{formatAmount(totals.total)}</td>
            <td colSpan={2}>{'\u00a0'}</td>
          </tr>
        </tbody>
      </PrintedTable>
      <p>{tableLegend(loan)}</p>
      {missing > 0 && (
        <p>
          {unreadableText(missing)}. {partialTotalText(missing)}
        </p>
      )}
    </PrintedDocument>
  );
}
