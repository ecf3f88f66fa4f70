import { type Cents, formatMoney } from '#domain/money.ts';
import { titleCase } from '#domain/names.ts';
import { dayOf, startOfDay } from './days.ts';
import { type DueContract, type DueDebt, dueContract, payDebt, riseOnce } from './debts.ts';
import { own } from './ledger.ts';
import { costPostings, type Order } from './orders.ts';
import { Malformed, refuse } from './refusal.ts';
import { REJECTED_MOBILE } from './seed/contracts.ts';
import type { Service } from './seed/services.ts';
import { operatorOf, serviceOf } from './services.ts';
import type { Member, Receipt, ReceiptRow, World } from './state.ts';
import { checkAmount, originAccount, refuseBelowMinimum, taxOf } from './transferRules.ts';
import type { DayOnWire } from './transfers.ts';

/** An order that pays debts of one contract; money in cents. */
export interface PaymentOrder {
  numeroCuentaOrigen: string;
  codigoServicio: string;
  codigoContrato: string;
  codigosRubro: readonly string[];
  cents: Cents;
}

/** An order that tops a mobile up; money in cents. */
export interface TopUpOrder {
  numeroCuentaOrigen: string;
  codigoOperadora: string;
  celular: string;
  cents: Cents;
}

/** A payment or a top-up that would be executed now. */
export interface Payment extends Order {
  /** How the review's rows name what is paid. */
  summary: readonly ReceiptRow[];
  /** True: its provider refuses it, which it only says once it is executed. */
  isRejected: boolean;
}

/**
 * Checks a payment against debts and books as they are now. Where a service takes payments in part, any value between the contract's
 * lowest and what is due is right; everywhere else only the sum of the chosen debts is.
 * @throws Refusal -0005-01-01 … -05, -07, -0008-02-01; Malformed for a choice that the service does not offer.
 */
export function servicePayment(world: World, member: Member, order: PaymentOrder, toWire: DayOnWire): Payment {
  const service = serviceOf(world, order.codigoServicio);
  const contract = dueContract(world, service, order.codigoContrato, toWire);
  checkChoice(service, contract, order.codigosRubro);
  const origin = originAccount(world, member, order.numeroCuentaOrigen);
  refuseBelowMinimum(order.cents);
  if (riseOnce(world, contract)) refuse('-0008-02-01');
  const debts = contract.debts.filter(({ codigoRubro }) => order.codigosRubro.includes(codigoRubro));
  // One that is no longer due has been paid since it was looked up.
  if (debts.length < order.codigosRubro.length) refuse('-0008-02-01');
  const { cents } = order;
  const due = debts.reduce((sum, { total }) => sum + total, 0);
  const isRight = contract.lowest === null ? cents === due : cents >= contract.lowest && cents <= due;
  if (!isRight) refuse('-0008-02-01');
  const { fee } = service;
  const tax = taxOf(fee);
  checkAmount(world, origin, { cents, cost: fee + tax, channel: 'Facilito' });
  const tipo = kindOf(service);
  const biller = tipo === 'CENTROSUR' ? 'CentroSur' : tipo === 'SUPA' ? 'SUPA' : service.descripcion;
  const debit = origin.numeroCuenta;
  return {
    tipo,
    origin,
    cents,
    fee,
    tax,
    channel: 'Facilito',
    postings: [
      { debit, credit: own.collections, cents, debitText: statementText(service, contract.reference) },
      ...costPostings(origin, { fee, tax }, `COMISION PAGO DE SERVICIOS – ${biller}`),
    ],
    rows: receiptRows(tipo, service.descripcion, contract, debts, cents),
    destino: `${biller} · ${contract.reference.valor}`,
    numeroCuentaDestino: null,
    acreditacion: null,
    clearing: null,
    whenBooked: () => payDebts(world, contract, debts, cents),
    summary: [
      { ...serviceRow(tipo, service.descripcion), negrita: true },
      contract.reference,
      ...personRows(tipo, contract),
    ],
    isRejected: contract.quirk === 'rejected',
  };
}

/**
 * Checks a top-up against the books as they are now. @throws Refusal -0005-01-01 … -05, -07, -0008-03-01; Malformed for an unknown
 * operator or an amount that it does not sell.
 */
export function topUp(world: World, member: Member, order: TopUpOrder): Payment {
  const { celular, cents } = order;
  const { descripcion, lowest, highest } = operatorOf(order.codigoOperadora);
  if (cents < lowest || cents > highest) throw new Malformed('«valor» no está entre los de la operadora.');
  const origin = originAccount(world, member, order.numeroCuentaOrigen);
  // C.5: the number that is another operator's.
  if (celular.endsWith('9')) refuse('-0008-03-01');
  checkAmount(world, origin, { cents, cost: 0, channel: 'Facilito' });
  const rows = [
    { etiqueta: 'Operadora', valor: descripcion },
    { etiqueta: 'Celular', valor: celular },
  ];
  const debitText = `RECARGA CELULAR – ${descripcion} ${celular}`;
  return {
    tipo: 'RECARGA',
    origin,
    cents,
    fee: 0,
    tax: 0,
    channel: 'Facilito',
    postings: [{ debit: origin.numeroCuenta, credit: own.collections, cents, debitText }],
    rows,
    destino: `${descripcion} · ${celular}`,
    numeroCuentaDestino: null,
    acreditacion: null,
    clearing: null,
    summary: rows.map((row, index) => (index === 0 ? { ...row, negrita: true } : row)),
    isRejected: celular === REJECTED_MOBILE,
  };
}

