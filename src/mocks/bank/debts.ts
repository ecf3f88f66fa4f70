import type { Cents } from '#domain/money.ts';
import { addMonths, dayOf } from './days.ts';
import { coreText } from './ledger.ts';
import { Malformed, refuse } from './refusal.ts';
import { type Contract, type Debt, DOWN_REFERENCE, RISE } from './seed/contracts.ts';
import { seedContracts } from './seed/debts.ts';
import type { Criterion, Service } from './seed/services.ts';
import { checkedReference, serviceOf } from './services.ts';
import { entryOf, type ReceiptRow, type World } from './state.ts';
import { LOWEST_TRANSFER } from './transferRules.ts';
import type { DayOnWire } from './transfers.ts';

/** A debt as it stands now, in cents. */
export interface DueDebt {
  codigoRubro: string;
  descripcion: string;
  periodo: string | null;
  /** A day of the books. */
  dueOn: string;
  capital: Cents;
  interest: Cents;
  total: Cents;
}

/** A contract with what is left to pay, the oldest first. */
export interface DueContract extends Omit<Contract, 'debts' | 'references'> {
  /** The reference by which receipts name it. */
  reference: ReceiptRow;
  /** Every debt that it has ever had. */
  codes: readonly string[];
  debts: DueDebt[];
}

/** What a member asks for: a reference by one of a service's criteria. */
export interface LookUp {
  codigoServicio: string;
  codigoCriterio: string;
  referencia: string;
}

const contracts = seedContracts();

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/**
 * What a reference owes: every contract that it finds and that has something due.
 * @throws Refusal -0008-01-01 for an unknown reference, -0008-01-02 where nothing is due, -9999-00-03 for {@link DOWN_REFERENCE};
 * Malformed for a service, a criterion or a reference that there cannot be.
 */
export function lookUp(world: World, { codigoServicio, codigoCriterio, referencia }: LookUp, toWire: DayOnWire) {
  const service = serviceOf(world, codigoServicio);
  const reference = checkedReference(service, codigoCriterio, referencia);
  if (reference === DOWN_REFERENCE) refuse('-9999-00-03');
  const found = contracts.filter(
    (one) => one.codigoServicio === codigoServicio && isReference(one, codigoCriterio, reference),
  );
  if (found.length === 0) refuse('-0008-01-01');
  const due = found.map((one) => asDue(world, service, one, toWire)).filter(({ debts }) => debts.length > 0);
  return due.length > 0 ? due : refuse('-0008-01-02');
}

/** One contract of a service as it stands now. @throws Malformed when the service does not have it. */
export function dueContract(world: World, service: Service, codigoContrato: string, toWire: DayOnWire): DueContract {
  const found = contracts.find(
    (one) => one.codigoServicio === service.codigoServicio && one.codigoContrato === codigoContrato,
  );
  if (!found) throw new Malformed('«codigoContrato» no existe.');
  return asDue(world, service, found, toWire);
}

/** True the first time that a contract of «el valor cambió» is validated or paid: from now on its first debt is {@link RISE} higher. */
export function riseOnce({ state }: World, contract: DueContract): boolean {
  const key = contractKey(contract);
  if (contract.quirk !== 'rises' || state.risenContracts.includes(key)) return false;
  state.risenContracts.push(key);
  return true;
}

/** Takes a payment off a debt, in cents. */
export function payDebt({ state }: World, contract: DueContract, debt: DueDebt, cents: Cents): void {
  const key = debtKey(contract, debt.codigoRubro);
  state.paidDebts[key] = (entryOf(state.paidDebts, key) ?? 0) + cents;
}

/** Most that may be paid of a contract in part, in cents. */
export function highestPart({ debts }: DueContract): Cents {
  return debts.reduce((sum, { total }) => sum + total, 0);
}

function isReference({ references }: Contract, criterion: string, reference: string): boolean {
  const own = entryOf(references, criterion);
  return own !== undefined && coreText(own) === coreText(reference);
}

function asDue(world: World, service: Service, contract: Contract, toWire: DayOnWire): DueContract {
  const { references, debts: seeded, lowest, ...rest } = contract;
  const today = toWire(dayOf(world.now()));
  const isRisen = world.state.risenContracts.includes(contractKey(contract));
  const debts = seeded
    .map((debt, place) => {
      const rise = isRisen && place === 0 ? RISE : 0;
      return asDueDebt(debt, rise, entryOf(world.state.paidDebts, debtKey(contract, debt.codigoRubro)) ?? 0, today);
    })
    // Less than what can be paid at all waits for the next bill.
    .filter(({ total }) => total >= LOWEST_TRANSFER);
  const due = {
    ...rest,
    reference: receiptReference(service.criterios, references),
    codes: seeded.map(({ codigoRubro }) => codigoRubro),
    debts,
    lowest,
  };
  return lowest === null ? due : { ...due, lowest: Math.min(lowest, highestPart(due)) };
}

/** A payment in part settles the interest first. */
function asDueDebt({ codigoRubro, dueOn, ...debt }: Debt, rise: Cents, paid: Cents, today: string): DueDebt {
  const total = debt.capital + debt.interest + rise - paid;
  const interest = Math.max(0, debt.interest - paid);
  const inWords = (text: string) => withMonth(text, addMonths(today, debt.months));
  return {
    codigoRubro,
    descripcion: inWords(debt.text),
    periodo: debt.periodo && inWords(debt.periodo),
    dueOn,
    capital: total - interest,
    interest,
    total,
  };
}

/** A text with the month and the year of a day in the places that it keeps for them. */
function withMonth(text: string, day: string): string {
  const [year = '', month = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return text
    .replace('{mes}', `${name} ${year}`)
    .replace('{Mes}', `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`)
    .replace('{año}', year);
}

/** How receipts name a contract: by the first of its service's criteria that it has. */
function receiptReference(criteria: readonly Criterion[], references: Contract['references']): ReceiptRow {
  const [first] = criteria.flatMap(({ codigo, etiqueta }) => {
    const valor = entryOf(references, codigo);
    return valor === undefined ? [] : [{ etiqueta, valor }];
  });
  return first ?? { etiqueta: 'Referencia', valor: '' };
}

function contractKey({ codigoServicio, codigoContrato }: Pick<Contract, 'codigoServicio' | 'codigoContrato'>): string {
  return `${codigoServicio} ${codigoContrato}`;
}

function debtKey(contract: Pick<Contract, 'codigoServicio' | 'codigoContrato'>, codigoRubro: string): string {
  return `${contractKey(contract)} ${codigoRubro}`;
}
