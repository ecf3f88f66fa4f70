import { describe, expect, it } from 'vitest';
import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

type Listed = Record<string, unknown>;
const listed = (endpoint: AnyEndpoint, who = maria) => who.dataOf(endpoint) as Promise<Listed[]>;
const register = (endpoint: AnyEndpoint, body: object) => maria.orderedDataOf(endpoint, body) as Promise<Listed>;
const refusal = (endpoint: AnyEndpoint, body: object, who = maria) => who.orderedCodesOf(endpoint, body);

const ana = {
  codigoTipoCuenta: 'AHV',
  numeroCuenta: '010201099999',
  tipoIdentificacion: 1,
  identificacion: '0159999069',
  beneficiario: 'ANA LUCIA MOROCHO TENESACA',
  alias: 'Ana prima',
};
const rosa = {
  codigoInstitucion: '1002',
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '5501002003',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'ROSA ELENA ORDONES',
  alias: 'Rosa mercado',
  correo: 'rosa@example.com',
};

describe('the lists of destinations (D-55, C.4)', () => {
  it('are two accounts of the cooperative, three of other institutions and two cards', async () => {
    expect((await listed(cuentasDestino.internas)).map((one) => [one.numeroCuenta, one.beneficiario])).toEqual([
      ['010201007733', 'CARLOS ANDRES LOJA PERALTA'],
      ['010201015566', 'COMERCIAL SAN ROQUE'],
    ]);
    expect((await listed(cuentasDestino.externas)).map((one) => [one.institucion, one.numeroCuenta])).toEqual([
      ['Banco Andes Demo', '2209988771'],
      ['Cooperativa Valle Nuevo Demo', '4401002215'],
      ['Mutualista Tomebamba Demo', '880120034'],
    ]);
    expect((await listed(cuentasDestino.tarjetas)).map((one) => [one.alias, one.numeroCuenta, one.tipo])).toEqual([
      ['Tarjeta mamá', '4000009988127778', 'TARJETA'],
      ['Tarjeta Pacífico Sur', '5100009988120449', 'TARJETA'],
    ]);
  });

  it('say all that B.2 has of one', async () => {
    expect((await listed(cuentasDestino.externas))[0]).toEqual({
      codigoCuentaDestino: 'CD-03',
      tipo: 'EXTERNA',
      codigoInstitucion: '1001',
      institucion: 'Banco Andes Demo',
      codigoTipoCuenta: 'AHO',
      numeroCuenta: '2209988771',
      tipoIdentificacion: '1',
      identificacion: '0159999036',
      beneficiario: 'ROSA ELENA ORDONEZ',
      alias: 'Rosa',
      correo: 'rosa.ordonez@example.com',
      coincidenciaNombre: 'EXACTA',
      favorita: true,
      fechaUltimoUso: '2026-11-03T08:00:00',
    });
  });

  it('are each member’s own', async () => {
    const other = signedInCaller(demo, 'almorocho');
    for (const endpoint of [cuentasDestino.internas, cuentasDestino.externas, cuentasDestino.tarjetas])
      expect(await listed(endpoint, other)).toEqual([]);
  });

  it('know when one was last used, also by its number', async () => {
    const order = { numeroCuentaOrigen: '010201004871', valor: 20, concepto: 'Prueba' };
    await register(transferencias.internas, { ...order, numeroCuentaDestino: '010201007733' });
    const { alias: _, ...account } = { ...rosa, codigoInstitucion: '1001', numeroCuenta: '2209988771' };
    await register(transferencias.externas, { ...order, destino: { ...account, alias: 'x' } });
    const used = '2026-11-20T10:15:00';
    expect((await listed(cuentasDestino.internas)).map((one) => one.fechaUltimoUso)).toEqual([
      used,
      '2026-11-02T08:00:00',
    ]);
    expect((await listed(cuentasDestino.externas))[0]).toMatchObject({ fechaUltimoUso: used });
  });
});

