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

  it('names what happens: a wage, who sends, what it is', () => {
    const events = found(1_000_00, [due('2026-11-23', 5_00)], [...salary, ...received, ...saving])?.outlook.events;
    expect(events?.map(({ day, name, cents }) => [day, name, cents])).toEqual([
      ['2026-11-23', 'Luz', -5_00],
      ['2026-11-24', 'Carlos Loja', 260_00],
      ['2026-11-25', 'Sueldo', 850_00],
      ['2026-11-26', 'Ahorro programado', -150_00],
    ]);
  });

  it('nothing where nothing is known to happen', () => {
    expect(found(500_00, [])).toBeNull();
    expect(found(500_00, [due('2027-01-15', 1_00)], seen('VENTA', '25', 1_00).slice(0, 2))).toBeNull();
  });
});
