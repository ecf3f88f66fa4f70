import type { Movimiento } from '#api/contract/cuentas.ts';
import { PrintedDocument, PrintedTable } from '#components/PrintSheet/PrintedDocument.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { writtenDate } from '#domain/dates.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import type { MovementFilter } from '#domain/movementFilter.ts';
import { movementText } from '#domain/movementText.ts';
import { partialTotalText, unreadableIn, unreadableText } from '#domain/partialList.ts';
import type { AccountDetail } from './accountDetail.ts';
import { filterText } from './filterWords.ts';

export interface PrintedMovementsProps {
  cooperativeName: string;
  legalName?: string;
  member: string;
  owner: { label: string; value: string };
  printedAt: string;
  /** Its balances only where they are of the rows' own moment. */
  account: AccountDetail;
  filter: MovementFilter;
  rows: readonly Movimiento[];
  dateFormat: string;
}

/**
 * Movements on paper (30-impresion-movimientos): egress and income in columns of their own, without sign or symbol. Sums of a part say which
 * part it is.
 */
export function PrintedMovements({ owner, account, filter, rows, dateFormat, ...paper }: PrintedMovementsProps) {
  const date = (iso: string) => writtenDate(iso, dateFormat);
  const sum = (tipo: 'C' | 'D') =>
    rows.filter((row) => row.tipo === tipo).reduce((total, { valor }) => total + valor, 0);
  const missing = unreadableIn(rows);
  const narrowed = filterText(filter);
  return (
    <PrintedDocument
      {...paper}
      title="Movimientos de cuenta"
      summary={[
        owner,
        { label: 'Cuenta', value: `${account.name} ${maskAccount(account.number)}` },
        { label: 'Período', value: `${date(filter.desde)} a ${date(filter.hasta)}` },
        ...(narrowed === '' ? [] : [{ label: 'Filtro', value: narrowed }]),
        { label: 'Movimientos', value: String(rows.length) },
        ...(account.book === null ? [] : [{ label: 'Saldo contable', value: formatMoney(account.book) }]),
        ...(account.available === null ? [] : [{ label: 'Disponible', value: formatMoney(account.available) }]),
        { label: 'Ingresos', value: formatMoney(sum('C')) },
        { label: 'Egresos', value: formatMoney(sum('D')) },
      ]}
    >
      <PrintedTable>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Descripción</th>
            <th scope="col" data-number>
              Egreso
            </th>
            <th scope="col" data-number>
              Ingreso
            </th>
            <th scope="col" data-number>
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ idMovimiento, fecha, descripcion, tipo, valor, saldo }, index) => {
            const { title, detail } = movementText(descripcion);
            return (
              <tr key={`${idMovimiento}-${index}`}>
                <td>{date(fecha)}</td>
                <td>{[title, detail].filter(Boolean).join(' · ')}</td>
                <td data-number>{tipo === 'D' && formatAmount(valor)}</td>
                <td data-number>{tipo === 'C' && formatAmount(valor)}</td>
                <td data-number>
                  <b>{formatAmount(saldo)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </PrintedTable>
      <p>Valores en dólares.</p>
      {missing > 0 && (
        <p>
          {unreadableText(missing)}. {partialTotalText(missing)}
        </p>
      )}
    </PrintedDocument>
  );
}
