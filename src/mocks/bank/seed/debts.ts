import type { Cents } from '#domain/money.ts';
import type { Contract, Debt } from './contracts.ts';
import { otherContracts } from './otherDebts.ts';

/** What references owe (demo-bank.md C.5; designs 08 and 21). Persons and places are invented; who is not the member is masked. */

/** The first member of C.1 and the second, who pays child support. */
const MARIA = '0159999010';
const JUAN = '0159999044';
const MARIA_NAME = 'MARIA F*** GUAMAN V***';

/** Everything that can be looked up. A reference that is not here is not known (-0008-01-01). */
export function seedContracts(): readonly Contract[] {
  return [...centrosur(), ...supa(), ...schools(), ...otherContracts()];
}

function centrosur(): Contract[] {
  return [
    supply(['1203456', '200012034', '7720415', MARIA], MARIA_NAME, 'Av. Loja y 10 de Agosto, Cuenca', [
      bill('PL-0', 0, '2026-11-28', 43_90, 312),
    ]),
    // Her parents' supply, in her name.
    supply(['1187302', '200009871', '8841207', MARIA], MARIA_NAME, 'Calle Larga 5-41 y Hermano Miguel, Cuenca', [
      bill('PL-1', -1, '2026-10-28', 28_14, 196),
      bill('PL-0', 0, '2026-11-28', 31_02, 214),
    ]),
    supply(
      ['1200000', '200010000', '7700000', '0159999028'],
      'CARLOS A*** LOJA P***',
      'Remigio Crespo 3-30, Cuenca',
      [],
    ),
    // A bill that is not the one that was looked up, and one that the provider does not take.
    {
      ...supply(
        ['1200101', '200010101', '7700101', '0199999028001'],
        'COMERCIAL SAN ROQUE',
        'Mercado San Roque, Cuenca',
        [bill('PL-0', 0, '2026-11-26', 36_40, 251)],
      ),
      quirk: 'rises',
    },
    {
      ...supply(['1200202', '200010202', '7700202', '0159999036'], 'ROSA E*** ORDONEZ', 'Av. Solano 8-12, Cuenca', [
        bill('PL-0', 0, '2026-11-26', 27_30, 190),
      ]),
      quirk: 'rejected',
    },
    // The cents of C.6, which make an answer go astray.
    supply(['1200077', '200010077', '7700077', '0159999077'], 'LUIS A*** VINTIMILLA C***', 'Baños 2-10, Cuenca', [
      bill('PL-0', 0, '2026-11-27', 21_77, 150),
    ]),
    supply(['1200088', '200010088', '7700088', '0159999088'], 'LUIS A*** VINTIMILLA C***', 'Turi 1-05, Cuenca', [
      bill('PL-0', 0, '2026-11-27', 21_88, 151),
    ]),
    supply(['1200099', '200010099', '7700099', '0159999099'], 'LUIS A*** VINTIMILLA C***', 'Sayausí 4-44, Cuenca', [
      bill('PL-0', 0, '2026-11-27', 21_99, 152),
    ]),
  ];
}

function supa(): Contract[] {
  return [
    card('0101-48213', '01204-2021-00417', 'S*** L***', [pension(0, '2026-11-30', 0)]),
    card('0101-48999', '01204-2020-00388', 'M*** Q***', [
      pension(-2, '2026-09-30', 3_24),
      pension(-1, '2026-10-31', 1_61),
    ]),
    { ...card('0101-40000', '01204-2019-00102', 'P*** C***', []) },
  ];
}

function schools(): Contract[] {
  return [
    pupil('COL-CORDILLERA', 'CA-20417', 'SOFIA LOJA G.', '6.º EGB', [schoolFee('PE-1', 1, '2026-12-07', 165_00)]),
    pupil('COL-RIOCLARO', 'RC-10088', 'MATEO LOJA G.', '2.º EGB', []),
    pupil('COL-CAPULIES', 'LC-3301', 'DANIEL Q*** V***', '1.º BGU', [
      schoolFee('PE-1', -1, '2026-10-07', 92_50),
      schoolFee('PE-2', 0, '2026-11-07', 92_50),
      schoolFee('PE-3', 1, '2026-12-07', 92_50),
    ]),
    pupil('COL-MIRADOR', 'MY-0815', 'EMILIA O*** C***', '9.º EGB', [schoolFee('PE-1', 1, '2026-12-10', 120_00)]),
  ];
}

function supply(
  [CODIGO, CONTRATO, MEDIDOR, IDENTIFICACION]: [string, string, string, string],
  titular: string,
  address: string,
  debts: readonly Debt[],
): Contract {
  return {
    codigoServicio: 'CENTROSUR-LUZ',
    codigoContrato: CONTRATO,
    references: { CODIGO, CONTRATO, MEDIDOR, IDENTIFICACION },
    titular,
    descripcion: null,
    datos: [
      { etiqueta: 'Cuenta contrato', valor: CONTRATO },
      { etiqueta: 'Dirección', valor: address },
    ],
    lowest: null,
    debts,
    quirk: null,
  };
}

function bill(codigoRubro: string, months: number, dueOn: string, capital: Cents, kWh: number): Debt {
  const texts = { text: 'Planilla {mes}', periodo: `Consumo ${kWh} kWh` };
  return { codigoRubro, ...texts, months, dueOn, capital, interest: 0 };
}

function card(code: string, process: string, titular: string, debts: readonly Debt[]): Contract {
  const court = 'Unidad Judicial de Familia, Cuenca';
  return {
    codigoServicio: 'SUPA-PENSION',
    codigoContrato: code,
    references: { TARJETA: code, CEDULA: JUAN, PROCESO: process },
    titular,
    descripcion: `Proceso ${process} · ${court}`,
    datos: [
      { etiqueta: 'N.º de proceso', valor: process },
      { etiqueta: 'Judicatura', valor: court },
    ],
    lowest: null,
    debts,
    quirk: null,
  };
}

function pension(months: number, dueOn: string, interest: Cents): Debt {
  const codigoRubro = `PA-${dueOn.slice(5, 7)}`;
  return { codigoRubro, text: '{Mes}', periodo: null, months, dueOn, capital: 180_00, interest };
}

function pupil(
  codigoServicio: string,
  code: string,
  titular: string,
  course: string,
  debts: readonly Debt[],
): Contract {
  return {
    codigoServicio,
    codigoContrato: code,
    references: { ESTUDIANTE: code },
    titular,
    descripcion: null,
    datos: [{ etiqueta: 'Curso', valor: course }],
    lowest: null,
    debts,
    quirk: null,
  };
}

function schoolFee(codigoRubro: string, months: number, dueOn: string, capital: Cents): Debt {
  return { codigoRubro, text: 'Pensión {mes}', periodo: null, months, dueOn, capital, interest: 0 };
}
