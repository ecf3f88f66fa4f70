import fc from 'fast-check';
import { Car, ChartLine, HandCoins, PiggyBank, Sprout, Store, Wallet } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '#api/contract/answerValidation.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { type CreditoResumen, type CuentaResumen, leer } from '#api/contract/productos.ts';
import type { TarjetaResumen } from '#api/contract/tarjetas.ts';
import { partialList } from '#domain/partialList.ts';
import {
  accountIcon,
  availableTotal,
  cardOf,
  isEmpty,
  loanIcon,
  loanOf,
  productsOf,
  productsOfSources,
} from '../products.ts';

const nothing: EndpointAnswer<typeof leer> = {
  ahorros: [],
  inversiones: [],
  certificados: [],
  creditos: [],
  tarjetas: [],
  totalGarantias: 0,
};

const account = (part: Partial<CuentaResumen> = {}): CuentaResumen => ({
  numeroCuenta: '010201004871',
  descripcion: 'AHORRO A LA VISTA',
  alias: null,
  tipo: 'VISTA',
  saldoDisponible: 2_846_37,
  saldoContable: 2_896_37,
  estado: 'ACTIVA',
  ...part,
});

const saved = (part: Partial<CuentaResumen>) => productsOf({ ...nothing, ahorros: [account(part)] }).savings[0];

