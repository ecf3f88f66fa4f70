import { addDays, dayOf, daysBetween, nextWorkingDay, startOfDay } from '../days.ts';
import { documentNumber, movementId, own } from '../ledger.ts';
import { amortisation } from '../loans.ts';
import { receiptNumber } from '../receipts.ts';
import type { Entry, History, Movement, Receipt } from '../state.ts';
import { seedCards } from './cards.ts';
import {
  CARLOS_VISTA,
  cashMachine,
  fromCarlos,
  fromSanRoque,
  instalment,
  interest,
  type Line,
  line,
  NEGOCIO,
  purchase,
  rent,
  SAN_ROQUE_VISTA,
  service,
  spiTransfer,
  VISTA,
} from './historyLines.ts';
import { seedLoans } from './loans.ts';

/** First and last day of the movements of demo-bank.md C.2. */
export const HISTORY_FROM = '2025-11-21';
export const HISTORY_TO = '2026-11-20';

/** The number before the first, so that the transfer of 3-Nov-2026 has those of the design: 0000482137 and 2026-1103-048198. */
const DOCUMENTS_BEFORE = 481_785;
const RECEIPTS_BEFORE = 48_034;
/** The last number given on 20-Nov-2026: the next receipt is 048213, as in the design. */
const LAST_RECEIPT = 48_212;

const PROGRAMADO = '010201009356';
const ANA_VISTA = '010201099999';
const JUAN_VISTA = '010201018840';

/** Balances in cents at the beginning of 2025-11-21; an account that is not here begins with nothing. */
const openings: Readonly<Record<string, number>> = {
  [VISTA]: 1_923_00,
  [NEGOCIO]: 231_79,
  [PROGRAMADO]: 3_409_70,
  [CARLOS_VISTA]: 512_40,
  [SAN_ROQUE_VISTA]: 3_890_75,
  [ANA_VISTA]: 490_15,
};

/** «Encaje crédito» of the first account: its receipts tell what could be taken out. */
const BLOCKED: Readonly<Record<string, number>> = { [VISTA]: 50_00 };

/** What the cyclic lists of C.2 say of each month or week, in cents. */
const centrosur = [41_18, 39_75, 43_42, 38_90, 40_61, 42_07, 44_55, 40_13, 39_28, 41_66, 42_90, 43_82, 43_27];
const pharmacy = [14_75, 22_10, 18_90, 16_30];
const supermarket = [52_45, 38_90, 61_20, 44_75, 47_30];

/** July and August: the holidays of the Sierra's schools. */
const HOLIDAYS = [7, 8];

const AGENCY = 'Matriz Centro';
const FIRST_SATURDAY = '2025-11-22';

/** A day as the rules of C.2 name it. */
interface Day {
  day: string;
  date: number;
  month: number;
  /** Months since November 2025. */
  k: number;
  isMonthEnd: boolean;
  /** Saturdays since the first one; null on another day. */
  saturday: number | null;
}

/** A line with its account and its time. */
interface Dated extends Line {
  account: string;
  at: number;
}

let shared: History | undefined;

/** The books of C.2 up to 2026-11-20, made once and never changed. */
export function seedHistory(): History {
  return (shared ??= booked([
    ...onceOnly(),
    ...wholeYear({
      [VISTA]: vista,
      [NEGOCIO]: negocio,
      [PROGRAMADO]: programado,
      [CARLOS_VISTA]: carlos,
      [ANA_VISTA]: ana,
    }),
  ]));
}

const [consumo, microcredito] = seedLoans();