describe('registering an account of the cooperative', () => {
  it('puts it in the list, with the holder’s real name', async () => {
    const { codigoCuentaDestino } = await register(cuentasDestino.ingresarInterna, { ...ana, beneficiario: 'OTRA' });
    expect((await listed(cuentasDestino.internas)).at(-1)).toMatchObject({
      codigoCuentaDestino,
      beneficiario: 'ANA LUCIA MOROCHO TENESACA',
      identificacion: '0159999069',
      alias: 'Ana prima',
      correo: null,
      favorita: false,
      fechaUltimoUso: null,
    });
  });

  it('takes the identification as it was shown, and keeps holder and document masked then', async () => {
    const shown = (await maria.dataOf(cuentasDestino.validarInterna, {
      body: { numeroCuenta: ana.numeroCuenta },
    })) as Listed;
    await register(cuentasDestino.ingresarInterna, {
      ...ana,
      identificacion: shown.identificacion,
      beneficiario: shown.titular,
    });
    expect((await listed(cuentasDestino.internas)).at(-1)).toMatchObject({
      beneficiario: 'ANA L*** MOROCHO T***',
      identificacion: '******9069',
    });
  });

  it.each<[string, string, object]>([
    ['-0006-01-01', 'an account that does not exist', { numeroCuenta: '010201000000' }],
    ['-0006-01-01', 'an account of another type', { codigoTipoCuenta: 'AHN' }],
    ['-0006-01-02', 'one that is there', { numeroCuenta: '010201007733', identificacion: '0159999028' }],
    ['-0006-01-02', 'one of her own', { numeroCuenta: '010201004871', identificacion: '0159999010' }],
    ['-0006-01-03', 'somebody else’s cédula', { identificacion: '0159999028' }],
    ['-0006-01-03', 'another kind of document', { tipoIdentificacion: 2 }],
  ])('%s: %s', async (code, _, change) => {
    expect(await refusal(cuentasDestino.ingresarInterna, { ...ana, ...change })).toEqual([200, code]);
    expect(await listed(cuentasDestino.internas)).toHaveLength(2);
  });

  it.each([
    ['of blanks', '   '],
    ['of 101 characters', 'A'.repeat(101)],
    ['of two lines', 'ANA\nMOROCHO'],
  ])('is malformed with a holder’s name %s (-9999-00-02)', async (_, beneficiario) => {
    expect(await refusal(cuentasDestino.ingresarInterna, { ...ana, beneficiario })).toEqual([400, '-9999-00-02']);
    expect(await listed(cuentasDestino.internas)).toHaveLength(2);
  });

  it('takes a holder’s name of 100 characters', async () => {
    expect(await refusal(cuentasDestino.ingresarInterna, { ...ana, beneficiario: 'Ñ'.repeat(100) })).toEqual([200]);
  });

  it('-0005-01-08: without a code nothing is registered', async () => {
    const body = { idTransaccion: 'nada', ...ana };
    expect(await maria.codesOf(cuentasDestino.ingresarInterna, { body })).toEqual([200, '-0005-01-08']);
  });
});

