import type { Cents } from '#domain/money.ts';
import type { Contract, Debt } from './contracts.ts';

const MARIA = '0159999010';
const MARIA_NAME = 'MARIA F*** GUAMAN V***';

/** What the services of `pagos/varios` ask of their references (C.5 «Varios», design 21). */
export function otherContracts(): Contract[] {
  return [
    contract('AGUA-VALLE', { CODIGO: '48213' }, MARIA_NAME, [debt('PL-1', 'Planilla {mes}', 0, '2026-12-05', 24_60)], {
      datos: [{ etiqueta: 'Dirección', valor: 'Av. Loja y 10 de Agosto, Cuenca' }],
    }),
    contract('AGUA-CUMBRE', { CODIGO: '30771', IDENTIFICACION: MARIA }, MARIA_NAME, [
      debt('PL-1', 'Planilla {mes}', 0, '2026-12-02', 8_35),
    ]),
    contract('TEL-CNT', { TELEFONO: '072800417' }, MARIA_NAME, [debt('PL-1', 'Factura {mes}', 0, '2026-11-30', 13_44)]),
    contract('NET-NUBE', { CONTRATO: '77120' }, MARIA_NAME, [debt('PL-1', 'Factura {mes}', 0, '2026-12-08', 28_00)], {
      datos: [{ etiqueta: 'Plan', valor: 'Plan hogar' }],
    }),
    contract('NET-CNT', { CONTRATO: '550911', TELEFONO: '072800417' }, MARIA_NAME, [
      debt('PL-1', 'Factura {mes}', 0, '2026-12-01', 22_40),
    ]),
    contract('NET-CONDOR', { CONTRATO: '91820' }, 'LUIS A*** VINTIMILLA C***', []),
    contract('LUZ-COSTA', { CODIGO: '6012245', IDENTIFICACION: MARIA }, MARIA_NAME, [
      debt('PL-1', 'Planilla {mes}', 0, '2026-11-29', 17_25),
    ]),
    contract('LUZ-PARAMO', { CODIGO: '70034' }, 'PEDRO Q***', [
      debt('PL-1', 'Planilla {mes}', -1, '2026-10-25', 11_08),
      debt('PL-2', 'Planilla {mes}', 0, '2026-11-25', 12_61),
    ]),
    contract(
      'TRA-MATRICULA',
      { PLACA: 'ABC1234' },
      MARIA_NAME,
      [
        { ...debt('MA-1', 'Matrícula {año}', -12, '2025-12-31', 142_78), interest: 6_12 },
        debt('MA-2', 'Matrícula {año}', 0, '2026-11-30', 142_35),
        debt('AM-2', 'Adicional municipal {año}', 0, '2026-11-30', 18_00),
        debt('MU-1', 'Multa 004812', 0, '2026-11-30', 37_00),
      ],
      { datos: [{ etiqueta: 'Vehículo', valor: 'Camioneta 2021' }] },
    ),
    contract('TRA-MULTAS', { PLACA: 'ABD5678', IDENTIFICACION: '0159999028' }, 'CARLOS A*** LOJA P***', [
      debt('MU-1', 'Multa 004790', 0, '2026-11-12', 45_00),
      debt('MU-2', 'Multa 005033', 0, '2026-12-03', 22_50),
    ]),
    contract(
      'IMP-RENTA',
      { IDENTIFICACION: MARIA },
      MARIA_NAME,
      [debt('IR-1', 'Impuesto a la renta {año}', -12, '2026-12-15', 86_40)],
      { lowest: 20_00 },
    ),
    contract('IMP-APORTES', { IDENTIFICACION: MARIA }, MARIA_NAME, [
      debt('AP-1', 'Aporte {mes}', 0, '2026-12-15', 84_17),
    ]),
    contract(
      'MUN-PREDIOS',
      { CLAVE: '010405112003', IDENTIFICACION: MARIA },
      MARIA_NAME,
      [
        { ...debt('PR-1', 'Predio urbano {año}', -12, '2025-12-31', 52_10), interest: 3_18 },
        debt('PR-2', 'Predio urbano {año}', 0, '2026-12-31', 54_30),
      ],
      { datos: [{ etiqueta: 'Dirección', valor: 'Av. Loja y 10 de Agosto, Cuenca' }] },
    ),
    contract('MUN-TASAS', { IDENTIFICACION: MARIA }, MARIA_NAME, []),
    contract(
      'CAT-RETAMA',
      { CODIGO: '551200' },
      MARIA_NAME,
      [debt('PE-1', 'Saldo de sus pedidos', 0, '2026-12-04', 128_50)],
      { datos: [{ etiqueta: 'Campaña', valor: '16' }], lowest: 10_00 },
    ),
    contract(
      'CAT-CHAQUIRA',
      { CODIGO: '40213', IDENTIFICACION: '0159999036' },
      'ROSA E*** ORDONEZ',
      [debt('PE-1', 'Saldo de sus pedidos', 0, '2026-11-27', 46_75)],
      { lowest: 10_00 },
    ),
  ];
}

function contract(
  codigoServicio: string,
  references: Readonly<Record<string, string>>,
  titular: string,
  debts: readonly Debt[],
  rest: Partial<Contract> = {},
): Contract {
  const codigoContrato = Object.values(references)[0] ?? '';
  const usual = { descripcion: null, datos: [], lowest: null, quirk: null };
  return { ...usual, ...rest, codigoServicio, codigoContrato, references, titular, debts };
}

function debt(codigoRubro: string, text: string, months: number, dueOn: string, capital: Cents): Debt {
  return { codigoRubro, text, periodo: null, months, dueOn, capital, interest: 0 };
}
