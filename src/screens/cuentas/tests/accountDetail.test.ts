import { describe, expect, it } from 'vitest';
import type { cuenta } from '#api/contract/cuentas.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { Account } from '#flows/productos/products.ts';
import { accountDetailOf, type Investment, listedAccountOf, termProgress } from '../accountDetail.ts';

const answer: EndpointAnswer<typeof cuenta> = {
  numeroCuenta: '010201004871',
  descripcion: 'AHORRO A LA VISTA',
  alias: null,
  tipo: 'VISTA',
  saldoDisponible: 2_846_37,
  saldoContable: 2_896_37,
  estado: 'ACTIVA',
  saldoBloqueado: 50_00,
  motivoBloqueo: 'Encaje crédito',
  tasaInteres: 1.2,
  agencia: 'MATRIZ CENTRO',
  fechaApertura: '2019-04-11',
  permiteDebito: true,
  inversion: null,
};

describe('contract B.3 productos/cuentas', () => {
  it('demo-bank.md C.2: the first account', () => {
    expect(accountDetailOf(answer)).toEqual({
      number: '010201004871',
      name: 'Ahorro a la vista',
      state: 'ACTIVA',
      available: 284_637,
      book: 289_637,
      blocked: 5000,
      blockReason: 'Encaje crédito',
      rate: 1.2,
      agency: 'Matriz Centro',
      openedOn: '2019-04-11',
      canTransfer: true,
      investment: null,
      isListed: false,
    });
  });

  it('with as little as the contract allows', () => {
    expect(accountDetailOf({ numeroCuenta: '7', descripcion: '' })).toEqual({
      number: '7',
      name: '',
      state: null,
      available: null,
      book: null,
      blocked: 0,
      blockReason: '',
      rate: null,
      agency: '',
      openedOn: null,
      canTransfer: false,
      investment: null,
      isListed: false,
    });
  });

  it.each([
    ['ACTIVA', 'ACTIVA'],
    ['BLOQUEADA', 'BLOQUEADA'],
    ['INACTIVA', { other: 'INACTIVA' }],
    ['', null],
    [null, null],
  ])('D-65: the state «%s» is %j: none is made up', (estado, state) => {
    expect(accountDetailOf({ ...answer, estado }).state).toEqual(state);
  });

  it('an alias names it; an opening date that is none is left out', () => {
    expect(accountDetailOf({ ...answer, alias: ' Casa ', fechaApertura: '2019-02-30' })).toMatchObject({
      name: 'Casa',
      openedOn: null,
    });
  });

  it('why a part is blocked is said without the blanks around it; a blank reason is none', () => {
    const reasonOf = (motivoBloqueo: string) => accountDetailOf({ ...answer, motivoBloqueo }).blockReason;
    expect([' Encaje crédito ', '  '].map(reasonOf)).toEqual(['Encaje crédito', '']);
  });

  it.each([
    ['ACTIVA', true, true],
    ['BLOQUEADA', true, false],
    ['ACTIVA', false, false],
    ['ACTIVA', null, false],
  ])('%s, debit %s: transfers %s', (estado, permiteDebito, canTransfer) => {
    expect(accountDetailOf({ ...answer, estado, permiteDebito }).canTransfer).toBe(canTransfer);
  });

  it('a term deposit has its own facts; D-65: what is not said, or is no date, is null', () => {
    const inversion = {
      capital: 8_000_00,
      plazoDias: 360,
      fechaVencimiento: '2027-02-25',
      interesGanado: 660_00,
      renovacionAutomatica: true,
    };
    expect(accountDetailOf({ ...answer, inversion }).investment).toEqual({
      capital: 800_000,
      days: 360,
      interest: 66_000,
      matures: '2027-02-25',
      renewsItself: true,
    });
    const nothing = { capital: 100, days: null, interest: null, matures: null, renewsItself: null };
    expect(accountDetailOf({ ...answer, inversion: { capital: 1_00 } }).investment).toEqual(nothing);
    expect(
      accountDetailOf({ ...answer, inversion: { capital: 1_00, fechaVencimiento: 'POR DEFINIR' } }).investment,
    ).toEqual(nothing);
    expect(
      accountDetailOf({ ...answer, inversion: { ...inversion, renovacionAutomatica: false } }).investment,
    ).toMatchObject({ renewsItself: false });
  });
});

describe('contract B.0: an account of which the server knows no more than its list says', () => {
  const listed: Account = {
    number: '010201004871',
    name: 'Ahorro a la vista',
    kind: 'VISTA',
    available: 2_846_37,
    book: null,
    isDebitable: true,
    isBlocked: false,
    state: null,
    endsOn: null,
  };

  it('name, number and balance; nothing is said of the rest', () => {
    expect(listedAccountOf(listed)).toEqual({
      number: '010201004871',
      name: 'Ahorro a la vista',
      state: null,
      available: 284_637,
      book: null,
      blocked: 0,
      blockReason: '',
      rate: null,
      agency: '',
      openedOn: null,
      canTransfer: true,
      investment: null,
      isListed: true,
    });
  });

  it.each([
    ['a blocked one is blocked', { isBlocked: true, state: 'BLOQUEADA' }, { state: 'BLOQUEADA', canTransfer: false }],
    [
      'another state is as it is said',
      { state: { other: 'INACTIVA' } },
      { state: { other: 'INACTIVA' }, canTransfer: true },
    ],
    ['one that is not debited offers no transfer', { isDebitable: false }, { state: null, canTransfer: false }],
  ] as const)('%s', (_, part, expected) => {
    expect(listedAccountOf({ ...listed, ...part })).toMatchObject(expected);
  });

  const deposit: Account = { ...listed, kind: 'PLAZO_FIJO', available: null, book: 8_000_00, endsOn: '2027-02-25' };
  const unsaid = { days: null, interest: null, renewsItself: null };

  it.each([
    ['its capital and its last day', {}, { ...unsaid, capital: 800_000, matures: '2027-02-25' }],
    ['no day', { endsOn: null }, { ...unsaid, capital: 800_000, matures: null }],
    [
      'what can be taken out alone',
      { book: null, available: 5_00 },
      { ...unsaid, capital: 500, matures: '2027-02-25' },
    ],
    ['no capital at all', { book: null }, null],
  ])('a term deposit with %s', (_, part, investment) => {
    expect(listedAccountOf({ ...deposit, ...part }).investment).toEqual(investment);
  });
});

describe('demo-bank.md C.2: how far a term deposit has come, 2026-03-02 to 2027-02-25', () => {
  const deposit: Investment = { capital: 1, days: 360, interest: 1, matures: '2027-02-25', renewsItself: false };

  it.each([
    ['2026-03-01', 0, 360],
    ['2026-03-02', 0, 360],
    ['2026-03-03', 1, 359],
    ['2026-11-20', 263, 97],
    ['2027-02-24', 359, 1],
    ['2027-02-25', 360, 0],
    ['2028-01-01', 360, 0],
  ])('on %s: %i days passed, %i left', (today, passed, left) => {
    expect(termProgress(deposit, today)).toEqual({ passed, left, days: 360 });
  });

  it('D-65: without a last day or a term nobody knows how far', () => {
    expect(termProgress({ ...deposit, matures: null }, '2026-11-20')).toBeNull();
    expect(termProgress({ ...deposit, days: null }, '2026-11-20')).toBeNull();
  });
});