function vista({ date, k, month, isMonthEnd, saturday }: Day): Line[] {
  return [
    ...(date === 25 ? [line(1_185_40, 'ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', own.spi, 'SPI')] : []),
    ...(date === 15 ? [fromCarlos()] : []),
    ...(isMonthEnd ? [interest(1_18 + 3 * k, 'AHORRO A LA VISTA')] : []),
    ...(date === 2 ? [rent()] : []),
    ...(date === 3
      ? spiTransfer(VISTA, 60_00, 'ROSA ELENA ORDONEZ', ['Rosa Elena Ordonez', 'Banco Andes Demo', 'Ahorros •••• 8771'])
      : []),
    ...(date === 5 && consumo ? [instalment(consumo, k + 6, 'DEBITO')] : []),
    ...(date === 7 && !HOLIDAYS.includes(month)
      ? [
          service(
            'COLEGIO',
            165_00,
            'PAGO PENSION COLEGIO',
            'UNIDAD EDUCATIVA CORDILLERA AZUL',
            'Unidad Educativa Cordillera Azul',
            ['Código de estudiante', 'CA-20417'],
          ),
        ]
      : []),
    ...(date === 10 ? [cashMachine(40_00)] : []),
    ...(date === 12
      ? [
          service('CENTROSUR', centrosur[k] ?? 0, 'PAGO CENTROSUR', 'CODIGO DE CLIENTE 1203456', 'CentroSur', [
            'Código de cliente',
            '1203456',
          ]),
          service('SERVICIO', 24_60, 'PAGO AGUA Y TELEFONO', 'SERVICIOS BASICOS', 'Agua y teléfono', [
            'Código de cliente',
            '48213',
          ]),
        ]
      : []),
    ...(date === 18
      ? [service('SERVICIO', 28_00, 'PAGO INTERNET', 'INTERNET Y TV', 'Internet y TV', ['Código de cliente', '77120'])]
      : []),
    ...(date === 20
      ? [service('RECARGA', 10_00, 'RECARGA CELULAR', 'CLARO 0900000321', 'Claro', ['Celular', '0900000321'])]
      : []),
    ...(date === 21 ? [purchase(cyclic(pharmacy, k), 'CONSUMO POS FARMACIA')] : []),
    ...(date === 26
      ? [
          {
            ...line(-150_00, 'AHORRO PROGRAMADO – APORTE MENSUAL', PROGRAMADO, 'DEBITO AUTOMATICO'),
            otherText: 'AHORRO PROGRAMADO – APORTE MENSUAL',
          },
        ]
      : []),
    ...(date === 27 ? [cashMachine(80_00)] : []),
    ...(saturday === null ? [] : [purchase(cyclic(supermarket, saturday), 'CONSUMO POS SUPERMERCADO')]),
  ];
}

function negocio({ day, date, k }: Day): Line[] {
  return [
    ...(date === 6
      ? [line(210_00 + 2_50 * k, 'DEPOSITO EN EFECTIVO – VENTANILLA MATRIZ CENTRO', own.cash, 'VENTANILLA')]
      : []),
    ...(date === 13 ? [fromSanRoque()] : []),
    ...(date === 22 ? [line(240_00 - 1_50 * k, 'DEPOSITO – VENTANILLA MATRIZ CENTRO', own.cash, 'VENTANILLA')] : []),
    ...(date === 16
      ? spiTransfer(NEGOCIO, 435_00 - 1_00 * k, 'PROVEEDOR', [
          'Talleres Del Sur',
          'Cooperativa Valle Nuevo Demo',
          'Ahorros •••• 2215',
        ])
      : []),
    ...(date === 14 && microcredito && k >= 4 && k <= 11 ? [instalment(microcredito, k - 3, 'PAGO')] : []),
    ...(day === '2026-02-14' && microcredito
      ? [
          line(
            4_500_00,
            `DESEMBOLSO CREDITO – MICROCREDITO ${microcredito.numeroCredito}`,
            own.loan(microcredito.numeroCredito),
            'VENTANILLA',
          ),
        ]
      : []),
    ...(day === '2026-02-17'
      ? spiTransfer(NEGOCIO, 4_200_00, 'MAQUINARIA', ['Maquinas del Austro', 'Banco Andes Demo', 'Corriente •••• 0316'])
      : []),
  ];
}

function programado({ k, isMonthEnd }: Day): Line[] {
  // What comes in on the 26th is the other side of the first account's saving.
  return isMonthEnd ? [interest(14_50 + 55 * k, 'AHORRO PROGRAMADO HOGAR')] : [];
}

