import type { Account, LimitCents } from '../state.ts';

/** Accounts of demo-bank.md C.2 with the limits of C.4, and one of each other member, in cents. `owner` is the `numeroSocio`. */
export function seedAccounts(): Account[] {
  return [
    {
      numeroCuenta: '010201004871',
      owner: MARIA,
      descripcion: 'AHORRO A LA VISTA',
      bookBalance: 2_896_37,
      // «Encaje crédito».
      blocked: 50_00,
      permitsDebit: true,
      limits: limits(1_500_00, 10_000_00, 1_000_00, 5_000_00, 300_00, 1_500_00),
      highestLimits: limits(5_000_00, 30_000_00, 3_000_00, 15_000_00, 1_000_00, 5_000_00),
    },
    open('010201012604', MARIA, 'AHORRO NEGOCIO', 1_238_90),
    closed('010201009356', 'AHORRO PROGRAMADO HOGAR', 5_420_00),
    closed('010203000417', 'CERTIFICADOS DE APORTACION', 320_00),
    closed('010205003388', 'DEPOSITO A PLAZO FIJO', 8_000_00),
    open('010201018840', '50377', 'AHORRO A LA VISTA', 148_25),
    open('010201007733', '44902', 'AHORRO A LA VISTA', 512_40),
    open('010201099999', '51233', 'AHORRO A LA VISTA', 730_15),
  ];
}

/** The member of C.2. */
const MARIA = '48213';

/** An account that permits debits, with the low limits of C.4. */
function open(numeroCuenta: string, owner: string, descripcion: string, bookBalance: number): Account {
  return {
    numeroCuenta,
    owner,
    descripcion,
    bookBalance,
    blocked: 0,
    permitsDebit: true,
    limits: limits(500_00, 2_000_00, 500_00, 2_000_00, 100_00, 500_00),
    highestLimits: limits(1_000_00, 5_000_00, 1_000_00, 5_000_00, 300_00, 1_500_00),
  };
}

/** Money that the member of C.2 cannot take out online. */
function closed(numeroCuenta: string, descripcion: string, bookBalance: number): Account {
  return {
    numeroCuenta,
    owner: MARIA,
    descripcion,
    bookBalance,
    blocked: bookBalance,
    permitsDebit: false,
    limits: null,
    highestLimits: null,
  };
}

/** Daily and monthly limit of the three channels: internal, external, services. */
function limits(
  internoDiario: number,
  internoMensual: number,
  externoDiario: number,
  externoMensual: number,
  facilitoDiario: number,
  facilitoMensual: number,
): LimitCents {
  return {
    valorInternoDiario: internoDiario,
    valorInternoMensual: internoMensual,
    valorExternoDiario: externoDiario,
    valorExternoMensual: externoMensual,
    valorFacilitoDiario: facilitoDiario,
    valorFacilitoMensual: facilitoMensual,
  };
}
