import type { Movimiento } from '#api/contract/cuentas.ts';
import { toCsv } from '#domain/csv.ts';
import { formatMinute } from '#domain/dates.ts';
import { plainMovementText, UNNAMED_MOVEMENT } from '#domain/movementText.ts';
import { unreadableLines } from '#domain/partialList.ts';

/** The movements as a table for spreadsheets: egress and income in columns of their own, without sign or symbol (DESIGN.md §9). */
export function movementsCsv(rows: readonly Movimiento[]): string {
  return toCsv([
    ['Fecha', 'Descripción', 'Documento', 'Canal', 'Egreso', 'Ingreso', 'Saldo'],
    ...rows.map(({ fecha, descripcion, numeroDocumento, canal, tipo, valor, saldo }) => [
      formatMinute(fecha, 'dd/MM/yyyy') ?? fecha,
      plainMovementText(descripcion).trim() || UNNAMED_MOVEMENT,
      { code: numeroDocumento ?? '' },
      canal ?? '',
      tipo === 'D' ? { cents: valor } : null,
      tipo === 'C' ? { cents: valor } : null,
      { cents: saldo },
    ]),
    ...unreadableLines(rows),
  ]);
}