function carlos({ date }: Day): Line[] {
  return [
    ...(date === 14 ? [line(270_00, 'DEPOSITO EN EFECTIVO – VENTANILLA EL VERGEL', own.cash, 'VENTANILLA')] : []),
    ...(date === 28 ? [cashMachine(10_00)] : []),
  ];
}

function ana({ date }: Day): Line[] {
  return [
    ...(date === 24 ? [line(450_00, 'ACREDITACION SUELDO SPI – TRANSFERENCIA SPI RECIBIDA', own.spi, 'SPI')] : []),
    ...(date === 4 || date === 19 ? [cashMachine(215_00)] : []),
  ];
}

/** What happened once: how shares, term deposit and the second member's account began. */
function onceOnly(): Dated[] {
  const on = (day: string, account: string, once: Line): Dated => ({ ...once, account, at: timeOf(day, 0) });
  return [
    on('2017-03-14', '010203000417', line(320_00, 'COMPRA DE CERTIFICADOS – MATRIZ CENTRO', own.cash, 'VENTANILLA')),
    on('2026-03-02', '010205003388', line(8_000_00, 'APERTURA DEL DEPOSITO – MATRIZ CENTRO', own.spi, 'VENTANILLA')),
    on('2026-06-15', JUAN_VISTA, line(100_00, 'DEPOSITO DE APERTURA – MATRIZ CENTRO', own.cash, 'VENTANILLA')),
    on(
      '2026-07-10',
      JUAN_VISTA,
      line(60_00, 'DEPOSITO EN EFECTIVO – VENTANILLA MATRIZ CENTRO', own.cash, 'VENTANILLA'),
    ),
    on('2026-08-05', JUAN_VISTA, cashMachine(40_00)),
    on('2026-09-12', JUAN_VISTA, line(50_00, 'DEPOSITO EN EFECTIVO – VENTANILLA EL VERGEL', own.cash, 'VENTANILLA')),
    on('2026-10-03', JUAN_VISTA, cashMachine(30_00)),
    on('2026-10-31', JUAN_VISTA, interest(25, 'AHORRO A LA VISTA')),
    on('2026-11-14', JUAN_VISTA, line(8_00, 'DEPOSITO EN EFECTIVO – VENTANILLA EL VERGEL', own.cash, 'VENTANILLA')),
  ];
}

/** The year of accounts by their rules: the lines of a day in the order of the rules, from 08:00 on, seven minutes each. */
function wholeYear(rules: Readonly<Record<string, (day: Day) => Line[]>>): Dated[] {
  return days().flatMap((day) =>
    Object.entries(rules).flatMap(([account, linesOf]) =>
      linesOf(day).map((one, index) => ({ ...one, account, at: timeOf(day.day, index) })),
    ),
  );
}

function days(): Day[] {
  const all: Day[] = [];
  for (let day = HISTORY_FROM; day <= HISTORY_TO; ) {
    const tomorrow = addDays(day, 1);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const weeks = daysBetween(FIRST_SATURDAY, day) / 7;
    all.push({
      day,
      date,
      month,
      k: (year - 2025) * 12 + month - 11,
      isMonthEnd: tomorrow.endsWith('-01'),
      saturday: weeks >= 0 && Number.isInteger(weeks) ? weeks : null,
    });
    day = tomorrow;
  }
  return all;
}

function timeOf(day: string, index: number): number {
  return startOfDay(day) + (8 * 60 + 7 * index) * 60_000;
}

function cyclic(values: readonly number[], index: number): number {
  return values[index % values.length] ?? 0;
}

