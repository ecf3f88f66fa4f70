import { describe, expect, it } from 'vitest';
import * as pagos from '#api/contract/pagos.ts';
import { MALFORMED, startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import type { BankState } from '../bank/state.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

const water = { alias: 'Agua casa', codigoServicio: 'AGUA-VALLE', codigoCriterio: 'CODIGO', referencia: '48213' };
const mobile = { alias: 'Mi celular', codigoOperadora: 'MOVISTAR', referencia: '0900000214' };
const REFUSED = [200, '-9999-00-02'];

interface Row {
  codigoFavorito: string;
  alias: string;
}
const listOf = async (who = maria) => (await who.dataOf(pagos.favoritos)) as Row[];
const aliasesOf = async (who = maria) => (await listOf(who)).map(({ alias }) => alias);
const keep = (body: object, who = maria) => who.dataOf(pagos.ingresarFavorito, { body });
const keepCodes = (body: object) => maria.codesOf(pagos.ingresarFavorito, { body });
const changeCodes = (body: object, who = maria) => who.codesOf(pagos.modificarFavorito, { body });
const removeCodes = (codigoFavorito: string, who = maria) =>
  who.codesOf(pagos.eliminarFavorito, { body: { codigoFavorito } });

describe('favourites (contract B.3, C.5)', () => {
  it('begin with the four of C.5', async () => {
    const light = { codigoServicio: 'CENTROSUR-LUZ', codigoOperadora: null };
    expect(await listOf()).toEqual([
      { codigoFavorito: 'FAV-1', alias: 'Luz casa', ...light, codigoCriterio: 'CODIGO', referencia: '1203456' },
      { codigoFavorito: 'FAV-2', alias: 'Luz papás', ...light, codigoCriterio: 'MEDIDOR', referencia: '8841207' },
      {
        codigoFavorito: 'FAV-3',
        alias: 'Celular Sofía',
        codigoServicio: null,
        codigoOperadora: 'CLARO',
        codigoCriterio: null,
        referencia: '0900000321',
      },
      {
        codigoFavorito: 'FAV-4',
        alias: 'Pensión Sofía',
        codigoServicio: 'COL-CORDILLERA',
        codigoOperadora: null,
        codigoCriterio: 'ESTUDIANTE',
        referencia: 'CA-20417',
      },
    ]);
  });

  it('each finds what it is a favourite of', async () => {
    for (const one of (await maria.dataOf(pagos.favoritos)) as (Row & Record<string, string | null>)[]) {
      if (one.codigoServicio === null) continue;
      const { codigoServicio, codigoCriterio, referencia } = one;
      expect(await maria.codesOf(pagos.consultar, { body: { codigoServicio, codigoCriterio, referencia } })).toEqual([
        200,
      ]);
    }
  });

  it('are kept, renamed and deleted; a code is never given twice', async () => {
    expect(await keep(water)).toEqual({ codigoFavorito: 'FAV-5' });
    expect(await keep({ ...mobile, alias: ' Mi celular ' })).toEqual({ codigoFavorito: 'FAV-6' });
    expect((await aliasesOf()).slice(4)).toEqual(['Agua casa', 'Mi celular']);
    const renamed = { codigoFavorito: 'FAV-5', ...water, alias: 'Agua' };
    expect(await maria.dataOf(pagos.modificarFavorito, { body: renamed })).toEqual({ codigoFavorito: 'FAV-5' });
    expect((await aliasesOf()).slice(4)).toEqual(['Agua', 'Mi celular']);
    expect(await removeCodes('FAV-6')).toEqual([200]);
    expect((await aliasesOf()).slice(4)).toEqual(['Agua']);
    expect(await keep(mobile)).toEqual({ codigoFavorito: 'FAV-7' });
  });

  it('-9999-00-02: the same lookup twice, whatever its name', async () => {
    const again = { ...water, codigoServicio: 'CENTROSUR-LUZ', referencia: '1203456' };
    expect(await keepCodes(again)).toEqual(REFUSED);
    expect(await keepCodes({ ...mobile, codigoOperadora: 'CLARO', referencia: '0900000321' })).toEqual(REFUSED);
    const school = { alias: 'Otra', codigoServicio: 'COL-CORDILLERA', codigoCriterio: 'ESTUDIANTE' };
    expect(await keepCodes({ ...school, referencia: ' ca-20417 ' })).toEqual(REFUSED);
    expect(await aliasesOf()).toHaveLength(4);
  });

  it('stay of what they are of: another lookup sent along with a new name is malformed', async () => {
    const before = await listOf();
    const own = { alias: 'Luz', codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' };
    for (const other of [
      { ...own, referencia: '1203457' },
      { ...own, codigoServicio: 'AGUA-VALLE' },
      { ...own, codigoCriterio: 'MEDIDOR', referencia: '8841207' },
      mobile,
    ])
      expect(await changeCodes({ codigoFavorito: 'FAV-1', ...other }), other.referencia).toEqual(MALFORMED);
    expect(await changeCodes({ codigoFavorito: 'FAV-2', ...own })).toEqual(MALFORMED);
    expect(await listOf()).toEqual(before);
    expect(await changeCodes({ codigoFavorito: 'FAV-1', ...own })).toEqual([200]);
    expect(await listOf()).toEqual(
      before.map((one) => (one.codigoFavorito === 'FAV-1' ? { ...one, alias: 'Luz' } : one)),
    );
    const school = { codigoServicio: 'COL-CORDILLERA', codigoCriterio: 'ESTUDIANTE', referencia: ' ca-20417 ' };
    expect(await changeCodes({ codigoFavorito: 'FAV-4', alias: 'Pensión', ...school })).toEqual([200]);
  });

  it('-9999-00-02: one that does not exist, or another member’s', async () => {
    const ana = signedInCaller(demo, 'almorocho');
    expect(await aliasesOf(ana)).toEqual([]);
    for (const [who, code] of [
      [maria, 'FAV-99'],
      [ana, 'FAV-1'],
    ] as const) {
      expect(await changeCodes({ codigoFavorito: code, ...water }, who)).toEqual(REFUSED);
      expect(await removeCodes(code, who)).toEqual(REFUSED);
    }
    // Another member may keep the same lookup.
    expect(
      await ana.codesOf(pagos.ingresarFavorito, {
        body: { ...mobile, codigoOperadora: 'CLARO', referencia: '0900000321' },
      }),
    ).toEqual([200]);
    expect(await aliasesOf()).toHaveLength(4);
  });

  it.each([
    ['neither a service nor an operator', { alias: 'Agua', referencia: '48213' }],
    ['both a service and an operator', { ...water, codigoOperadora: 'CLARO' }],
    ['a service without its criterion', { alias: 'Agua', codigoServicio: 'AGUA-VALLE', referencia: '48213' }],
    ['another service’s criterion', { ...water, codigoCriterio: 'PLACA' }],
    ['an operator with a criterion', { ...mobile, codigoCriterio: 'CODIGO' }],
    ['an unknown service', { ...water, codigoServicio: 'NADA' }],
    ['an unknown operator', { ...mobile, codigoOperadora: 'NADA' }],
    ['a reference that the criterion cannot have', { ...water, referencia: '48A13' }],
    ['a mobile that is none', { ...mobile, referencia: '0800000214' }],
    ['a name of blanks', { ...water, alias: '   ' }],
    ['a name of 31 characters', { ...water, alias: 'a'.repeat(31) }],
    ['a name with a control character', { ...water, alias: 'Agua\u0007' }],
  ])('is malformed: %s', async (_, body) => {
    expect(await keepCodes(body)).toEqual(MALFORMED);
    expect(await changeCodes({ codigoFavorito: 'FAV-1', ...body })).toEqual(MALFORMED);
    expect(await aliasesOf()).toHaveLength(4);
  });

  it('takes a name of 30 characters', async () => {
    expect(await keepCodes({ ...water, alias: 'ñ'.repeat(30) })).toEqual([200]);
  });

  it('outlive a reload as plain data, with what has been paid (C.6 «State must survive»)', async () => {
    await keep(water);
    const light = { numeroCuentaOrigen: '010201004871', codigoServicio: 'CENTROSUR-LUZ', codigoContrato: '200012034' };
    const idTransaccion = await maria.authorised();
    await maria.dataOf(pagos.pagar, { body: { idTransaccion, ...light, codigosRubro: ['PL-0'], valor: 43.9 } });
    const saved = JSON.parse(JSON.stringify(demo.bank.save())) as BankState;
    demo.reset();
    demo.bank.restore(saved);
    expect(await aliasesOf()).toContain('Agua casa');
    const body = { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' };
    expect(await maria.codesOf(pagos.consultar, { body })).toEqual([200, '-0008-01-02']);
  });
});
