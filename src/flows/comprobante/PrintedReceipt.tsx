import { Apart } from '#components/Apart/Apart.tsx';
import { PrintedDocument, PrintedTable } from '#components/PrintSheet/PrintedDocument.tsx';
import { formatMoney } from '#domain/money.ts';
import { noteText, type ReceiptContent } from './receipt.ts';

export interface PrintedReceiptProps extends Omit<ReceiptContent, 'state'> {
  cooperativeName: string;
  legalName?: string;
  member: string;
  printedAt: string;
}

/** A receipt on paper (DESIGN.md §9): the scallop is a rule, the amount in one size, the server's rows. */
export function PrintedReceipt({
  cooperativeName,
  legalName = '',
  member,
  printedAt,
  title,
  cents,
  when,
  rows,
  legend,
  note,
}: PrintedReceiptProps) {
  return (
    <PrintedDocument
      cooperativeName={cooperativeName}
      legalName={legalName}
      title={title}
      member={member}
      printedAt={printedAt}
      summary={[
        ...(cents === null ? [] : [{ label: 'Valor', value: formatMoney(cents) }]),
        ...(when ? [{ label: 'Fecha y hora', value: when }] : []),
      ]}
    >
      <PrintedTable>
        <tbody>
          {rows.map(({ label, value, bold = false }, index) => (
            <tr key={`${label}-${index}`}>
              <th scope="row">{label}</th>
              <td data-number>
                {bold ? (
                  <b>
                    <Apart text={value} />
                  </b>
                ) : (
                  <Apart text={value} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
      {note && (
        <p>
          <b>{noteText(note)}</b>
        </p>
      )}
      <p>{legend}</p>
    </PrintedDocument>
  );
}