/** The books of dated lines: openings against the opening account, then every line in the order of time. */
function booked(lines: readonly Dated[]): History {
  const entries: Entry[] = [];
  const balances = new Map<string, number>();
  const movements = new Map<string, Movement[]>();
  const receipts = new Map<string, Receipt>();
  let [documents, receiptCount] = [DOCUMENTS_BEFORE, RECEIPTS_BEFORE];
  let index = 0;
  let numeroComprobante: string | null = null;

  const add = (account: string, cents: number) => {
    const balance = (balances.get(account) ?? 0) + cents;
    balances.set(account, balance);
    return balance;
  };
  const enter = (at: number, debit: string, credit: string, cents: number) => {
    entries.push({ at, debit, credit, cents });
    return { debitBalance: add(debit, -cents), creditBalance: add(credit, cents) };
  };
  const write = (account: string, movement: Movement) => {
    const list = movements.get(account) ?? [];
    list.push(movement);
    movements.set(account, list);
  };

  const begin = startOfDay(HISTORY_FROM);
  for (const [account, cents] of Object.entries(openings)) enter(begin, own.opening, account, cents);
  if (consumo) enter(begin, own.loan(consumo.numeroCredito), own.opening, amortisation(consumo)[5]?.balance ?? 0);
  for (const { codigoTarjeta, purchases } of seedCards()) {
    for (const { on, cents } of purchases) enter(startOfDay(on), own.card(codigoTarjeta), own.merchants, cents);
  }

  for (const one of lines.toSorted((first, second) => first.at - second.at)) {
    const { account, other, at, text, otherText = '', receipt, canal } = one;
    if (one.belongs) index += 1;
    else {
      documents += 1;
      index = 0;
      receiptCount += receipt?.step ?? 0;
      numeroComprobante = receipt ? receiptNumber(dayOf(at), receiptCount) : null;
    }
    const cents = Math.abs(one.cents);
    const [debit, credit] = one.cents > 0 ? [other, account] : [account, other];
    const { debitBalance, creditBalance } = enter(at, debit, credit, cents);
    const numeroDocumento = documentNumber(documents);
    const common = { at, cents, numeroDocumento, agencia: AGENCY, canal };
    for (const [side, tipo, balance] of [
      [debit, 'D', debitBalance],
      [credit, 'C', creditBalance],
    ] as const) {
      if (!/^\d+$/.test(side)) continue;
      const owns = receipt === undefined || tipo === 'D';
      write(side, {
        ...common,
        idMovimiento: movementId(numeroDocumento, index, tipo),
        descripcion: side === account ? text : otherText,
        tipo,
        balance,
        // A receipt is the payer's.
        numeroComprobante: owns ? numeroComprobante : null,
      });
    }
    if (receipt && numeroComprobante !== null) {
      const { owner, tipo, channel, destino, numeroCuentaDestino = null } = receipt;
      const { acreditacion = null, fee = 0, tax = 0, rows } = receipt;
      receipts.set(numeroComprobante, {
        numeroComprobante,
        idTransaccion: null,
        owner,
        tipo,
        estado: 'EXITOSA',
        at,
        numeroCuentaOrigen: debit,
        cents,
        fee,
        tax,
        available: debitBalance - fee - tax - (BLOCKED[debit] ?? 0),
        acreditacion,
        detalle: rows,
        destino,
        numeroCuentaDestino,
        arrivesOn: arrivalOf(acreditacion, dayOf(at)),
        codigoCuentaDestino: receipt.repeated?.codigoCuentaDestino ?? null,
        concepto: receipt.repeated?.concepto ?? null,
        channel,
        settlement: null,
      });
    }
    if (one.instalment) {
      const { loan, number } = one.instalment;
      const row = amortisation(loan)[number - 1];
      if (!row) continue;
      enter(at, own.instalments, own.loan(loan.numeroCredito), row.capital);
      enter(at, own.instalments, own.loanInterest, row.interest);
      enter(at, own.instalments, own.loanInsurance, row.insurance);
    }
  }
  entries.sort((first, second) => first.at - second.at);
  return { entries, movements, balances, receipts, lastDocument: documents, lastReceipt: LAST_RECEIPT };
}

/** The day on which a transfer of the history arrived, by the books' own calendar; null where nobody says. */
function arrivalOf(acreditacion: string | null, sentOn: string): string | null {
  if (acreditacion === null) return null;
  return acreditacion === 'INMEDIATA' ? sentOn : nextWorkingDay(sentOn, (day) => day);
}
