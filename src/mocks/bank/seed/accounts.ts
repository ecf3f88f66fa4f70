import type { Account, History, LimitCents } from '../state.ts';

/**
 * Accounts of demo-bank.md C.2 with the limits of C.4, those of the internal destinations (C.4) and one of each other member, in
 * cents; their balances are what the history's movements come to. `owner` is the `numeroSocio`.
 */
export function seedAccounts({ balances }: History): Account[] {
  return accounts.map((account) => ({
    ...structuredClone(account),
    bookBalance: balances.get(account.numeroCuenta) ?? 0,
  }));
}

/** An account before its balance is known. */
type Terms = Omit<Account, 'bookBalance'>;

/** The member of C.2. */
const MARIA = '48213';
const CENTRO = 'Matriz Centro';

const accounts: readonly Terms[] = [
  {
    ...open('010201004871', MARIA, 'AHORRO A LA VISTA', '2017-03-14'),
    blocked: 50_00,
    blockReason: 'Encaje crédito',
    limits: limits(1_500_00, 10_000_00, 1_000_00, 5_000_00, 300_00, 1_500_00),
    highestLimits: limits(5_000_00, 30_000_00, 3_000_00, 15_000_00, 1_000_00, 5_000_00),
  },
  open('010201012604', MARIA, 'AHORRO NEGOCIO', '2023-08-09'),
  closed('010201009356', 'AHORRO PROGRAMADO HOGAR', 'PROGRAMADO', 5_00, '2024-06-26'),
  closed('010203000417', 'CERTIFICADOS DE APORTACION', 'CERTIFICADO', null, '2017-03-14'),
  {
    ...closed('010205003388', 'DEPOSITO A PLAZO FIJO', 'PLAZO_FIJO', 8_25, '2026-03-02'),
    deposit: { capital: 8_000_00, days: 360, maturesOn: '2027-02-25', interest: 660_00, renews: false },
  },
  open('010201018840', '50377', 'AHORRO A LA VISTA', '2026-06-15'),
  open('010201007733', '44902', 'AHORRO A LA VISTA', '2015-10-05', 'El Vergel'),
  open('010201099999', '51233', 'AHORRO A LA VISTA', '2021-01-18', 'Azogues'),
  open('010201015566', '39017', 'AHORRO A LA VISTA', '2012-07-02'),
];

/** An account that permits debits, with the low limits of C.4. */
function open(numeroCuenta: string, owner: string, descripcion: string, openedOn: string, agencia = CENTRO): Terms {
  return {
    numeroCuenta,
    owner,
    descripcion,
    tipo: 'VISTA',
    blocked: 0,
    blockReason: null,
    permitsDebit: true,
    isBlocked: false,
    rate: 1_20,
    agencia,
    openedOn,
    deposit: null,
    limits: limits(500_00, 2_000_00, 500_00, 2_000_00, 100_00, 500_00),
    highestLimits: limits(1_000_00, 5_000_00, 1_000_00, 5_000_00, 300_00, 1_500_00),
  };
}

/** Money that the member of C.2 cannot take out online. */
function closed(
  numeroCuenta: string,
  descripcion: string,
  tipo: Account['tipo'],
  rate: number | null,
  openedOn: string,
): Terms {
  return {
    ...open(numeroCuenta, MARIA, descripcion, openedOn),
    tipo,
    rate,
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
