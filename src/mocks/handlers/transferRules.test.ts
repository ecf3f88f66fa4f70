import { describe, expect, it } from 'vitest';
import * as cupos from '#api/contract/cupos.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { NEGOCIO, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { ZERO_LIMITS } from '#testing/limitSamples.ts';
import { CARLOS, DAY_MS, oneOff, parts, rent, transferCaller } from '#testing/transferCaller.ts';
import { signedInCaller } from '../memberCaller.ts';

const world = startEachTestAtTheBank();

const { validate, validationCodes, execute, executionCodes } = transferCaller(world.maria);

describe('rules of the origin, the destination and the amount (B.1)', () => {
  type Case = [code: string, what: string, body: object, arrange?: () => void];
  const account = (numeroCuenta: string) => {
    const found = world.demo.bank.state.accounts.find((one) => one.numeroCuenta === numeroCuenta);
    if (!found) throw new Error(numeroCuenta);
    return found;
  };
  const internal: Case[] = [
    ['-0005-01-01', 'one cent more than is available', { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2846.38 }],
    ['-0005-01-02', 'more than the day’s limit', { ...rent, valor: 1500.01 }],
    ['-0005-01-02', 'a closed channel (D-51)', { ...rent, valor: 1 }, () => limit('valorInternoDiario', 0)],
    [
      '-0005-01-03',
      'more than the month’s limit',
      { ...rent, valor: 30.01 },
      () => limit('valorInternoMensual', 250_00),
    ],
    ['-0005-01-04', 'a blocked origin', rent, () => Object.assign(account(VISTA), { isBlocked: true })],
    ['-0005-01-05', 'a programmed saving', { ...rent, numeroCuentaOrigen: '010201009356' }],
    ['-0005-01-05', 'shares', { ...rent, numeroCuentaOrigen: '010203000417' }],
    ['-0005-01-05', 'a term deposit', { ...rent, numeroCuentaOrigen: '010205003388' }],
    ['-0005-01-05', 'another member’s account', { ...rent, numeroCuentaOrigen: '010201018840' }],
    ['-0005-01-05', 'an unknown origin', { ...rent, numeroCuentaOrigen: '__proto__' }],
    ['-0005-01-06', 'the same account', { ...rent, numeroCuentaDestino: VISTA }],
    ['-0005-01-07', 'less than $1,00', { ...rent, valor: 0.99 }],
    ['-0006-01-01', 'an unknown destination (C.4)', { ...rent, numeroCuentaDestino: '010201000000' }],
    ['-0006-01-01', 'a term deposit as destination', { ...rent, numeroCuentaDestino: '010205003388' }],
    ['-0006-01-01', 'a blocked destination', rent, () => Object.assign(account(CARLOS), { isBlocked: true })],
  ];
  const external: Case[] = [
    [
      '-0005-01-01',
      'a value that leaves no fee',
      { ...parts, valor: 2845.97 },
      () => limit('valorExternoDiario', 3_000_00),
    ],
    ['-0005-01-02', 'more than the day’s limit', { ...parts, valor: 1000.01 }],
    [
      '-0005-01-03',
      'more than the month’s limit',
      { ...parts, valor: 40.01 },
      () => limit('valorExternoMensual', 100_00),
    ],
    ['-0005-01-04', 'a blocked origin', parts, () => Object.assign(account(VISTA), { isBlocked: true })],
    ['-0005-01-05', 'a programmed saving', { ...parts, numeroCuentaOrigen: '010201009356' }],
    ['-0005-01-07', 'less than $1,00', { ...parts, valor: 0.01 }],
    ['-0005-02-01', 'an institution that takes none', oneOff({ codigoInstitucion: '1004' })],
    ['-0006-03-01', 'an unknown destination', { ...parts, codigoCuentaDestino: 'CD-99' }],
    ['-0006-03-01', 'a destination of the cooperative', { ...parts, codigoCuentaDestino: 'CD-01' }],
  ];
  const limit = (
    field: 'valorInternoDiario' | 'valorInternoMensual' | 'valorExternoDiario' | 'valorExternoMensual',
    cents: number,
  ) => Object.assign(account(VISTA).limits ?? {}, { [field]: cents });

  it.each(internal)('%s, inside the cooperative: %s, validated and executed alike', async (code, _, body, arrange) => {
    arrange?.();
    expect(await validationCodes(transferencias.validarInternas, body)).toEqual([200, code]);
    expect(await executionCodes(transferencias.internas, body)).toEqual([200, code]);
    expect(world.demo.bank.state.entries).toEqual([]);
  });

  it.each(external)('%s, to another institution: %s, validated and executed alike', async (code, _, body, arrange) => {
    arrange?.();
    expect(await validationCodes(transferencias.validarExternas, body)).toEqual([200, code]);
    expect(await executionCodes(transferencias.externas, body)).toEqual([200, code]);
    expect(world.demo.bank.state.entries).toEqual([]);
  });

  it('-0006-03-01: another member’s destination is not told from none', async () => {
    const ana = signedInCaller(world.demo, 'almorocho');
    const body = { ...parts, numeroCuentaOrigen: '010201099999' };
    expect(await executionCodes(transferencias.externas, body, ana)).toEqual([200, '-0006-03-01']);
  });

  it.each([0, -0, -1, 0.001, 1.005, 10.999, 1e9, 1e300])('%s is no amount (-9999-00-02)', async (valor) => {
    for (const [endpoint, body] of [
      [transferencias.validarInternas, rent],
      [transferencias.validarExternas, parts],
    ] as const)
      expect(await validationCodes(endpoint, { ...body, valor })).toEqual([400, '-9999-00-02']);
    expect(await executionCodes(transferencias.internas, { ...rent, valor })).toEqual([400, '-9999-00-02']);
  });

  it('what JSON reads as infinite is no amount', async () => {
    const rawBody = await world.demo.cipher.encrypt(JSON.stringify({ ...rent, valor: 7 }).replace(':7', ':1e999'));
    const sent = { rawBody: JSON.stringify({ value: rawBody }) };
    expect(await world.maria.codesOf(transferencias.validarInternas, sent)).toEqual([400, '-9999-00-02']);
  });

  it.each<[string, object]>([
    ['an institution that does not exist', { codigoInstitucion: '9999' }],
    ['an account type that does not exist', { codigoTipoCuenta: 'AHV' }],
    ['a card where none is taken', { codigoInstitucion: '2001', codigoTipoCuenta: 'TCR' }],
    ['a number that is none', { numeroCuenta: '22-099' }],
    ['a cédula that cannot be', { identificacion: '0159999037' }],
    ['a name of blanks', { beneficiario: '   ' }],
    ['a name with a line break', { beneficiario: 'ROSA\nORDONEZ' }],
    ['an e-mail that is none', { correo: 'rosa' }],
  ])('a one-off account with %s is malformed (-9999-00-02)', async (_, change) => {
    expect(await validationCodes(transferencias.validarExternas, oneOff(change))).toEqual([400, '-9999-00-02']);
  });

  it.each([
    ['blanks alone (D-75)', '   '],
    ['a line break (D-68)', 'Arriendo\nnoviembre'],
    ['a tab (D-68)', 'Arriendo\tnoviembre'],
  ])('a concept of %s is malformed (-9999-00-02)', async (_, concepto) => {
    for (const [validated, executed, body] of [
      [transferencias.validarInternas, transferencias.internas, rent],
      [transferencias.validarExternas, transferencias.externas, parts],
      [transferencias.validarExternas, transferencias.externas, oneOff()],
    ] as const) {
      expect(await validationCodes(validated, { ...body, concepto }), validated.id).toEqual([400, '-9999-00-02']);
      expect(await executionCodes(executed, { ...body, concepto }), executed.id).toEqual([400, '-9999-00-02']);
    }
    expect(world.demo.bank.state.entries).toEqual([]);
  });

  it('an e-mail for the notice that is none is malformed', async () => {
    expect(await validationCodes(transferencias.validarInternas, { ...rent, correo: 'x' })).toEqual([
      400,
      '-9999-00-02',
    ]);
  });

  it('takes all but the last cent: what is available, the limits, and $1,00', async () => {
    for (const valor of [1, 1500])
      expect(await validate(transferencias.validarInternas, { ...rent, valor })).toMatchObject({ valor });
    const toOwn = { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2846.37 };
    expect(await validate(transferencias.validarInternas, toOwn)).toMatchObject({ saldoPosterior: 0 });
    limit('valorExternoDiario', 3_000_00);
    expect(await validate(transferencias.validarExternas, { ...parts, valor: 2845.96 })).toMatchObject({
      total: 2846.37,
      saldoPosterior: 0,
    });
  });

  it('every datum is looked at again at the execution, whatever was validated', async () => {
    await validate(transferencias.validarExternas, { ...parts, valor: 900 });
    await execute(transferencias.internas, { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2000 });
    expect(await executionCodes(transferencias.externas, { ...parts, valor: 900 })).toEqual([200, '-0005-01-01']);
  });
});

