import { describe, expect, it } from 'vitest';
import type { Expected } from '#domain/outlook.ts';
import type { SeenMovement } from '#domain/regularMovements.ts';
import { leadOf, outlookOf, titleOf } from '../memberOutlook.ts';

const TODAY = '2026-11-20';

const due = (day: string, cents: number): Expected => ({ kind: 'due', id: 'FAV-1', day, name: 'Luz', cents });

const months = ['2026-08', '2026-09', '2026-10'];
const seen = (text: string, date: string, cents: number, isIncome = true): SeenMovement[] =>
  months.map((month) => ({ account: '1', day: `${month}-${date}`, text, cents, isIncome }));

const salary = seen('ACREDITACION SUELDO SPI', '25', 850_00);
const received = seen('TRANSFERENCIA RECIBIDA – CARLOS LOJA', '24', 260_00);
const saving = seen('AHORRO PROGRAMADO – APORTE MENSUAL', '26', 150_00, false);

const found = (available: number, dues: Expected[], movements: SeenMovement[] = []) => {
  const one = outlookOf({ available, dues, seen: movements, today: TODAY });
  return one && { ...one, title: titleOf(one.outlook), lead: leadOf(one.outlook) };
};

describe('DESIGN.md §12 «How long it lasts»: its words', () => {
  it.each([
    [
      500_00,
      [due('2026-12-15', 187_60)],
      'Le alcanza para los próximos 30 días',
      'El saldo más bajo sería $312,40 el 15 de diciembre.',
    ],
    [
      500_00,
      [due('2026-11-01', 187_60)],
      'Le alcanza para los próximos 30 días',
      'El saldo más bajo sería $312,40 hoy.',
    ],
    [
      100_00,
      [due('2026-12-16', 220_00)],
      'Le alcanza hasta el martes 15 de diciembre',
      'Le faltarían $120,00 el miércoles 16 de diciembre.',
    ],
    [
      100_00,
      [due('2026-12-12', 120_00), due('2026-12-16', 100_00)],
      'Le alcanza hasta el viernes 11 de diciembre',
      'Le faltarían hasta $120,00 desde el sábado 12 de diciembre.',
    ],
    [100_00, [due('2026-11-14', 220_00)], 'Hoy su saldo no le alcanza', 'Le faltarían $120,00 hoy.'],
    [
      100_00,
      [due('2026-11-14', 220_00), due('2026-12-01', 1_00)],
      'Hoy su saldo no le alcanza',
      'Le faltarían hasta $121,00 desde hoy.',
    ],
  ])('%d cents and %o', (available, dues, title, lead) => {
    expect(found(available, dues)).toMatchObject({ title, lead });
  });

  it('says what is counted, and only that', () => {
    const rule = 'De cada ingreso toma el valor más bajo y la fecha más tardía de los últimos cuatro meses.';
    const rest = 'No incluye sus gastos diarios.';
    expect(found(1, [due(TODAY, 1)])?.assumed).toBe(
      `Cuenta con su saldo disponible y sus vencimientos conocidos. En sus movimientos no hay ingresos que se repitan. ${rest}`,
    );
    expect(found(1, [], salary)?.assumed).toBe(
      `Cuenta con su saldo disponible y su sueldo de alrededor de $850,00 cada mes. ${rule} ${rest}`,
    );
    expect(found(1, [due(TODAY, 1)], [...salary, ...received, ...saving])?.assumed).toBe(
      `Cuenta con su saldo disponible, sus vencimientos conocidos, su ahorro programado, su sueldo de alrededor de $850,00 cada mes y otro ingreso de alrededor de $260,00 cada mes. ${rule} ${rest}`,
    );
    const deposits = seen('DEPOSITO EN EFECTIVO', '22', 90_00);
    expect(found(1, [], [...received, ...deposits])?.assumed).toContain('y 2 ingresos que se repiten.');
    expect(found(1, [], [...salary, ...received, ...deposits])?.assumed).toContain(
      'y otros 2 ingresos que se repiten.',
    );
  });

  it('of incomes besides a wage one is told, several are counted', () => {
    const deposits = seen('DEPOSITO EN EFECTIVO', '22', 90_00);
    const countedOf = (movements: SeenMovement[]) => found(1, [], movements)?.assumed.split('. ')[0];
    expect(countedOf(received)).toBe('Cuenta con su saldo disponible y un ingreso de alrededor de $260,00 cada mes');
    expect(countedOf([...received, ...deposits])).toBe('Cuenta con su saldo disponible y 2 ingresos que se repiten');
  });

  it.each([
    ['cada semana', ['2026-11-04', '2026-11-11', '2026-11-18']],
    ['cada dos semanas', ['2026-10-21', '2026-11-04', '2026-11-18']],
    ['cada quincena', ['2026-09-15', '2026-09-30', '2026-10-15', '2026-10-31', '2026-11-15']],
    ['cada mes', ['2026-09-18', '2026-10-18', '2026-11-18']],
  ])('says that a wage comes %s', (rhythm, days) => {
    const wages = days.map((day) => ({ account: '1', day, text: 'PAGO SUELDO', cents: 200_00, isIncome: true }));
    expect(found(1, [], wages)?.assumed).toContain(`su sueldo de alrededor de $200,00 ${rhythm}.`);
  });

  it('names what happens: a wage, who sends, what it is', () => {
    const events = found(1_000_00, [due('2026-11-23', 5_00)], [...salary, ...received, ...saving])?.outlook.events;
    expect(events?.map(({ kind, day, name, cents }) => [kind, day, name, cents])).toEqual([
      ['due', '2026-11-23', 'Luz', -5_00],
      ['income', '2026-11-24', 'Carlos Loja', 260_00],
      ['income', '2026-11-25', 'Sueldo', 850_00],
      ['saving', '2026-11-26', 'Ahorro programado', -150_00],
    ]);
  });

  it.each([
    [
      'a deposit by what it is, not by where',
      seen('DEPOSITO EN EFECTIVO – MATRIZ CENTRO', '24', 90_00),
      'Depósito en efectivo',
    ],
    ['what nobody is named for by what it is', seen('TRANSFERENCIA RECIBIDA', '24', 90_00), 'Transferencia recibida'],
    [
      'a saving alike, however the core words it',
      seen('DEBITO AHORRO PROGRAMADO', '24', 90_00, false),
      'Ahorro programado',
    ],
  ])('names %s', (_, movements, name) => {
    expect(found(1_000_00, [], movements)?.outlook.events.map((event) => event.name)).toEqual([name]);
  });

  it('nothing where nothing is known to happen', () => {
    expect(found(500_00, [])).toBeNull();
    expect(found(500_00, [due('2027-01-15', 1_00)], seen('VENTA', '25', 1_00).slice(0, 2))).toBeNull();
  });
});
