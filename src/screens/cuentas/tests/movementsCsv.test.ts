import { expect, it } from 'vitest';
import type { Movimiento } from '#api/contract/cuentas.ts';
import { movementsCsv } from '../movementsCsv.ts';

const movement: Movimiento = {
  idMovimiento: '1-D',
  fecha: '2026-11-18T08:07:00',
  descripcion: 'PAGO INTERNET – INTERNET Y TV',
  tipo: 'D',
  valor: 28_00,
  saldo: 2_906_37,
  numeroDocumento: '0000482150',
  agencia: 'Matriz Centro',
  canal: 'BANCA VIRTUAL',
  numeroComprobante: null,
};

const HEAD = '\uFEFFFecha;Descripción;Documento;Canal;Egreso;Ingreso;Saldo\r\n';

it('DESIGN.md §9, D-19, D-20: egress and income in columns of their own, the decimal comma, nothing grouped', () => {
  const income = { ...movement, tipo: 'C' as const, valor: 1_185_40, descripcion: 'ACREDITACION SUELDO SPI' };
  expect(movementsCsv([movement, income])).toBe(
    `${HEAD}18/11/2026 08:07;PAGO INTERNET – INTERNET Y TV;"=""0000482150""";BANCA VIRTUAL;28,00;;2906,37\r\n` +
      '18/11/2026 08:07;ACREDITACION SUELDO SPI;"=""0000482150""";BANCA VIRTUAL;;1185,40;2906,37\r\n',
  );
});

it('D-65: of a movement whose hour nobody says its day alone stands there', () => {
  expect(movementsCsv([{ ...movement, fecha: '2026-11-18' }])).toMatch(/\n18\/11\/2026;PAGO/);
});

it.each(['', '  '])(
  'D-65: a movement of which the server says «%s» is called so in the file as on the screen',
  (descripcion) => {
    expect(movementsCsv([{ ...movement, descripcion }])).toMatch(/\n18\/11\/2026 08:07;Movimiento;/);
  },
);

it('an empty filter is a head alone', () => {
  expect(movementsCsv([])).toBe(HEAD);
});

it('what is missing is empty, a negative balance keeps its sign, a date that is none stays as it came', () => {
  const { numeroDocumento: _document, canal: _channel, ...bare } = movement;
  expect(movementsCsv([{ ...bare, saldo: -1_234_50, fecha: '2026-02-30' }])).toBe(
    `${HEAD}"=""2026-02-30""";PAGO INTERNET – INTERNET Y TV;;;28,00;;-1234,50\r\n`,
  );
});

it('a document is a text whatever it looks like: a spreadsheet converts none', () => {
  const written = (numeroDocumento: string) => movementsCsv([{ ...movement, numeroDocumento }]).split(';')[8];
  expect(['0102', ' 0102', 'A-77', '12 nov'].map(written)).toEqual([
    '"=""0102"""',
    '"="" 0102"""',
    '"=""A-77"""',
    '"=""12 nov"""',
  ]);
});

it('a description that would be a formula, or that parts cells, is only a text', () => {
  const csv = movementsCsv([
    { ...movement, descripcion: '=HYPERLINK("http://x";"pago")' },
    { ...movement, descripcion: '-45 DEVOLUCION; "URGENTE"' },
  ]);
  expect(csv).toContain(';"\'=HYPERLINK(""http://x"";""pago"")";"=""0000482150"""');
  expect(csv).toContain(';"\'-45 DEVOLUCION; ""URGENTE""";"=""0000482150"""');
});