describe('used limits (B.3 «Counters», C.4 «Used on 2026-11-20»)', () => {
  const use = (numeroCuenta: string) => world.maria.dataOf(cupos.consumo, { params: { numeroCuenta } });
  const november = {
    ...ZERO_LIMITS,
    valorInternoMensual: 220,
    valorExternoMensual: 60,
    valorFacilitoDiario: 10,
    valorFacilitoMensual: 270.87,
  };

  it('are those of C.4 at the start', async () => {
    expect(await use(VISTA)).toEqual(november);
    expect(await use(NEGOCIO)).toEqual({ ...ZERO_LIMITS, valorExternoMensual: 423 });
  });

  it('count the value alone, today and this month, and nothing between one’s own accounts', async () => {
    await execute(transferencias.internas, rent);
    await execute(transferencias.externas, parts);
    await execute(transferencias.internas, { ...rent, numeroCuentaDestino: NEGOCIO, valor: 1600 });
    expect(await use(VISTA)).toEqual({
      ...november,
      valorInternoDiario: 250,
      valorInternoMensual: 470,
      valorExternoDiario: 95,
      valorExternoMensual: 155,
    });
  });

  it('begin anew with the day and with the month', async () => {
    await execute(transferencias.internas, rent);
    world.demo.clock.advance(DAY_MS);
    world.signInAgain();
    expect(await use(VISTA)).toMatchObject({ valorInternoDiario: 0, valorInternoMensual: 470, valorFacilitoDiario: 0 });
    world.demo.clock.advance(10 * DAY_MS);
    world.signInAgain();
    expect(await use(VISTA)).toMatchObject({ valorInternoMensual: 0, valorFacilitoMensual: 0 });
  });

  it('-0003-01-02: no account without limits, nor another member’s', async () => {
    for (const numeroCuenta of ['010201009356', '010201018840', 'nada'])
      expect(await world.maria.codesOf(cupos.consumo, { params: { numeroCuenta } })).toEqual([200, '-0003-01-02']);
  });

  it('two transfers cannot together exceed what each could use', async () => {
    await execute(transferencias.internas, { ...rent, valor: 900 });
    expect(await executionCodes(transferencias.internas, { ...rent, valor: 600.01 })).toEqual([200, '-0005-01-02']);
    expect(await execute(transferencias.internas, { ...rent, valor: 600 })).toMatchObject({ estado: 'EXITOSA' });
  });
});