describe('contract B.2 productos: accounts', () => {
  it('money in cents, the core’s name as a phrase', () => {
    expect(saved({})).toEqual({
      number: '010201004871',
      name: 'Ahorro a la vista',
      kind: 'VISTA',
      available: 284_637,
      book: 289_637,
      isDebitable: true,
      isBlocked: false,
      state: 'ACTIVA',
      endsOn: null,
    });
  });

  it.each([
    ['Mi casa', 'Mi casa'],
    ['  Mi casa ', 'Mi casa'],
    ['', 'Ahorro a la vista'],
    ['   ', 'Ahorro a la vista'],
    [null, 'Ahorro a la vista'],
    [undefined, 'Ahorro a la vista'],
  ])('the alias «%s» names it «%s»', (alias, name) => {
    expect(saved({ alias })?.name).toBe(name);
  });

  it('what the server does not say is null, never zero', () => {
    expect(saved({ saldoDisponible: null, saldoContable: undefined, estado: null, alias: undefined })).toMatchObject({
      available: null,
      book: null,
      isDebitable: false,
      isBlocked: false,
      state: null,
      endsOn: null,
    });
    expect(saved({ saldoDisponible: 0 })).toMatchObject({ available: 0, isDebitable: true });
  });

  /** Three groups whose one account is of that kind, as the wire says it. */
  const ofKind = (tipo: unknown) => {
    const one = [{ ...account(), tipo }];
    return productsOf(readAnswer(leer, { data: { ...nothing, ahorros: one, inversiones: one, certificados: one } }));
  };

  it.each([null, undefined, '', 'OTRO', 7])('a «tipo» of «%s» is what its group usually holds', (tipo) => {
    const products = ofKind(tipo);
    expect([products.savings, products.investments, products.certificates].map(([first]) => first?.kind)).toEqual([
      'VISTA',
      'PLAZO_FIJO',
      'CERTIFICADO',
    ]);
  });

  it.each([
    ['2027-05-20', '2027-05-20'],
    [' 2027-05-20 ', '2027-05-20'],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('an investment that ends on «%s» ends on %s', (fechaVencimiento, endsOn) => {
    const inversiones = [{ ...account({ tipo: 'PLAZO_FIJO' }), fechaVencimiento }];
    expect(productsOf({ ...nothing, inversiones }).investments[0]?.endsOn).toBe(endsOn);
  });

  it.each([
    ['VISTA', 'VISTA'],
    ['PROGRAMADO', 'PROGRAMADO'],
    ['CERTIFICADO', 'CERTIFICADO'],
    ['PLAZO_FIJO', 'PLAZO_FIJO'],
    ['vista', 'VISTA'],
    ['Programado', 'PROGRAMADO'],
    [' plazo_fijo ', 'PLAZO_FIJO'],
  ])('D-65: a «tipo» of «%s» is %s, in whatever group', (tipo, kind) => {
    const products = ofKind(tipo);
    const groups = [products.savings, products.investments, products.certificates];
    expect(groups.map(([first]) => first?.kind)).toEqual([kind, kind, kind]);
  });

  it('D-65, screens.md A.2 transferenciaI: programmed savings are not debited, whatever the letters of their «tipo»', () => {
    expect(ofKind('Programado').savings[0]).toMatchObject({ kind: 'PROGRAMADO', isDebitable: false });
  });

  it('screens.md A.2: programado is not debited, whatever can be taken out of it', () => {
    expect(saved({ tipo: 'PROGRAMADO', saldoDisponible: 12_00 })).toMatchObject({
      kind: 'PROGRAMADO',
      isDebitable: false,
    });
  });

  it('a blocked account says so', () => {
    expect(saved({ estado: 'BLOQUEADA' })?.isBlocked).toBe(true);
  });
});

describe('contract B.2 productos: loans', () => {
  const loan: CreditoResumen = {
    numeroCredito: '020110004417',
    descripcion: 'CREDITO DE CONSUMO',
    saldoCapital: 8_343_07,
    estado: 'VIGENTE',
    diasVencido: 0,
    cuotasPagadas: 18,
    totalCuotas: 48,
    proximaCuota: { numero: 19, fecha: '2026-12-05', valor: 343_05 },
  };

  it('with everything said', () => {
    expect(loanOf(loan)).toEqual({
      number: '020110004417',
      name: 'Crédito de consumo',
      balance: 834_307,
      state: 'VIGENTE',
      isOverdue: false,
      daysOverdue: 0,
      paid: 18,
      total: 48,
      next: { number: 19, date: '2026-12-05', cents: 34_305 },
    });
  });

  it.each([
    ['VENCIDO', 6, true],
    ['VENCIDO', undefined, true],
    ['VIGENTE', 6, true],
    ['EN MORA', 6, true],
    [null, 6, true],
    ['EN MORA', undefined, false],
    ['VIGENTE', 0, false],
    ['CANCELADO', 6, false],
  ])('D-65: of the state «%s» and %s days it is overdue: %s', (estado, diasVencido, isOverdue) => {
    expect(loanOf({ ...loan, estado, diasVencido }).isOverdue).toBe(isOverdue);
  });

  it('with as little as the contract allows', () => {
    expect(
      loanOf({
        numeroCredito: '1',
        descripcion: '',
        saldoCapital: 0,
        estado: null,
        diasVencido: undefined,
        cuotasPagadas: null,
        totalCuotas: null,
        proximaCuota: null,
      }),
    ).toEqual({
      number: '1',
      name: '',
      balance: 0,
      state: null,
      isOverdue: false,
      daysOverdue: 0,
      paid: null,
      total: null,
      next: null,
    });
    expect(
      loanOf({ ...loan, proximaCuota: { numero: null, fecha: '2026-12-05', valor: 1_00 } }).next?.number,
    ).toBeNull();
  });

  it.each([
    ['VIGENTE', 'VIGENTE'],
    ['VENCIDO', 'VENCIDO'],
    ['CANCELADO', 'CANCELADO'],
    ['CASTIGADO', { other: 'CASTIGADO' }],
    [' En mora ', { other: 'En mora' }],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('D-65: the state «%s» is %j: none is made up', (estado, state) => {
    expect(loanOf({ ...loan, estado }).state).toEqual(state);
  });
});

describe('contract B.3 TarjetaResumen', () => {
  const card = (part: Partial<TarjetaResumen>) =>
    productsOf({
      ...nothing,
      tarjetas: [
        {
          codigoTarjeta: 'TC-01',
          marca: 'VISA',
          producto: 'VISA CLASICA',
          numeroEnmascarado: '400000******4502',
          cupo: 2_500_00,
          disponible: 1_683_55,
          utilizado: 816_45,
          estado: 'ACTIVA',
          ...part,
        },
      ],
    }).cards[0];

  it.each([
    ['VISA', 'VISA CLASICA', 'Visa Clásica'],
    ['Visa', 'CLASICA VISA', 'Clásica Visa'],
    ['MASTERCARD', 'SOCIO', 'Mastercard Socio'],
    [' VISA ', ' ORO ', 'Visa Oro'],
    ['VISA', null, 'Visa'],
    [null, 'ORO', 'Oro'],
    [undefined, undefined, 'Tarjeta'],
    ['', '', 'Tarjeta'],
  ])('«%s» and «%s» make «%s»: a brand said twice is shown once', (marca, producto, name) => {
    expect(card({ marca, producto })?.name).toBe(name);
  });

  it('only the last four digits go on; amounts in cents, null where nothing is said', () => {
    expect(card({})).toMatchObject({ last4: '4502', limit: 250_000, available: 168_355, used: 81_645 });
    expect(cardOf({ codigoTarjeta: 'TC-09', numeroEnmascarado: '************4502' })).toEqual({
      code: 'TC-09',
      name: 'Tarjeta',
      last4: '4502',
      limit: null,
      available: null,
      used: null,
      isBlocked: false,
      state: null,
    });
  });

  it('§9, D-18: of a number that the core has padded with blanks the last four characters are those of the number', () => {
    expect(card({ numeroEnmascarado: '400000******4502  ' })?.last4).toBe('4502');
  });

  it.each([
    ['BLOQUEADA', { isBlocked: true, state: 'BLOQUEADA' }],
    ['ACTIVA', { isBlocked: false, state: 'ACTIVA' }],
    ['CANCELADA', { isBlocked: false, state: { other: 'CANCELADA' } }],
    [' ', { isBlocked: false, state: null }],
    [null, { isBlocked: false, state: null }],
  ])('D-65: of the state «%s»', (estado, read) => {
    expect(card({ estado })).toMatchObject(read);
  });
});

describe('DESIGN.md §8 «Meaning map»: one icon, one meaning', () => {
  it.each([
    ['VISTA', 'Ahorro a la vista', Wallet],
    ['VISTA', 'Ahorro negocio', Store],
    ['VISTA', 'MI NEGOCIO', Store],
    ['PROGRAMADO', 'Ahorro programado', PiggyBank],
    ['CERTIFICADO', 'Certificados de aportación', Sprout],
    ['PLAZO_FIJO', 'Plazo fijo', ChartLine],
    // The member may call it anything: what it is decides.
    ['PLAZO_FIJO', 'Mi negocio', ChartLine],
  ] as const)('an account of %s, «%s»', (kind, name, icon) => {
    expect(accountIcon({ kind, name })).toBe(icon);
  });

  it.each([
    ['PRENDA VEHICULAR', Car],
    ['Microcrédito', HandCoins],
  ])('a loan, «%s»', (name, icon) => {
    expect(loanIcon({ name })).toBe(icon);
  });
});

describe('all of it', () => {
  it('nothing at all is empty; a guarantee alone is not', () => {
    expect(productsOf(nothing).knowsDebts).toBe(true);
    expect(isEmpty(productsOf(nothing))).toBe(true);
    expect(isEmpty(productsOf({ ...nothing, totalGarantias: null }))).toBe(true);
    expect(isEmpty(productsOf({ ...nothing, totalGarantias: 1 }))).toBe(false);
    expect(isEmpty(productsOf({ ...nothing, certificados: [account()] }))).toBe(false);
    expect(isEmpty(productsOfSources([]))).toBe(true);
  });

  it('contract B.0: what cuentas-origen says are savings accounts that can be debited', () => {
    expect(
      productsOfSources([{ numeroCuenta: '010201012604', descripcion: 'AHORRO NEGOCIO', saldoDisponible: 1_238_90 }]),
    ).toEqual({
      ...productsOf(nothing),
      // That it lists no loan and no card does not say that there is none (D-65).
      knowsDebts: false,
      savings: [
        {
          number: '010201012604',
          name: 'Ahorro negocio',
          kind: 'VISTA',
          available: 123_890,
          book: null,
          isDebitable: true,
          isBlocked: false,
          state: null,
          endsOn: null,
        },
      ],
    });
  });

  it('demo-bank.md C.2: the total is what can be taken out of the savings: 2.846,37 + 1.238,90 + 0,00', () => {
    const ahorros = [
      account(),
      account({ saldoDisponible: 1_238_90, saldoContable: 1_238_90 }),
      account({ tipo: 'PROGRAMADO', saldoDisponible: 0, saldoContable: 5_420_00 }),
      account({ saldoDisponible: null }),
    ];
    const inversiones = [account({ saldoDisponible: 8_000_00 })];
    expect(availableTotal(productsOf({ ...nothing, ahorros, inversiones, certificados: inversiones })).cents).toBe(
      408_527,
    );
  });

  it('D-65: what the server does not say is no zero; programmed savings lack nothing', () => {
    const totalOf = (...ahorros: CuentaResumen[]) => availableTotal(productsOf({ ...nothing, ahorros }));
    const unsaid = account({ saldoDisponible: null });
    const programmed = account({ tipo: 'PROGRAMADO', saldoDisponible: null });
    expect(totalOf(unsaid)).toEqual({ cents: null, missing: 1, blocked: 0 });
    expect(totalOf(unsaid, account())).toEqual({ cents: 2_846_37, missing: 1, blocked: 0 });
    expect(totalOf(programmed)).toEqual({ cents: 0, missing: 0, blocked: 0 });
    const partly = productsOf({ ...nothing, ahorros: partialList([account(), unsaid], 2) });
    expect(availableTotal(partly)).toEqual({ cents: 2_846_37, missing: 3, blocked: 0 });
    expect(totalOf(programmed, account())).toEqual({ cents: 2_846_37, missing: 0, blocked: 0 });
  });

  it('-0005-01-04: of a blocked account nothing can be taken out: the total leaves it out and counts it', () => {
    const totalOf = (...ahorros: CuentaResumen[]) => availableTotal(productsOf({ ...nothing, ahorros }));
    const blocked = (part: Partial<CuentaResumen> = {}) => account({ ...part, estado: 'BLOQUEADA' });
    const programmed = (saldoDisponible: number) => blocked({ tipo: 'PROGRAMADO', saldoDisponible });
    expect(totalOf(account(), blocked())).toEqual({ cents: 2_846_37, missing: 0, blocked: 1 });
    expect(totalOf(blocked(), blocked({ saldoDisponible: null }))).toEqual({ cents: 0, missing: 0, blocked: 2 });
    expect(totalOf(account(), programmed(0))).toEqual({ cents: 2_846_37, missing: 0, blocked: 0 });
    expect(totalOf(account(), programmed(12_00))).toEqual({ cents: 2_846_37, missing: 0, blocked: 1 });
    expect(totalOf(account({ saldoDisponible: null }), blocked())).toEqual({ cents: null, missing: 1, blocked: 1 });
  });

  it('conventions.md: the total is right to the cent, however many accounts there are', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 40 });
    fc.assert(
      fc.property(cents, (list) => {
        const ahorros = list.map((value) => account({ saldoDisponible: value }));
        expect(availableTotal(productsOf({ ...nothing, ahorros })).cents).toBe(
          list.reduce((sum, value) => sum + value, 0),
        );
      }),
    );
  });
});