describe('registering an account or a card of another institution', () => {
  it.each([
    ['ROSA ELENA ORDÓÑEZ', '1002', 'EXACTA'],
    ['ROSA ELENA ORDONES', '1002', 'SIMILAR'],
    ['ROSA ELENA PEREZ', '1002', 'NO_COINCIDE'],
    ['ROSA ELENA ORDONEZ', '2001', 'NO_DISPONIBLE'],
  ])('C.4 «New-account tests»: %s at %s is %s', async (beneficiario, codigoInstitucion, coincidenciaNombre) => {
    await register(cuentasDestino.ingresarExterna, { ...rosa, beneficiario, codigoInstitucion });
    expect((await listed(cuentasDestino.externas)).at(-1)).toMatchObject({ beneficiario, coincidenciaNombre });
  });

  it('a card goes to the list of cards', async () => {
    await register(cuentasDestino.ingresarExterna, {
      ...rosa,
      codigoTipoCuenta: 'TCR',
      numeroCuenta: '4000009988120005',
    });
    expect((await listed(cuentasDestino.tarjetas)).at(-1)).toMatchObject({
      tipo: 'TARJETA',
      numeroCuenta: '4000009988120005',
    });
    expect(await listed(cuentasDestino.externas)).toHaveLength(3);
  });

  it('-0006-01-02: one that is there; the same number at another institution is another account', async () => {
    const same = { ...rosa, codigoInstitucion: '1001', numeroCuenta: '2209988771' };
    expect(await refusal(cuentasDestino.ingresarExterna, same)).toEqual([200, '-0006-01-02']);
    await register(cuentasDestino.ingresarExterna, { ...same, codigoInstitucion: '1003' });
  });

  it.each<[string, object]>([
    ['an institution that does not exist', { codigoInstitucion: '9' }],
    ['a type of the cooperative’s', { codigoTipoCuenta: 'AHV' }],
    ['a cédula that cannot be', { identificacion: '0159999037' }],
    ['a passport with something hidden', { tipoIdentificacion: 2, identificacion: 'A\u202eB1' }],
    ['a passport of two lines', { tipoIdentificacion: 2, identificacion: 'AB\n1' }],
    ['an e-mail that is none', { correo: 'x' }],
    ['an e-mail with something hidden', { correo: 'rosa\u202e@example.com' }],
  ])('is malformed with %s (-9999-00-02)', async (_, change) => {
    expect(await refusal(cuentasDestino.ingresarExterna, { ...rosa, ...change })).toEqual([400, '-9999-00-02']);
  });
});

describe('a card’s number (screens.md A.2 «tarjeta-credito»)', () => {
  const card = { ...rosa, codigoTipoCuenta: 'TCR' };

  it.each([
    ['one digit', '1'],
    ['fewer digits than a card has', '40000099883'],
    ['more digits than a card has', '40000099881200000005'],
    ['a wrong check digit', '4000009988120001'],
  ])('is malformed with %s, as no form sends it', async (_, numeroCuenta) => {
    expect(await refusal(cuentasDestino.ingresarExterna, { ...card, numeroCuenta })).toEqual([400, '-9999-00-02']);
    expect(await listed(cuentasDestino.tarjetas)).toHaveLength(2);
  });

  it('has a check digit; an account’s has none', async () => {
    await register(cuentasDestino.ingresarExterna, { ...rosa, numeroCuenta: '4000009988120001' });
    expect((await listed(cuentasDestino.externas)).at(-1)).toMatchObject({ numeroCuenta: '4000009988120001' });
  });
});

