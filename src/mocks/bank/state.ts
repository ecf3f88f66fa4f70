import type { LimitField } from '#domain/limits.ts';
import type { Cents } from '#domain/money.ts';
import type { Service } from './seed/services.ts';

/** Six limits or uses of an account, in cents. */
export type LimitCents = Record<LimitField, Cents>;

/** The channels whose use is limited, as the limits' fields name them (contract B.3 «Counters»). */
export type LimitChannel = 'Interno' | 'Externo' | 'Facilito';

/** Who entered last and with what; `at` in ms. */
export interface Access {
  at: number;
  device: string;
}

/** Kind of document as the wire numbers it: 1 cédula, 2 passport, 3 RUC (contract B.2). */
export type DocumentType = '1' | '2' | '3';

/** A person of the cooperative, with a virtual user or without one. Texts are in capitals without accents, as cooperative cores send them. */
export interface Member {
  numeroSocio: string;
  tipoIdentificacion: DocumentType;
  identificacion: string;
  /** `yyyy-MM-dd`. */
  fechaNacimiento: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  /** As the cédula has it; null of a company. */
  sexo: 'F' | 'M' | null;
  celular: string;
  correo: string;
  fotoPerfil: string | null;
  consent: boolean;
  /** False: -0004-01-01 when a code is asked. */
  hasTokenDevice: boolean;
  /** The way in; null before a registration and after a deletion, which leave the person and the books alone (D-58). */
  user: VirtualUser | null;
}

/** How a member enters the virtual bank. */
export interface VirtualUser {
  /** In lower case. */
  usuario: string;
  clave: string;
  /** Passwords that may not come back, the present one included (-0001-05-02). */
  usedPasswords: string[];
  /** `cambioClave = 'S'` of D-27. */
  mustChangePassword: boolean;
  securityAnswers: SecurityAnswer[];
  lastAccess: Access | null;
  /** `idDispositivo` of every device that has signed in. */
  knownDevices: string[];
  /** True: a device that is not known needs a code to sign in. */
  asksNewDevices: boolean;
}

/** An answer to a security question, outer blanks off. */
export interface SecurityAnswer {
  codigo: string;
  respuesta: string;
}

/** An account; money in cents, days `yyyy-MM-dd`. Only accounts that permit debits are offered as a source and have limits. */
export interface Account {
  numeroCuenta: string;
  /** The member's `numeroSocio`. */
  owner: string;
  descripcion: string;
  tipo: 'VISTA' | 'PROGRAMADO' | 'CERTIFICADO' | 'PLAZO_FIJO';
  /** What its movements come to; only `ledger.ts` changes it. */
  bookBalance: Cents;
  /** The part of an account that permits debits which cannot be taken out, and why. */
  blocked: Cents;
  blockReason: string | null;
  permitsDebit: boolean;
  /** True: nothing goes out (-0005-01-04) and nothing comes in until an agency lifts it. */
  isBlocked: boolean;
  /** Interest in hundredths of a percent a year; null where none is paid. */
  rate: number | null;
  agencia: string;
  openedOn: string;
  deposit: TermDeposit | null;
  limits: LimitCents | null;
  highestLimits: LimitCents | null;
}

/** What a term deposit adds to its account. */
export interface TermDeposit {
  capital: Cents;
  days: number;
  maturesOn: string;
  /** Paid at maturity. */
  interest: Cents;
  renews: boolean;
}

/**
 * One line of the journal: so many cents go from the account that is debited to the one that is credited. Both are a member's
 * account or one of the cooperative's own (`ledger.ts`), so that the sum of all balances never changes. `at` in ms.
 */
export interface Entry {
  at: number;
  debit: string;
  credit: string;
  cents: Cents;
}

/** An entry as one account's statement shows it. */
export interface Movement {
  idMovimiento: string;
  at: number;
  /** In capitals without accents, «MAIN TEXT – DETAIL». */
  descripcion: string;
  /** C into the account, D out of it. */
  tipo: 'C' | 'D';
  cents: Cents;
  /** The account's balance after it. */
  balance: Cents;
  numeroDocumento: string;
  agencia: string;
  canal: string;
  numeroComprobante: string | null;
}

/** A row of a receipt, printed as given. */
export interface ReceiptRow {
  etiqueta: string;
  valor: string;
  negrita?: boolean;
}