/** What the provider says of a payment that is executed: nothing, unless it refuses it. @throws Refusal -0008-02-02. */
export function accepted(payment: Payment): Payment {
  return payment.isRejected ? refuse('-0008-02-02') : payment;
}

/** What may make a member think twice, and forbids nothing: the same value for the same service and reference, once more today. */
export function paymentWarnings(world: World, { tipo, origin, destino, cents }: Payment): string[] {
  const dayBegins = startOfDay(dayOf(world.now()));
  const isSame = (one: Receipt) =>
    one.owner === origin.owner && one.tipo === tipo && one.destino === destino && one.cents === cents;
  const receipts = [...world.history.receipts.values(), ...world.state.receipts];
  if (!receipts.some((one) => one.at >= dayBegins && isSame(one))) return [];
  const done = tipo === 'RECARGA' ? 'recargó' : 'pagó';
  return [`Hoy ya ${done} ${formatMoney(cents)} a ${tipo === 'RECARGA' ? 'este número' : 'esta referencia'}.`];
}

/** @throws Malformed for a debt that comes twice or is not the contract's, several where one at a time is paid, or one before an older one. */
function checkChoice(service: Service, contract: DueContract, chosen: readonly string[]): void {
  if (new Set(chosen).size < chosen.length) throw new Malformed('«codigosRubro» repite un rubro.');
  if (!chosen.every((code) => contract.codes.includes(code))) throw new Malformed('«codigosRubro» no existe.');
  if (chosen.length > 1 && !service.permiteVarios) throw new Malformed('Se paga un rubro a la vez.');
  const due = contract.debts.map(({ codigoRubro }) => codigoRubro);
  const chosenOfDue = due.filter((code) => chosen.includes(code));
  const isOldest = chosenOfDue.every((code, place) => due[place] === code);
  if (service.primeroAntiguos && !isOldest) throw new Malformed('Se pagan primero los rubros más antiguos.');
}

/** Takes what was paid off the debts, the oldest first. */
function payDebts(world: World, contract: DueContract, debts: readonly DueDebt[], cents: Cents): void {
  let left = cents;
  for (const debt of debts) {
    const part = Math.min(left, debt.total);
    payDebt(world, contract, debt, part);
    left -= part;
  }
}

/** Which kind of receipt a service's payment has. */
function kindOf({ codigoCategoria }: Service): Receipt['tipo'] {
  if (codigoCategoria === 'CENTROSUR' || codigoCategoria === 'SUPA') return codigoCategoria;
  return codigoCategoria === 'COLEGIOS' ? 'COLEGIO' : 'SERVICIO';
}

/** A statement's text: capitals and accents are the ledger's. */
export function statementText(service: Service, reference: Pick<ReceiptRow, 'etiqueta' | 'valor'>): string {
  const tipo = kindOf(service);
  if (tipo === 'CENTROSUR') return `PAGO CENTROSUR – ${reference.etiqueta} ${reference.valor}`;
  if (tipo === 'SUPA') return `PAGO PENSION ALIMENTICIA – SUPA ${reference.valor}`;
  if (tipo === 'COLEGIO') return `PAGO PENSION COLEGIO – ${service.descripcion}`;
  return `PAGO ${statementNames[service.codigoCategoria] ?? 'SERVICIOS'} – ${service.descripcion}`;
}

/** How a statement names the kinds of service. */
const statementNames: Readonly<Record<string, string>> = {
  AGUA: 'AGUA Y TELEFONO',
  INTERNET: 'INTERNET',
  LUZ: 'LUZ ELECTRICA',
  TRANSITO: 'TRANSITO',
  IMPUESTOS: 'IMPUESTOS',
  MUNICIPIO: 'MUNICIPIO',
  CATALOGO: 'CATALOGO',
};

function receiptRows(
  tipo: Receipt['tipo'],
  service: string,
  contract: DueContract,
  debts: readonly DueDebt[],
  cents: Cents,
): ReceiptRow[] {
  const interest = Math.min(
    cents,
    debts.reduce((sum, debt) => sum + debt.interest, 0),
  );
  const paid = debts.map(({ descripcion }) => descripcion).join(', ');
  const process = contract.datos.filter(({ etiqueta }) => tipo === 'SUPA' && etiqueta === 'N.º de proceso');
  return [
    serviceRow(tipo, service),
    contract.reference,
    ...personRows(tipo, contract),
    ...process,
    { etiqueta: tipo === 'SUPA' ? 'Meses' : 'Detalle', valor: paid },
    ...(interest > 0
      ? [
          { etiqueta: 'Capital', valor: formatMoney(cents - interest) },
          { etiqueta: 'Interés', valor: formatMoney(interest) },
        ]
      : []),
  ];
}

/** What is paid, by the name that the list of services gives it: who pays sees one name from the lookup to the receipt. */
function serviceRow(tipo: Receipt['tipo'], valor: string): ReceiptRow {
  return { etiqueta: tipo === 'COLEGIO' ? 'Institución' : 'Servicio', valor };
}

/** Whose the contract is, partly masked, as it was looked up. */
function personRows(tipo: Receipt['tipo'], { titular }: DueContract): ReceiptRow[] {
  if (titular === null) return [];
  const etiqueta = tipo === 'COLEGIO' ? 'Estudiante' : tipo === 'SUPA' ? 'Beneficiario' : 'Titular';
  return [{ etiqueta, valor: titleCase(titular) }];
}