describe('changing and deleting', () => {
  const change = { codigoCuentaDestino: 'CD-03', alias: ' Rosa mercado ', codigoTipoCuenta: 'COR' };

  it('changes alias, e-mail and account type, and takes an e-mail away that is left out', async () => {
    expect(await refusal(cuentasDestino.modificarExterna, change)).toEqual([200]);
    expect((await listed(cuentasDestino.externas))[0]).toMatchObject({
      numeroCuenta: '2209988771',
      alias: 'Rosa mercado',
      correo: null,
      codigoTipoCuenta: 'COR',
    });
  });

  it('wants a code for a change and none for a deletion', async () => {
    const body = { idTransaccion: 'nada', ...change };
    expect(await maria.codesOf(cuentasDestino.modificarExterna, { body })).toEqual([200, '-0005-01-08']);
    await maria.dataOf(cuentasDestino.eliminarExterna, { body: { codigoCuentaDestino: 'CD-06' } });
    expect(await listed(cuentasDestino.tarjetas)).toHaveLength(1);
  });

  it('a card stays a card', async () => {
    expect(await refusal(cuentasDestino.modificarExterna, { ...change, codigoCuentaDestino: 'CD-06' })).toEqual([
      400,
      '-9999-00-02',
    ]);
  });

  it('-0006-03-01: an account of the cooperative keeps the type that its books say (B.2)', async () => {
    const own = { codigoCuentaDestino: 'CD-01', alias: 'Primo', codigoTipoCuenta: 'AHN' };
    expect(await refusal(cuentasDestino.modificarInterna, own)).toEqual([200, '-0006-03-01']);
    expect((await listed(cuentasDestino.internas))[0]).toMatchObject({ alias: 'Carlos', codigoTipoCuenta: 'AHV' });
    expect(await refusal(cuentasDestino.modificarInterna, { ...own, codigoTipoCuenta: 'AHV' })).toEqual([200]);
    expect((await listed(cuentasDestino.internas))[0]).toMatchObject({ alias: 'Primo', codigoTipoCuenta: 'AHV' });
  });

  it('-0006-03-01: unknown, of the other list, another member’s, or gone', async () => {
    const other = signedInCaller(demo, 'almorocho');
    const internal = { ...change, codigoCuentaDestino: 'CD-01', codigoTipoCuenta: 'AHV' };
    expect(await refusal(cuentasDestino.modificarExterna, internal)).toEqual([200, '-0006-03-01']);
    expect(await refusal(cuentasDestino.modificarExterna, change, other)).toEqual([200, '-0006-03-01']);
    const remove = (endpoint: AnyEndpoint, codigoCuentaDestino: string, who = maria) =>
      who.codesOf(endpoint, { body: { codigoCuentaDestino } });
    expect(await remove(cuentasDestino.eliminarInterna, 'CD-03')).toEqual([200, '-0006-03-01']);
    expect(await remove(cuentasDestino.eliminarInterna, 'CD-01', other)).toEqual([200, '-0006-03-01']);
    expect(await remove(cuentasDestino.eliminarInterna, 'CD-01')).toEqual([200]);
    expect(await remove(cuentasDestino.eliminarInterna, 'CD-01')).toEqual([200, '-0006-03-01']);
    expect((await listed(cuentasDestino.internas)).map((one) => one.codigoCuentaDestino)).toEqual(['CD-02']);
  });

  it('a code is never given twice', async () => {
    const first = await register(cuentasDestino.ingresarExterna, rosa);
    await maria.dataOf(cuentasDestino.eliminarExterna, { body: first });
    expect(await register(cuentasDestino.ingresarExterna, rosa)).not.toEqual(first);
  });
});

describe('looking up the holder (B.2, A.0 «Beneficiary check»)', () => {
  const holder = (numeroCuenta: string, codigoTipoCuenta?: string) => ({
    body: { numeroCuenta, ...(codigoTipoCuenta ? { codigoTipoCuenta } : {}) },
  });

  it('masks a person, not a company, and knows her own', async () => {
    expect(await maria.dataOf(cuentasDestino.validarInterna, holder('010201007733', 'AHV'))).toEqual({
      numeroCuenta: '010201007733',
      titular: 'CARLOS A*** LOJA P***',
      tipoIdentificacion: '1',
      identificacion: '******9028',
      esPropia: false,
    });
    expect(await maria.dataOf(cuentasDestino.validarInterna, holder('010201015566'))).toMatchObject({
      titular: 'COMERCIAL SAN ROQUE',
    });
    expect(await maria.dataOf(cuentasDestino.validarInterna, holder('010201012604', 'AHN'))).toMatchObject({
      esPropia: true,
    });
  });

  it.each(['010201000000', '010203000417', '__proto__'])('-0006-01-01: %s', async (numeroCuenta) => {
    expect(await maria.codesOf(cuentasDestino.validarInterna, holder(numeroCuenta))).toEqual([200, '-0006-01-01']);
  });

  it('-0006-01-01: another type than the account’s', async () => {
    expect(await maria.codesOf(cuentasDestino.validarInterna, holder('010201007733', 'AHN'))).toEqual([
      200,
      '-0006-01-01',
    ]);
  });
});