/** A receipt as it was issued; `at` in ms. */
export interface Receipt {
  numeroComprobante: string;
  /** The transaction that it executed; null for the years before this bank had any. */
  idTransaccion: string | null;
  /** The `numeroSocio` of who paid: nobody else reads it. */
  owner: string;
  tipo: 'INTERNA' | 'EXTERNA' | 'TARJETA' | 'SERVICIO' | 'RECARGA' | 'SUPA' | 'COLEGIO' | 'CENTROSUR';
  estado: 'EXITOSA' | 'EN_PROCESO' | 'DEVUELTA';
  at: number;
  numeroCuentaOrigen: string;
  cents: Cents;
  fee: Cents;
  tax: Cents;
  /** What could be taken out of the account afterwards. */
  available: Cents;
  acreditacion: string | null;
  /** In the server's order, accounts masked. No dates: `fecha` is the one that live mode moves. */
  detalle: ReceiptRow[];
  /** Who or what was paid, in one line for lists: parts joined by « · », accounts masked. */
  destino: string;
  /** The account that was paid, in full; null for a payment. */
  numeroCuentaDestino: string | null;
  /** The day of the books on which it arrives; null where nobody says it. */
  arrivesOn: string | null;
  /** The registered destination of a transfer, and what it was for (D-74); null where there is none. */
  codigoCuentaDestino: string | null;
  concepto: string | null;
  /** Whose limits it uses up; null for a transfer between the owner's accounts. */
  channel: LimitChannel | null;
  /** What is still to come of one in process; null when it is final. */
  settlement: Settlement | null;
}

/** How an order in process will end; `at` in ms. */
export interface Settlement {
  at: number;
  estado: 'EXITOSA' | 'DEVUELTA';
  /** The text of the credit of one that comes back. */
  returnText: string;
}

/** What another institution says of a holder's name (screens A.0 «Beneficiary check»). */
export type NameMatch = 'EXACTA' | 'SIMILAR' | 'NO_COINCIDE' | 'NO_DISPONIBLE';

/** Which account or card a destination is, and whose. */
export interface DestinationFacts {
  codigoTipoCuenta: string;
  numeroCuenta: string;
  tipoIdentificacion: DocumentType;
  identificacion: string;
  beneficiario: string;
  alias: string;
}

/** A registered destination, as the member knows it: an identification that was seen masked only is kept so. */
export interface Destination extends DestinationFacts {
  codigoCuentaDestino: string;
  /** The `numeroSocio` of who registered it. */
  owner: string;
  tipo: 'INTERNA' | 'EXTERNA' | 'TARJETA';
  /** Null for an account of the cooperative. */
  codigoInstitucion: string | null;
  correo: string | null;
  nameMatch: NameMatch;
  favourite: boolean;
  /** The last transfer to it, in ms; null before the first. */
  lastUsedAt: number | null;
}

/** A lookup of a service or an operator's mobile under a name of the member's: of the two codes one is null. */
export interface Favourite {
  codigoFavorito: string;
  /** The `numeroSocio` of who keeps it. */
  owner: string;
  alias: string;
  codigoServicio: string | null;
  codigoOperadora: string | null;
  codigoCriterio: string | null;
  referencia: string;
}

/** Everything booked before the demo's present: shared between banks, never changed. */
export interface History {
  readonly entries: readonly Entry[];
  /** By account, oldest first. */
  readonly movements: ReadonlyMap<string, readonly Movement[]>;
  /** Of every account, the cooperative's own too. */
  readonly balances: ReadonlyMap<string, Cents>;
  /** By number. */
  readonly receipts: ReadonlyMap<string, Receipt>;
  readonly lastDocument: number;
  readonly lastReceipt: number;
}

/** A loan by French amortisation; rates in hundredths of a percent a year. */
export interface Loan {
  numeroCredito: string;
  owner: string;
  descripcion: string;
  principal: Cents;
  months: number;
  nominalRate: number;
  effectiveRate: number;
  /** Of the balance before each instalment, in hundred-thousandths. */
  insuranceRate: number;
  /** `yyyy-MM-dd`; its day is the day of every instalment. */
  grantedOn: string;
  debitAccount: string;
  /** The first pays the first instalment, and so on. */
  payments: LoanPayment[];
}

/** The payment of one instalment. */
export interface LoanPayment {
  /** `yyyy-MM-dd`. */
  on: string;
  cents: Cents;
  canal: string;
  numeroComprobante: string | null;
}

/** A credit card of the cooperative; money in cents, days `yyyy-MM-dd`. */
export interface Card {
  codigoTarjeta: string;
  owner: string;
  marca: string;
  producto: string;
  numero: string;
  limit: Cents;
  cutOn: string;
  payBy: string;
  /** What is left to pay of the least that is asked for by `payBy`. */
  minimum: Cents;
  /** What is left to pay of what was owed at the cut. */
  total: Cents;
  /** What the debt was made of, oldest first. */
  purchases: CardPurchase[];
  /** What has been paid towards the purchases; more than they come to is the member's credit. */
  paid: Cents;
  settings: CardSettings;
}

