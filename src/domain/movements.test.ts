import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreText } from '#mocks/bank/ledger.ts';
import { seedServices } from '#mocks/bank/seed/services.ts';
import { addDays, addMonths, daysBetween, isDay } from './calendar.ts';
import {
  filterAmount,
  filterMessages,
  type MovementFilter,
  movementKind,
  movementKindNames,
  movementText,
  periods,
  plainMovementText,
  rangeOf,
} from './movements.ts';

const TODAY = '2026-11-20';

describe('demo-bank.md C.2: what a movement was, by the core’s words', () => {
  it.each([
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', 'salary'],
    ['CAPITALIZACION INTERES – AHORRO A LA VISTA', 'interest'],
    ['TRANSFERENCIA RECIBIDA – CARLOS LOJA', 'received'],
    ['TRANSFERENCIA ENVIADA – ARRIENDO', 'sent'],
    ['TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ', 'interbank'],
    ['COMISION TRANSFERENCIA SPI', 'interbank'],
    ['IVA COMISION', 'interbank'],
    ['RETIRO CAJERO', 'cash'],
    ['DEPOSITO EN EFECTIVO – VENTANILLA MATRIZ CENTRO', 'deposit'],
    ['CONSUMO POS SUPERMERCADO', 'shop'],
    ['CONSUMO POS FARMACIA', 'shop'],
    ['DEBITO CUOTA 18 CREDITO', 'loan'],
    ['DESEMBOLSO CREDITO – MICROCREDITO 020120001932', 'loan'],
    ['AHORRO PROGRAMADO – APORTE MENSUAL', 'savings'],
    ['PAGO CENTROSUR – CODIGO DE CLIENTE 1203456', 'power'],
    ['PAGO AGUA Y TELEFONO – SERVICIOS BASICOS', 'water'],
    ['PAGO INTERNET – INTERNET Y TV', 'internet'],
    ['PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', 'school'],
    ['RECARGA CELULAR – CLARO 0900000321', 'phone'],
    ['INTERÉS GANADO', 'interest'],
    ['CAPITALIZACIÓN', 'interest'],
    ['NÓMINA EMPRESA', 'salary'],
    ['COMISIÓN', 'interbank'],
    ['DEPÓSITO EN VENTANILLA', 'deposit'],
    ['DÉBITO CUOTA 18 CRÉDITO', 'loan'],
    ['MULTA', 'other'],
    ['', 'other'],
  ])('«%s» is %s', (description, kind) => {
    expect(movementKind(description)).toBe(kind);
    expect(movementKind(description.toLowerCase())).toBe(kind);
  });

  it('abbreviations count as words only: a hospital is no interbank transfer', () => {
    expect(movementKind('PAGO HOSPITAL')).toBe('other');
    expect(movementKind('PAGO GRUPOS')).toBe('other');
  });
});

it('what several movements of a kind are called together', () => {
  expect(movementKindNames).toEqual({
    salary: 'Sueldo',
    interest: 'Intereses',
    received: 'Transferencias recibidas',
    sent: 'Transferencias enviadas',
    interbank: 'Otras instituciones y comisiones',
    cash: 'Retiros en efectivo',
    deposit: 'Depósitos',
    shop: 'Compras',
    loan: 'Créditos',
    savings: 'Ahorro programado',
    power: 'Luz',
    water: 'Agua',
    internet: 'Internet',
    school: 'Educación',
    phone: 'Teléfono y recargas',
    other: 'Otros movimientos',
  });
});

