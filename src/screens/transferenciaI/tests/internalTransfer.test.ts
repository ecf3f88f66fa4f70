import { describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import type { ApiClient } from '#api/client.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { wireInput } from '#api/contract/wireMoney.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import type { Holder } from '#flows/cuentasDestino/useHolder.ts';
import {
  type DestinationSource,
  destinationFaultOf,
  EMPTY,
  internalBody,
  internalSchema,
  internalSummary,
  internalTransfer,
  isToBeKept,
  type KnownDestinations,
  payeeOf,
  SAME_ACCOUNT,
} from '../internalTransfer.ts';

const ORIGIN = '010201004871';
const DESTINATION = '010201015566';
const typed = { ...EMPTY, valor: '1.234,50', concepto: '  Arriendo noviembre ', correo: ' local@example.com ' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('Datos begins among the registered accounts, with nothing filled in and nothing to be kept', () => {
  const { fuente, guardar, ...fields } = EMPTY;
  expect(fuente).toBe('registradas');
  expect(guardar).toBe(false);
  expect(fields).toEqual({
    registrada: '',
    propia: '',
    nueva: '',
    valor: '',
    concepto: '',
    correo: '',
    tipoCuenta: '',
    alias: '',
  });
});

describe('screens.md A.2 transferenciaI: who gets the money', () => {
  const registered: Destination = {
    code: 'CD-02',
    kind: 'internal',
    number: DESTINATION,
    name: 'Comercial San Roque',
    alias: 'Arriendo',
    institution: '',
    accountTypeCode: 'AHO',
    identificationType: '3',
    identification: '0190000000001',
    email: '',
    nameMatch: null,
  };
  const found: Holder = {
    kind: 'found',
    name: 'C**** Loja',
    identificationType: '1',
    identification: '',
    isOwn: false,
  };
  const known: KnownDestinations = {
    registered,
    own: [{ number: '010201012604', name: 'Ahorro Programado' }],
    holder: found,
    types: new Map([['AHO', 'Ahorro a la vista']]),
    memberName: 'Maria Fernanda Guaman',
  };
  const of = (form: Partial<typeof EMPTY>, changes: Partial<KnownDestinations> = {}) =>
    payeeOf({ ...EMPTY, ...form }, { ...known, ...changes });

  it('a registered account as its list says it, with its code', () => {
    expect(of({})).toEqual({
      number: DESTINATION,
      name: 'Comercial San Roque',
      account: 'Ahorro a la vista',
      isOwn: false,
      code: 'CD-02',
    });
    expect(of({}, { types: new Map() })?.account).toBe('');
    expect(of({}, { registered: undefined })).toBeNull();
  });

  it('an own account under the name of the member, or its own where that is not known', () => {
    const own = { number: '010201012604', account: 'Ahorro Programado', isOwn: true };
    expect(of({ fuente: 'propias', propia: own.number })).toEqual({ ...own, name: 'Maria Fernanda Guaman' });
    expect(of({ fuente: 'propias', propia: own.number }, { memberName: '' })?.name).toBe('Ahorro Programado');
    expect(of({ fuente: 'propias', propia: DESTINATION })).toBeNull();
    expect(of({ fuente: 'propias' })).toBeNull();
  });

  it('a typed account only once its holder is known: the number without blanks', () => {
    const newAccount = { fuente: 'nueva', nueva: ' 0102 0100-7733 ' } as const;
    expect(of(newAccount)).toEqual({ number: '010201007733', name: 'C**** Loja', account: '', isOwn: false });
    expect(of(newAccount, { holder: { ...found, name: '', isOwn: true } })).toMatchObject({
      name: 'Cuenta nueva',
      isOwn: true,
    });
    const fault = { kind: 'fault', failure: { text: 'X', isStuck: false }, retry: null } as const;
    for (const holder of [{ kind: 'none' }, { kind: 'asking' }, fault] as const)
      expect(of(newAccount, { holder })).toBeNull();
  });

  it('what is wrong with it: the same account, nothing chosen, a number that is none, what the bank says of it', () => {
    const payee = of({});
    const asking: Holder = { kind: 'asking' };
    const faultOf = (
      form: { fuente: DestinationSource; nueva?: string },
      at: Partial<Parameters<typeof destinationFaultOf>[1]> = {},
    ) => destinationFaultOf({ nueva: '', ...form }, { payee: null, origin: ORIGIN, holder: { kind: 'none' }, ...at });
    expect(faultOf({ fuente: 'registradas' }, { payee })).toBeNull();
    expect(faultOf({ fuente: 'registradas' }, { payee, origin: undefined })).toBeNull();
    expect(faultOf({ fuente: 'registradas' }, { payee, origin: DESTINATION })).toBe(SAME_ACCOUNT);
    expect(faultOf({ fuente: 'registradas' })).toBe('El campo es requerido.');
    expect(faultOf({ fuente: 'propias' })).toBe('El campo es requerido.');
    expect(faultOf({ fuente: 'nueva' })).toBe('El campo es requerido.');
    expect(faultOf({ fuente: 'nueva', nueva: '010201007733' }, { holder: asking })).toBeNull();
    expect(faultOf({ fuente: 'nueva', nueva: '010201007733' })).toBe('Revise el número de cuenta.');
    const failure = { text: 'La cuenta no existe.', isStuck: false };
    expect(faultOf({ fuente: 'nueva' }, { holder: { kind: 'fault', failure, retry: null } })).toBe(failure.text);
  });
});

describe('contract B.2: the body of a transfer inside the cooperative', () => {
  it('is what the contract says, to the letter', () => {
    const body = internalBody(typed, ORIGIN, DESTINATION, 1_234_50);
    expect(body).toEqual({
      numeroCuentaOrigen: ORIGIN,
      numeroCuentaDestino: DESTINATION,
      valor: 1_234_50,
      concepto: 'Arriendo noviembre',
      correo: 'local@example.com',
    });
    expect(validarInternas.body?.isValidSync(body, { strict: true })).toBe(true);
  });

  it.each(['', '   '])('an empty e-mail (%j) is left out', (correo) => {
    expect(internalBody({ ...typed, correo }, ORIGIN, DESTINATION, 1_00)).not.toHaveProperty('correo');
  });

  it.each([
    [1_234_50, 1234.5],
    [1_234_00, 1234],
    [10, 0.1],
    [7, 0.07],
    [9_999_999_99, 9999999.99],
  ])('%d cents are %d dollars on the wire', (cents, dollars) => {
    const body = internalBody(typed, ORIGIN, DESTINATION, cents);
    expect(wireInput(validarInternas, { body }).body).toEqual({ ...body, valor: dollars });
  });

  it('is checked and executed by its own two calls', async () => {
    const call = vi.fn(() => Promise.resolve(null));
    const body = internalBody(typed, ORIGIN, DESTINATION, 1_234_50);
    const ordered = { ...body, idTransaccion: 'T' };
    await internalTransfer.validate({ call } as unknown as ApiClient, body);
    await internalTransfer.execute({ call } as unknown as ApiClient, ordered);
    expect(call.mock.calls).toEqual([
      [validarInternas, { body }],
      [internas, { body: ordered }],
    ]);
  });
});

describe('what the body says in words: the same on Revisar, on the PIN and on the receipt', () => {
  const payee = { number: DESTINATION, name: 'Comercial San Roque', account: 'Ahorro a la vista', isOwn: false };
  const body = internalBody(typed, ORIGIN, DESTINATION, 1_234_50);
  const summary = internalSummary(body, 'Ahorro a la Vista', payee, 'Cooperativa Sierra Azul');

  it('comes from the body: amount, origin and destination', () => {
    expect(summary.cents).toBe(1_234_50);
    expect(summary.origin).toEqual({ name: 'Ahorro a la Vista', number: ORIGIN });
    expect(summary.payee.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Beneficiario', 'Comercial San Roque'],
      ['Institución', 'Cooperativa Sierra Azul'],
      ['Cuenta destino', 'Ahorro a la vista •••• 5566'],
    ]);
    const other = internalSummary(
      { ...body, numeroCuentaDestino: '010201007733' },
      'Ahorro a la Vista',
      payee,
      'Cooperativa Sierra Azul',
    );
    expect(plain(other.payee[2]?.value ?? '')).toBe('Ahorro a la vista •••• 7733');
  });

  it('says who is told, or nobody', () => {
    const concept = (order: typeof summary) => order.blocks.find(({ caption }) => caption === 'Concepto');
    expect(concept(summary)).toMatchObject({ name: 'Arriendo noviembre', lines: [['Aviso a ', 'local@example.com']] });
    const { correo: _, ...silent } = body;
    expect(concept(internalSummary(silent, 'A', payee, 'C'))?.lines).toEqual(['Sin aviso por correo']);
  });

  it('shows no account number whole', () => {
    const said = JSON.stringify({ blocks: summary.blocks.map(({ name, lines }) => [name, lines]), p: summary.payee });
    expect(said).not.toContain(ORIGIN);
    expect(said).not.toContain(DESTINATION);
  });

  it('each block leads back to its own part of Datos; the destination says whose account it is, and where', () => {
    expect(summary.blocks.map(({ field, caption }) => [field, caption])).toEqual([
      ['origin', 'Cuenta de origen'],
      ['destination', 'Cuenta destino'],
      ['concept', 'Concepto'],
    ]);
    const [, destination] = summary.blocks;
    expect(destination).toMatchObject({ name: 'Comercial San Roque', tile: 'Comercial San Roque' });
    const [line] = destination?.lines ?? [];
    // No line of a narrow window begins with the dot.
    expect([line].flat().join('')).toBe('Ahorro a la vista ••••\u00a05566\u00a0· Cooperativa Sierra Azul');
  });

  it('D-67: an equal order is found by the whole number, a row of the history by its code or its last four digits', () => {
    const unregistered = { key: `cuenta ${DESTINATION}`, endings: ['5566'] };
    expect(summary.identity).toStrictEqual(unregistered);
    expect(internalSummary(body, 'A', { ...payee, code: 'CD-01' }, 'C').identity).toStrictEqual({
      ...unregistered,
      destinationCode: 'CD-01',
    });
  });

  it('an account whose kind is not known is its masked number alone', () => {
    const [, , account] = internalSummary(body, 'A', { ...payee, account: '' }, 'C').payee;
    expect(plain(account?.value ?? '')).toBe('•••• 5566');
  });
});

describe('the rules that need no bank', () => {
  const faultsOf = async (changes: Partial<typeof EMPTY>) =>
    internalSchema
      .validate({ ...typed, ...changes }, { abortEarly: false })
      .then(() => [])
      .catch((fault: unknown) =>
        fault instanceof ValidationError ? fault.inner.map(({ path, message }) => `${path}: ${message}`) : [],
      );

  it('concept required and at most 60, e-mail optional and one', async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ correo: '' })).toEqual([]);
    expect(await faultsOf({ concepto: ' ', correo: 'local@' })).toEqual([
      'concepto: El campo es requerido.',
      'correo: Escriba el correo así: nombre@ejemplo.com.',
    ]);
    expect(await faultsOf({ concepto: 'x'.repeat(61) })).toEqual([
      'concepto: El concepto no puede superar 60 caracteres.',
    ]);
  });

  const noType = 'tipoCuenta: El campo es requerido.';
  const longAlias = 'alias: El alias no puede superar 40 caracteres.';

  it.each<[DestinationSource, boolean, boolean]>([
    ['nueva', true, true],
    ['nueva', false, false],
    ['registradas', true, false],
    ['propias', true, false],
    ['registradas', false, false],
  ])(
    'an account of «%s», its switch %s: asked for its type, and its alias looked at: %s',
    async (fuente, guardar, isKept) => {
      expect(isToBeKept({ fuente, guardar })).toBe(isKept);
      const faults = await faultsOf({ fuente, guardar, tipoCuenta: '', alias: 'x'.repeat(41) });
      expect(faults).toEqual(isKept ? [noType, longAlias] : []);
    },
  );

  it('an account to be kept needs its type alone: an alias is optional', async () => {
    expect(await faultsOf({ fuente: 'nueva', guardar: true, tipoCuenta: 'AHO', alias: '' })).toEqual([]);
  });
});

it('copy.md «Transferencia I/E»: what its steps are called', () => {
  expect(internalTransfer).toMatchObject({
    kind: 'INTERNA',
    title: 'Transferencia interna',
    address: '/transferenciaI/0',
    reviewTitle: 'Revise su transferencia',
    amountLabel: 'Usted va a transferir',
    confirmLabel: 'Confirmar transferencia',
    cancelLabel: 'Cancelar Transferencia',
    againLabel: 'Hacer otra transferencia',
  });
});
