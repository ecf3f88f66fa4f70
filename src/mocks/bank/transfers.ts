import { maskAccount } from '#domain/accountNumber.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { fullName, titleCase } from '#domain/names.ts';
import { throughClearing } from './clearing.ts';
import { dayOf, startOfDay } from './days.ts';
import {
  type DestinationData,
  destinationOf,
  type ExternalAccount,
  externalTypeText,
  institutionOf,
  registeredDestination,
} from './destinations.ts';
import { maskedName, memberName, nameMatchOf, receivingAccount, shownHolder } from './holders.ts';
import { own } from './ledger.ts';
import { costPostings, type Order } from './orders.ts';
import { accountRowText } from './receipts.ts';
import { refuse } from './refusal.ts';
import type { Institution } from './seed/catalogues.ts';
import type { Destination, Member, NameMatch, ReceiptRow, World } from './state.ts';
import { checkAmount, originAccount } from './transferRules.ts';

/** The row that names the other institution. */
const INSTITUTION_ROW = 'Institución';

/** What every order of a transfer says; money in cents. */
export interface TransferOrder {
  numeroCuentaOrigen: string;
  cents: Cents;
  concepto: string;
}

/** An order inside the cooperative. */
export interface InternalOrder extends TransferOrder {
  numeroCuentaDestino: string;
}

/** An order to another institution: to a registered destination, or to a one-off one whose data have been checked. */
export interface ExternalOrder extends TransferOrder {
  destination: { codigoCuentaDestino: string } | ExternalAccount;
}

/** A transfer that would be executed now: no rule forbids it. */
export interface Transfer extends Order {
  acreditacion: Institution['acreditacion'];
  /** The day on which it arrives, of the books (screens A.0 «Arrival»). */
  arrivesOn: string;
  /** How rows name who is paid. */
  beneficiary: string;
  /** How rows name the other institution; null inside the cooperative. */
  institution: string | null;
  /** `Ahorros •••• 8771`. */
  accountText: string;
  /** What is known of a one-off holder's name; null where nobody is asked. */
  nameMatch: NameMatch | null;
  /** That holder, partly masked, where the other institution shows them. */
  holder: string | null;
}

/** What rows and lists say of who is paid. */
interface Payee extends Pick<Transfer, 'beneficiary' | 'institution' | 'accountText'> {
  numeroCuentaDestino: string;
  concept: string;
  registered: Destination | undefined;
}

/** A day of the books as the caller knows it: working days are the caller's. */
export type DayOnWire = (day: string) => string;

/**
 * Checks an order inside the cooperative against the books as they are now. Between accounts of one's own nothing is limited.
 * @throws Refusal -0005-01-01 … -07, -0006-01-01.
 */
export function internalTransfer(world: World, member: Member, order: InternalOrder): Transfer {
  const { numeroCuentaOrigen, numeroCuentaDestino, cents, concepto } = order;
  const origin = originAccount(world, member, numeroCuentaOrigen);
  if (numeroCuentaDestino === numeroCuentaOrigen) refuse('-0005-01-06');
  const { account, holder } = receivingAccount(world, numeroCuentaDestino);
  const isOwn = holder.numeroSocio === member.numeroSocio;
  const registered = registeredDestination(world, member, null, numeroCuentaDestino);
  const channel = isOwn ? null : 'Interno';
  checkAmount(world, origin, { cents, cost: 0, channel });
  // The holder of an account that is not registered stays masked, as when it was looked up.
  const name = isOwn ? memberName(holder) : (registered?.beneficiario ?? maskedName(holder));
  const sentTo = isOwn ? account.descripcion : name;
  const receivedFrom = isOwn ? origin.descripcion : memberName(member);
  return {
    ...paidTo({
      beneficiary: isOwn ? fullName(holder) : titleCase(name),
      institution: null,
      accountText: accountRowText(account.descripcion, numeroCuentaDestino),
      numeroCuentaDestino,
      concept: concepto.trim(),
      registered,
    }),
    tipo: 'INTERNA',
    origin,
    cents,
    fee: 0,
    tax: 0,
    channel,
    acreditacion: 'INMEDIATA',
    arrivesOn: dayOf(world.now()),
    clearing: null,
    nameMatch: null,
    holder: null,
    postings: [
      {
        debit: origin.numeroCuenta,
        credit: numeroCuentaDestino,
        cents,
        debitText: `TRANSFERENCIA ENVIADA – ${sentTo}`,
        creditText: `TRANSFERENCIA RECIBIDA – ${receivedFrom}`,
      },
    ],
  };
}