describe('a core’s description as two lines', () => {
  it.each([
    ['TRANSFERENCIA RECIBIDA – CARLOS LOJA', 'Transferencia recibida', 'Carlos Loja'],
    ['TRANSFERENCIA SPI ENVIADA – ROSA ELENA ORDONEZ', 'Transferencia SPI enviada', 'Rosa Elena Ordonez'],
    ['TRANSFERENCIA RECIBIDA — MARIA DE LOS ÁNGELES', 'Transferencia recibida', 'Maria De Los Ángeles'],
    ['TRANSFERENCIA RECIBIDA  – \u00a0CARLOS LOJA', 'Transferencia recibida', 'Carlos Loja'],
    ['TRANSFERENCIA ENVIADA – CUOTA 3 DE ABRIL', 'Transferencia enviada', 'Cuota 3 de abril'],
    ['COMISION PAGO – APORTE MENSUAL', 'Comisión pago', 'Aporte mensual'],
    ['ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', 'Acreditación sueldo SPI', 'Transferencia SPI recibida'],
    ['CAPITALIZACION INTERES', 'Capitalización interés', ''],
    ['CONSUMO POS FARMACIA', 'Consumo POS farmacia', ''],
    ['DEBITO CUOTA 18 CREDITO', 'Débito cuota 18 crédito', ''],
    ['PAGO PRÉSTAMO – CREDITO DE CONSUMO', 'Pago préstamo', 'Crédito de consumo'],
    ['COMISION', 'Comisión', ''],
    ['IVA', 'IVA', ''],
    ['PAGO AGUA Y TELEFONO – SERVICIOS BASICOS', 'Pago agua y teléfono', 'Servicios básicos'],
    ['PAGO CENTROSUR - CODIGO DE CLIENTE 1203456', 'Pago CentroSur', 'Código de cliente 1203456'],
    ['UNO – DOS – TRES', 'Uno', 'Dos · tres'],
    ['  ', 'Movimiento', ''],
  ])('«%s» → «%s» and «%s»', (description, title, detail) => {
    expect(movementText(description)).toEqual({ title, detail });
  });

  it('§9, D-18: product numbers are masked, telephone numbers are not', () => {
    const description = 'DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO 020110004417';
    expect(movementText(description).detail).toBe('Crédito de consumo •••• 4417');
    expect(plainMovementText(description)).toBe('DEBITO CUOTA 18 CREDITO – CREDITO DE CONSUMO ****4417');
    expect(movementText('RECARGA CELULAR – CLARO 0900000321').detail).toContain('0900000321');
  });

  it.each([
    ['TRANSFERENCIA A CUENTA 010201004871', 'Transferencia a cuenta •••• 4871'],
    ['DEBITO CREDITO 020110004417 – CUOTA 3', 'Débito crédito •••• 4417'],
    ['010201004871', '•••• 4871'],
  ])('§9, D-18: wherever the number stands: %s', (description, title) => {
    expect(movementText(description).title).toBe(title);
  });

  it('D-18: in a copied message the mask is plain', () => {
    const description = 'TRANSFERENCIA A CUENTA 010201004871 – AHORRO 010201099999';
    expect(movementText(plainMovementText(description))).toEqual({
      title: 'Transferencia a cuenta ****4871',
      detail: 'Ahorro ****9999',
    });
  });

  it('D-21: a person’s name is in title case; a hyphen inside a word parts nothing from the title', () => {
    expect(movementText('TRANSFERENCIA RECIBIDA – ANA PEREZ-VERA')).toEqual({
      title: 'Transferencia recibida',
      detail: 'Ana Perez-Vera',
    });
    expect(movementText('PAGO DE TARJETA DEVUELTO – CARMEN V*** O***').detail).toBe('Carmen V*** O***');
    expect(movementText('PRE-PAGO').title).toBe('Pre-pago');
  });

  it.each([
    ['PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', 'Unidad Educativa Cordillera Azul'],
    ['PAGO COLEGIO – RIO CLARO', 'Rio Claro'],
    ['PAGO TARJETA DE CREDITO – BANCO DEL LITORAL DEMO', 'Banco del Litoral Demo'],
    ['PAGO TARJETA DE CREDITO – VISA CLASICA', 'Visa Clásica'],
    ['PAGO INTERNET – INTERNET Y TV', 'Internet y TV'],
    ['PAGO TRANSITO – MATRICULA VEHICULAR', 'Matrícula vehicular'],
    ['PAGO CUOTA 5 – CREDITO DE CONSUMO', 'Crédito de consumo'],
    ['AHORRO PROGRAMADO – APORTE MENSUAL', 'Aporte mensual'],
  ])('one spelling of a payee’s name: «%s» was paid to «%s»', (description, detail) => {
    expect(movementText(description).detail).toBe(detail);
  });

  it('every service of the catalogue is spelled after a payment as its receipt spells it, accents of names aside', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const { descripcion } of seedServices)
      expect(bare(movementText(coreText(`PAGO SERVICIOS – ${descripcion}`)).detail)).toBe(bare(descripcion));
  });
});

describe('screens.md A.2 cuentas: the days of each period', () => {
  it.each([
    ['7', TODAY, '2026-11-14'],
    ['30', TODAY, '2026-10-22'],
    ['90', TODAY, '2026-08-23'],
    ['mes', TODAY, '2026-11-01'],
    ['mes', '2026-11-01', '2026-11-01'],
    ['mes', '2024-02-29', '2024-02-01'],
    ['12m', TODAY, '2025-11-21'],
    ['12m', '2024-02-29', '2023-03-01'],
    ['12m', '2025-02-28', '2024-02-29'],
    ['12m', '2025-03-01', '2024-03-02'],
    ['otro', TODAY, '2026-10-22'],
  ] as const)('«%s» on %s begins on %s', (period, today, desde) => {
    expect(rangeOf(period, today)).toEqual({ desde, hasta: today });
  });

  it('7, 30 and 90 days are that many days, today included', () => {
    for (const period of ['7', '30', '90'] as const)
      expect(daysBetween(rangeOf(period, TODAY).desde, TODAY) + 1).toBe(Number(period));
  });

  it('copy.md: no period that is offered gives a range that is refused', () => {
    const today = fc.integer({ min: 0, max: 5000 }).map((offset) => addDays('2020-01-01', offset));
    fc.assert(
      fc.property(today, fc.constantFrom(...periods), (day, { value }) => {
        const range = rangeOf(value, day);
        expect(isDay(range.desde)).toBe(true);
        expect(filterMessages({ ...whole, ...range }, day)).toEqual({});
      }),
    );
  });
});

const whole: MovementFilter = {
  desde: '2026-11-01',
  hasta: TODAY,
  tipo: 'T',
  texto: '',
  valorMinimo: '',
  valorMaximo: '',
};

