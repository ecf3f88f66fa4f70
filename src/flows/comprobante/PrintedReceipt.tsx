import styled from 'styled-components';
import { Apart } from '#components/Apart/Apart.tsx';
import { PrintedDocument, PrintedTable } from '#components/PrintSheet/PrintedDocument.tsx';
import { formatMoney } from '#domain/money.ts';
import { fontFamily, fontWeight } from '#theme/tokens.ts';
import { LEGEND, noteText, type ReceiptContent } from './receipt.ts';

export interface PrintedReceiptProps extends Omit<ReceiptContent, 'state'> {
  cooperativeName: string;
  legalName?: string;
  member: string;
  printedAt: string;
}

/** A receipt on paper (DESIGN.md §9): the scallop is a rule, the amount in one size, what the state means, the server's rows. */
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
      title="Comprobante"
      member={member}
      printedAt={printedAt}
      narrow
    >
      <Outcome>
        <div>
          <strong>{title}</strong>
          {when && <div>Fecha y hora {when}</div>}
        </div>
        {cents !== null && <Amount>{formatMoney(cents)}</Amount>}
      </Outcome>
      {note && <Note>{noteText(note)}</Note>}
      <Rows>
        <tbody>
          {rows.map(({ label, value, bold = false }, index) => (
            <tr key={`${label}-${index}`}>
              <th scope="row">{label}</th>
              <td>
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
      </Rows>
      {/* Our own stands at the foot of every document. */}
      {legend !== LEGEND && <p>{legend}</p>}
    </PrintedDocument>
  );
}

const Outcome = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16pt;
  margin-bottom: 10pt;
  font-size: 10pt;

  strong {
    font-size: 11pt;
  }
`;

const Amount = styled.span`
  font: ${fontWeight.strong} 20pt / 1.2 ${fontFamily.display};
  white-space: nowrap;
`;

const Note = styled.p`
  margin-bottom: 10pt;
  font-size: 10pt;
  font-weight: ${fontWeight.strong};
`;

/** Between two rules. */
const Rows = styled(PrintedTable)`
  margin-bottom: 6pt;
  border-block: 1px solid #000;
  font-size: 10pt;

  th {
    font-weight: ${fontWeight.regular};
  }

  td {
    overflow-wrap: anywhere;
    text-align: end;
  }

  tr:last-child > * {
    border: 0;
  }
`;
