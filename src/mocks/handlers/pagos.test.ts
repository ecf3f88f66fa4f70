import { describe, expect, it } from 'vitest';
import * as pagos from '#api/contract/pagos.ts';
import { MALFORMED, startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { seedManyServices } from '../bank/seed/manyServices.ts';
import { createCooperative } from '../cooperative.ts';
import { createDemo } from '../demo.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

interface Debt {
  codigoRubro: string;
  descripcion: string;
  periodo: string | null;
  fechaVencimiento: string;
  valor: number;
  interes: number;
  total: number;
}
interface Contract {
  codigoContrato: string;
  titular: string | null;
  descripcion: string | null;
  rubros: Debt[];
  valorMinimo?: number;
  valorMaximo?: number;
  datos: { etiqueta: string; valor: string }[];
}
interface ServiceRow {
  codigoServicio: string;
  codigoCategoria: string;
  descripcion: string;
  criterios: { codigo: string; etiqueta: string; ayuda: string; longitudMinima: number; soloNumeros: boolean }[];
}

const lookup = (codigoServicio: string, codigoCriterio: string, referencia: string) => ({
  body: { codigoServicio, codigoCriterio, referencia },
});
const look = async (...reference: [string, string, string]) =>
  (await maria.dataOf(pagos.consultar, lookup(...reference))) as Contract[];
const lookCodes = (...reference: [string, string, string]) => maria.codesOf(pagos.consultar, lookup(...reference));
const servicesOf = async (query?: Record<string, string>) =>
  (await maria.dataOf(pagos.servicios, query ? { query } : {})) as ServiceRow[];
const duesOf = (contracts: readonly Contract[]) =>
  contracts.map(({ rubros }) => rubros.map(({ descripcion, total }) => [descripcion, total]));

describe('what can be paid (contract B.3, designs 08 and 21)', () => {
  it('has the categories of design 08 in their order, those of our routes with their route', async () => {
    const categories = (await maria.dataOf(pagos.categorias)) as Record<string, unknown>[];
    expect(categories.map(({ codigoCategoria, orden, ruta }) => [codigoCategoria, orden, ruta])).toEqual([
      ['CENTROSUR', 1, 'centrosur'],
      ['RECARGAS', 2, 'recargas'],
      ['SUPA', 3, 'supa'],
      ['COLEGIOS', 4, 'colegios'],
      ['AGUA', 5, null],
      ['INTERNET', 6, null],
      ['LUZ', 7, null],
      ['TRANSITO', 8, null],
      ['IMPUESTOS', 9, null],
      ['MUNICIPIO', 10, null],
      ['CATALOGO', 11, null],
    ]);
    expect(categories[0]).toEqual({
      codigoCategoria: 'CENTROSUR',
      descripcion: 'CentroSur',
      detalle: 'Luz eléctrica',
      icono: 'luz',
      orden: 1,
      ruta: 'centrosur',
    });
  });

  it('has two to four services of each kind without a route of ours, and each says how it is looked up', async () => {
    const all = await servicesOf();
    for (const kind of ['AGUA', 'INTERNET', 'LUZ', 'TRANSITO', 'IMPUESTOS', 'MUNICIPIO', 'CATALOGO']) {
      const services = await servicesOf({ categoria: kind });
      expect([kind, services.length >= 2 && services.length <= 4]).toEqual([kind, true]);
      expect(services).toEqual(all.filter(({ codigoCategoria }) => codigoCategoria === kind));
    }
    for (const { criterios } of all)
      for (const { ayuda, longitudMinima } of criterios)
        expect([ayuda === '', longitudMinima > 3]).toEqual([false, true]);
    const [centrosur] = await servicesOf({ categoria: 'CENTROSUR' });
    expect(centrosur).toMatchObject({
      descripcion: 'Luz eléctrica CentroSur',
      criterios: [
        { codigo: 'CODIGO', etiqueta: 'Código de cliente', soloNumeros: true },
        { codigo: 'CONTRATO', etiqueta: 'Cuenta contrato' },
        { codigo: 'IDENTIFICACION', etiqueta: 'Cédula o RUC' },
        { codigo: 'MEDIDOR', etiqueta: 'N.º de medidor' },
      ],
      permiteParcial: false,
      permiteVarios: true,
      primeroAntiguos: false,
    });
    expect(centrosur).not.toHaveProperty('fee');
  });

  it('finds services by a text in their name, accents and capitals aside; an unknown kind has none', async () => {
    expect((await servicesOf({ texto: 'ELECTRICA' })).map(({ codigoServicio }) => codigoServicio)).toEqual([
      'CENTROSUR-LUZ',
      'LUZ-COSTA',
      'LUZ-PARAMO',
    ]);
    expect((await servicesOf({ texto: 'eléctrica', categoria: 'LUZ' })).length).toBe(2);
    expect(await servicesOf({ texto: 'dentista' })).toEqual([]);
    expect(await servicesOf({ categoria: 'RIFAS' })).toEqual([]);
    expect(await servicesOf({ categoria: 'RECARGAS' })).toEqual([]);
  });

  it('takes another catalogue for benchmarks, which outlives a reset', async () => {
    const bench = createDemo({ onRejected: () => undefined });
    seedManyServices(bench.bank, 2_000);
    bench.reset();
    const services = (await signedInCaller(bench).dataOf(pagos.servicios)) as ServiceRow[];
    expect(new Set(services.map(({ codigoServicio }) => codigoServicio)).size).toBe(2_000);
    expect(services.slice(0, 3)).toEqual((await servicesOf()).slice(0, 3));
    expect(() => seedManyServices(bench.bank, 3)).toThrow(RangeError);
  });

  it('has the operators and amounts of C.5', async () => {
    const operator = { valores: [3, 5, 10, 15, 20], valorMinimo: 1, valorMaximo: 50 };
    expect(await maria.dataOf(pagos.operadoras)).toEqual([
      { codigoOperadora: 'CLARO', descripcion: 'Claro', ...operator },
      { codigoOperadora: 'MOVISTAR', descripcion: 'Movistar', ...operator },
      { codigoOperadora: 'CNT', descripcion: 'CNT', ...operator },
      { codigoOperadora: 'TUENTI', descripcion: 'Tuenti', ...operator },
    ]);
  });
});

describe('what a reference owes (C.5)', () => {
  it('CentroSur: one supply by any of its references', async () => {
    const expected: Contract[] = [
      {
        codigoContrato: '200012034',
        titular: 'MARIA F*** GUAMAN V***',
        descripcion: null,
        rubros: [
          {
            codigoRubro: 'PL-0',
            descripcion: 'Planilla noviembre 2026',
            periodo: 'Consumo 312 kWh',
            fechaVencimiento: '2026-11-28',
            valor: 43.9,
            interes: 0,
            total: 43.9,
          },
        ],
        datos: [
          { etiqueta: 'Cuenta contrato', valor: '200012034' },
          { etiqueta: 'Dirección', valor: 'Av. Loja y 10 de Agosto, Cuenca' },
        ],
      },
    ];
    expect(await look('CENTROSUR-LUZ', 'CODIGO', ' 1203456 ')).toEqual(expected);
    expect(await look('CENTROSUR-LUZ', 'CONTRATO', '200012034')).toEqual(expected);
  });

  it('CentroSur: the parents’ two bills, and both supplies under one cédula', async () => {
    const bills = [
      ['Planilla octubre 2026', 28.14],
      ['Planilla noviembre 2026', 31.02],
    ];
    expect(duesOf(await look('CENTROSUR-LUZ', 'MEDIDOR', '8841207'))).toEqual([bills]);
    expect(duesOf(await look('CENTROSUR-LUZ', 'IDENTIFICACION', '0159999010'))).toEqual([
      [['Planilla noviembre 2026', 43.9]],
      bills,
    ]);
  });

  it('SUPA: by card, cédula and proceso; two months in arrears as in design 21', async () => {
    expect(await look('SUPA-PENSION', 'TARJETA', '0101-48999')).toEqual([
      {
        codigoContrato: '0101-48999',
        titular: 'M*** Q***',
        descripcion: 'Proceso 01204-2020-00388 · Unidad Judicial de Familia, Cuenca',
        rubros: [
          {
            codigoRubro: 'PA-09',
            descripcion: 'Septiembre 2026',
            periodo: null,
            fechaVencimiento: '2026-09-30',
            valor: 180,
            interes: 3.24,
            total: 183.24,
          },
          {
            codigoRubro: 'PA-10',
            descripcion: 'Octubre 2026',
            periodo: null,
            fechaVencimiento: '2026-10-31',
            valor: 180,
            interes: 1.61,
            total: 181.61,
          },
        ],
        datos: [
          { etiqueta: 'N.º de proceso', valor: '01204-2020-00388' },
          { etiqueta: 'Judicatura', valor: 'Unidad Judicial de Familia, Cuenca' },
        ],
      },
    ]);
    expect(duesOf(await look('SUPA-PENSION', 'PROCESO', '01204-2021-00417'))).toEqual([[['Noviembre 2026', 180]]]);
    expect(await look('SUPA-PENSION', 'CEDULA', '0159999044')).toHaveLength(2);
    expect(await lookCodes('SUPA-PENSION', 'TARJETA', '0101-40000')).toEqual([200, '-0008-01-02']);
  });

  it('Colegios: the student’s next fee, whatever the capitals of the code', async () => {
    expect(await look('COL-CORDILLERA', 'ESTUDIANTE', 'ca-20417')).toMatchObject([
      {
        codigoContrato: 'CA-20417',
        titular: 'SOFIA LOJA G.',
        rubros: [{ descripcion: 'Pensión diciembre 2026', fechaVencimiento: '2026-12-07', total: 165 }],
        datos: [{ etiqueta: 'Curso', valor: '6.º EGB' }],
      },
    ]);
    expect(await lookCodes('COL-RIOCLARO', 'ESTUDIANTE', 'RC-10088')).toEqual([200, '-0008-01-02']);
    expect(await lookCodes('COL-RIOCLARO', 'ESTUDIANTE', 'CA-20417')).toEqual([200, '-0008-01-01']);
  });

  it('Varios: a vehicle’s four debts as in design 21, and what may be paid in part', async () => {
    const [vehicle] = await look('TRA-MATRICULA', 'PLACA', 'abc1234');
    expect(vehicle?.rubros).toMatchObject([
      { descripcion: 'Matrícula 2025', fechaVencimiento: '2025-12-31', valor: 142.78, interes: 6.12, total: 148.9 },
      { descripcion: 'Matrícula 2026', fechaVencimiento: '2026-11-30', interes: 0, total: 142.35 },
      { descripcion: 'Adicional municipal 2026', total: 18 },
      { descripcion: 'Multa 004812', total: 37 },
    ]);
    expect(vehicle?.datos).toEqual([{ etiqueta: 'Vehículo', valor: 'Camioneta 2021' }]);
    expect(vehicle).not.toHaveProperty('valorMinimo');
    const [catalogue] = await look('CAT-RETAMA', 'CODIGO', '551200');
    expect([catalogue?.valorMinimo, catalogue?.valorMaximo]).toEqual([10, 128.5]);
    expect(duesOf(await look('AGUA-VALLE', 'CODIGO', '48213'))).toEqual([[['Planilla noviembre 2026', 24.6]]]);
    expect(duesOf(await look('NET-NUBE', 'CONTRATO', '77120'))).toEqual([[['Factura noviembre 2026', 28]]]);
  });

  it('names its months by the caller’s calendar: live mode leaves none behind (demo-bank «Rules»)', async () => {
    const { bank, cipher, config } = demo;
    const later = createCooperative({ bank, cipher, wrapBodies: true, basePath: config.apiUrl, shiftDays: 60 });
    const live = signedInCaller({ ...demo, cooperative: later });
    const [supply] = (await live.dataOf(pagos.consultar, lookup('CENTROSUR-LUZ', 'CODIGO', '1203456'))) as Contract[];
    expect(supply?.rubros).toMatchObject([{ descripcion: 'Planilla enero 2027', fechaVencimiento: '2027-01-27' }]);
    const [vehicle] = (await live.dataOf(pagos.consultar, lookup('TRA-MATRICULA', 'PLACA', 'ABC1234'))) as Contract[];
    expect(vehicle?.rubros.slice(0, 2).map(({ descripcion }) => descripcion)).toEqual([
      'Matrícula 2026',
      'Matrícula 2027',
    ]);
  });

  it.each([
    ['1200000', '-0008-01-02'],
    ['9999999', '-0008-01-01'],
    ['5030503', '-9999-00-03'],
  ])('answers %s with %s', async (reference, code) => {
    expect(await lookCodes('CENTROSUR-LUZ', 'CODIGO', reference)).toEqual([200, code]);
  });

  it.each([
    ['an unknown service', 'NADA', 'CODIGO', '1203456'],
    ['another service’s criterion', 'CENTROSUR-LUZ', 'PLACA', '1203456'],
    ['letters where digits are wanted', 'CENTROSUR-LUZ', 'CODIGO', '12034AB'],
    ['a reference that is too short', 'CENTROSUR-LUZ', 'CODIGO', '120345'],
    ['a reference that is too long', 'TRA-MATRICULA', 'PLACA', 'ABC12345'],
    ['a reference of blanks', 'TRA-MATRICULA', 'PLACA', '       '],
  ])('refuses %s as malformed', async (_, ...reference) => {
    expect(await lookCodes(...reference)).toEqual(MALFORMED);
  });
});