const messages = (part: Partial<MovementFilter>) => filterMessages({ ...whole, ...part }, TODAY);

describe('what is wrong with a filter, at the field that can mend it', () => {
  it.each([
    [{ desde: '' }, { desde: 'Ingrese la fecha inicial.' }],
    [{ desde: '  ' }, { desde: 'Ingrese la fecha inicial.' }],
    [{ desde: '2026-02-30' }, { desde: 'Esa fecha no existe. Revise el día y el mes.' }],
    [{ desde: '1/8/26' }, { desde: 'Escriba la fecha así: 31/12/2026.' }],
    [{ hasta: 'hoy' }, { hasta: 'Escriba la fecha así: 31/12/2026.' }],
    [{ hasta: '' }, { hasta: 'Ingrese la fecha final.' }],
    [{ desde: '', hasta: '' }, { desde: 'Ingrese la fecha inicial.' }],
    [
      { desde: '2026-11-11', hasta: '2026-11-10' },
      { hasta: 'La fecha final debe ser igual o posterior a la inicial.' },
    ],
    [{ hasta: '2026-11-21' }, { hasta: 'La fecha final no puede ser posterior a hoy.' }],
    [{ desde: '2026-11-21', hasta: '2026-11-22' }, { hasta: 'La fecha final no puede ser posterior a hoy.' }],
    [{ desde: '2025-11-19' }, { desde: 'El rango no puede superar 12 meses.' }],
  ])('%o: %o', (part, expected) => {
    expect(messages(part)).toEqual(expected);
  });

  it.each([
    {},
    { desde: TODAY },
    { desde: '2026-11-10', hasta: '2026-11-10' },
    { desde: '2025-11-20' },
    { desde: '2025-11-21' },
    { desde: '2024-02-29', hasta: '2025-02-28' },
    { desde: '2023-02-28', hasta: '2024-02-28' },
  ])('%o is asked', (part) => {
    expect(messages(part)).toEqual({});
  });

  it.each([
    ['2024-02-29', '2025-03-01'],
    ['2023-02-28', '2024-02-29'],
    ['2020-01-01', '2026-01-01'],
  ])('-0007-02-01: %s to %s is more than twelve months', (desde, hasta) => {
    expect(messages({ desde, hasta })).toEqual({ desde: 'El rango no puede superar 12 meses.' });
  });

  it('-0007-02-01: the last day allowed is the same day a year later, for any first day', () => {
    const first = fc.integer({ min: 0, max: 2000 }).map((offset) => addDays('2020-01-01', offset));
    fc.assert(
      fc.property(first, (desde) => {
        const hasta = addMonths(desde, 12);
        expect(messages({ desde, hasta })).toEqual({});
        expect(messages({ desde, hasta: addDays(hasta, 1) })).toHaveProperty('desde');
      }),
    );
  });
});

describe('screens.md A.0 «Amount field»: amounts of the filter', () => {
  it.each([
    ['10', 1000],
    ['10,5', 1050],
    ['10,50', 1050],
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['$1.234,56', 123_456],
    ['1.234.567,89', 123_456_789],
    [' 20 ', 2000],
    ['0', 0],
    [',5', 50],
    ['', null],
    ['   ', null],
  ])('«%s» is %s cents', (typed, cents) => {
    expect(filterAmount(typed)).toBe(cents);
    expect(messages({ valorMinimo: typed })).toEqual({});
    expect(messages({ valorMaximo: typed })).toEqual({});
  });

  it.each(['abc', '1.2.3,4', '-5'])('«%s» is none', (typed) => {
    expect(filterAmount(typed)).toBe('wrong');
  });

  it.each([
    ...['abc', '1.2.3', '1e3', '10 50', '1.23.4', '10,'].map(
      (typed) => [typed, 'Escriba el valor así: 10 o 10,50.'] as const,
    ),
    ...['12,345', '12345.678', '1234.567'].map((typed) => [typed, 'Ingrese hasta dos decimales, así: 10,50.'] as const),
    ...['-1', '−1'].map((typed) => [typed, 'El valor no puede ser negativo.'] as const),
    ['99999999999999', 'El valor es demasiado grande.'],
  ] as const)('«%s» is refused rather than guessed: «%s»', (typed, why) => {
    expect(messages({ valorMinimo: typed })).toEqual({ valorMinimo: why });
    expect(messages({ valorMaximo: typed })).toEqual({ valorMaximo: why });
  });

  it.each([
    ['10', '10', {}],
    ['10', '10,01', {}],
    ['10,01', '10', { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' }],
    ['1.000', '999,99', { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' }],
    ['9', '10', {}],
    ['', '0', {}],
    ['5', '', {}],
  ])('from «%s» to «%s»: %o', (valorMinimo, valorMaximo, expected) => {
    expect(messages({ valorMinimo, valorMaximo })).toEqual(expected);
  });

  it('faults of the range and of an amount are told together', () => {
    expect(Object.keys(messages({ desde: '', valorMaximo: 'x' })).sort()).toEqual(['desde', 'valorMaximo']);
  });
});