/**
 * Checks an order to another institution against the books as they are now.
 * @throws Refusal -0005-01-01 … -07, -0005-02-01, -0006-03-01.
 */
export function externalTransfer(world: World, member: Member, order: ExternalOrder, toWire: DayOnWire): Transfer {
  const { numeroCuentaOrigen, cents, concepto } = order;
  const origin = originAccount(world, member, numeroCuentaOrigen);
  const { data, institution, isOneOff } = beneficiaryOf(world, member, order.destination);
  if (!institution?.isAvailable) return refuse('-0005-02-01');
  const beneficiary = titleCase(data.beneficiario);
  const cleared = throughClearing(
    world,
    { origin, cents, institution, returnText: `TRANSFERENCIA SPI DEVUELTA – ${beneficiary}` },
    toWire,
  );
  const debit = origin.numeroCuenta;
  const nameMatch = isOneOff ? nameMatchOf(institution, data.beneficiario) : null;
  return {
    ...paidTo({
      beneficiary,
      institution: institution.descripcion,
      accountText: `${externalTypeText(data.codigoTipoCuenta)} ${maskAccount(data.numeroCuenta)}`,
      numeroCuentaDestino: data.numeroCuenta,
      concept: concepto.trim(),
      registered: registeredDestination(world, member, institution.codigo, data.numeroCuenta),
    }),
    tipo: 'EXTERNA',
    ...cleared,
    nameMatch,
    holder: nameMatch && shownHolder(nameMatch, data.beneficiario),
    postings: [
      { debit, credit: own.spi, cents, debitText: `TRANSFERENCIA SPI ENVIADA – ${data.beneficiario}` },
      ...costPostings(origin, cleared, 'COMISION TRANSFERENCIA SPI – SERVICIO FINANCIERO'),
    ],
  };
}

/** What an order says of who is paid. */
function paidTo(payee: Payee) {
  const { beneficiary, institution, accountText, numeroCuentaDestino, concept, registered } = payee;
  return {
    beneficiary,
    institution,
    accountText,
    numeroCuentaDestino,
    rows: [
      { etiqueta: 'Beneficiario', valor: beneficiary },
      ...(institution === null ? [] : [{ etiqueta: INSTITUTION_ROW, valor: institution }]),
      { etiqueta: 'Cuenta destino', valor: accountText },
      { etiqueta: 'Concepto', valor: concept },
    ],
    destino: [beneficiary, institution, maskAccount(numeroCuentaDestino)].filter((part) => part !== null).join(' · '),
    repeated: { codigoCuentaDestino: registered?.codigoCuentaDestino ?? null, concepto: concept },
    whenBooked: (at: number) => {
      if (registered) registered.lastUsedAt = at;
    },
  };
}

/** What may make a member think twice, and forbids nothing: the same value to the same account, once more today. */
export function warningsOf(world: World, transfer: Transfer): string[] {
  const { tipo, origin, numeroCuentaDestino, institution, cents } = transfer;
  const dayBegins = startOfDay(dayOf(world.now()));
  const isRepeated = world.state.receipts.some(
    (receipt) =>
      receipt.owner === origin.owner &&
      receipt.tipo === tipo &&
      receipt.numeroCuentaDestino === numeroCuentaDestino &&
      institutionIn(receipt.detalle) === institution &&
      receipt.cents === cents &&
      receipt.at >= dayBegins &&
      receipt.estado !== 'DEVUELTA',
  );
  return isRepeated ? [`Hoy ya transfirió ${formatMoney(cents)} a esta cuenta.`] : [];
}

/** The institution that a receipt names; null inside the cooperative. The same number is another account at another one. */
function institutionIn(rows: readonly ReceiptRow[]): string | null {
  return rows.find(({ etiqueta }) => etiqueta === INSTITUTION_ROW)?.valor ?? null;
}

/** A registered destination or a one-off one, with its institution. @throws Refusal -0006-03-01. */
function beneficiaryOf(
  world: World,
  member: Member,
  given: ExternalOrder['destination'],
): {
  data: Pick<DestinationData, 'beneficiario' | 'codigoTipoCuenta' | 'numeroCuenta'>;
  institution: Institution | undefined;
  isOneOff: boolean;
} {
  if ('institution' in given) return { data: given, institution: given.institution, isOneOff: true };
  const data = destinationOf(world, member, 'externas', given.codigoCuentaDestino);
  return { data, institution: institutionOf(data.codigoInstitucion), isOneOff: false };
}