/** A purchase with a card: what it has cost so far. */
export interface CardPurchase {
  on: string;
  descripcion: string;
  cents: Cents;
  /** «3/6»: the third of six instalments; null when paid at once. */
  instalment: string | null;
}

/** What the member may switch on a card, as the wire names it; the amount in cents. */
export interface CardSettings {
  bloqueoTemporal: boolean;
  comprasInternet: boolean;
  comprasExterior: boolean;
  avances: boolean;
  notificaciones: boolean;
  cupoPorCompra: Cents;
}

/** A device that enters the virtual bank or makes the member's codes; times in ms. */
export interface MemberDevice {
  idDispositivo: string;
  /** The member's `numeroSocio`. */
  owner: string;
  modelo: string;
  alias: string | null;
  kind: 'web' | 'mobile';
  lastUsedAt: number | null;
  city: string | null;
  makesCodes: boolean;
  /** True: the demo's own browser, until the first real one takes its place. */
  isUnclaimed: boolean;
}

/** An open session; times in ms. */
export interface Session {
  numeroSocio: string;
  /** The device that it was opened on. */
  idDispositivo: string;
  openedAt: number;
  lastUsedAt: number;
  /** The access before this one: what the member is shown as the last (ASVS: so that a stranger's access is noticed). */
  previousAccess: Access | null;
}

/** An `idTransaccion`; times in ms. */
export interface Transaction {
  /** Whose it is; null for the decoy that a stranger gets (nobody learns who is a member). */
  numeroSocio: string | null;
  /** The session that asked for it; null before there is one. */
  token: string | null;
  purpose: 'confirmation' | 'signIn' | 'recovery' | 'registration';
  /** The device that a sign-in began on; null for every other purpose. */
  idDispositivo: string | null;
  createdAt: number;
  failures: number;
  /** Over before its time. */
  closed: boolean;
  authorisedAt: number | null;
  /** Operation and body that it first executes, as text; it executes nothing else. */
  boundTo: string | null;
  used: boolean;
}

/** Everything that the bank remembers, as plain data: it can be cloned, reset and kept as JSON over a reload. */
export interface BankState {
  /** By `numeroSocio`; {@link memberOfUser} finds them by user name. */
  members: Record<string, Member>;
  accounts: Account[];
  /** What has been booked since the {@link History}, oldest first. */
  entries: Entry[];
  /** The movements of those entries by account, oldest first. */
  movements: Record<string, Movement[]>;
  /** How far those entries have moved the cooperative's own accounts from the history's balances. */
  ownAccounts: Record<string, Cents>;
  /** The receipts issued since the history. */
  receipts: Receipt[];
  lastDocument: number;
  lastReceipt: number;
  destinations: Destination[];
  /** How many destinations have ever been registered. */
  lastDestination: number;
  favourites: Favourite[];
  /** How many favourites have ever been kept. */
  lastFavourite: number;
  /** What has been paid of the debts of services, by service, contract and debt. */
  paidDebts: Record<string, Cents>;
  /** The contracts of «el valor cambió» whose value has changed, by service and contract. */
  risenContracts: string[];
  loans: Loan[];
  cards: Card[];
  devices: MemberDevice[];
  /** By bearer token. */
  sessions: Record<string, Session>;
  /** By idTransaccion. */
  transactions: Record<string, Transaction>;
  /** Wrong credentials since the last right ones, for each name as typed, whether it exists or not. */
  failures: { usuario: string; count: number }[];
  /** Identity checks of the registration that failed; `at` in ms. */
  registrationFailures: { identificacion: string; at: number }[];
  suggestions: { numeroTramite: string; nombre: string; correo: string; tipo: string; mensaje: string }[];
  /** What would have gone out by e-mail; `at` in ms. */
  sentMails: { to: string; usuario: string; at: number }[];
}

/** What the bank's departments share: the state (replaced on reset), what was booked before it, the services that can be paid, and the time in ms. */
export interface World {
  readonly state: BankState;
  readonly history: History;
  readonly services: readonly Service[];
  now(): number;
}

/** A record's own entry: a key such as `__proto__` or `constructor` finds nothing. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The member who enters with that user name, to the letter; undefined when nobody does. */
export function memberOfUser({ members }: BankState, usuario: string): Member | undefined {
  return Object.values(members).find(({ user }) => user?.usuario === usuario);
}
