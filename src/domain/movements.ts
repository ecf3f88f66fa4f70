/**
 * Movements of an account (screens.md A.2 cuentas): how a core's description is read, which period and filters are asked for, and what
 * is wrong with them. Filtering and paging are the server's.
 */
import { maskAccount, maskAccountPlain } from './accountNumber.ts';
import { addDays, addMonths, daysBetween, isDay } from './calendar.ts';
import { type Cents, parseAmountOrZero } from './money.ts';
import { productName, titleCase } from './names.ts';
import { amountRefusals } from './orderAmount.ts';
import { plain } from './search.ts';
import { typedDateFault } from './typedDate.ts';

/** What kind of thing moved the money, for its icon. */
export type MovementKind =
  | 'salary'
  | 'interest'
  | 'received'
  | 'sent'
  | 'interbank'
  | 'cash'
  | 'deposit'
  | 'shop'
  | 'loan'
  | 'savings'
  | 'power'
  | 'water'
  | 'internet'
  | 'school'
  | 'phone'
  | 'other';

/** First that fits wins: «TRANSFERENCIA SPI» is an interbank transfer before it is a transfer. */
const KINDS: readonly (readonly [RegExp, MovementKind])[] = [
  [/SUELDO|NOMINA/, 'salary'],
  [/CAPITALIZACION|INTERES/, 'interest'],
  [/COMISION|\bIVA\b|\bSPI\b/, 'interbank'],
  [/RECIBIDA/, 'received'],
  [/TRANSFERENCIA/, 'sent'],
  [/RETIRO|CAJERO/, 'cash'],
  [/CUOTA|CREDITO|DESEMBOLSO/, 'loan'],
  [/AHORRO PROGRAMADO/, 'savings'],
  [/DEPOSITO|APERTURA|APORTE/, 'deposit'],
  [/SUPERMERCADO|FARMACIA|\bPOS\b|COMPRA/, 'shop'],
  [/CENTROSUR|LUZ|ELECTRIC/, 'power'],
  [/AGUA/, 'water'],
  [/INTERNET/, 'internet'],
  [/PENSION|COLEGIO/, 'school'],
  [/RECARGA|TELEFONO|CELULAR/, 'phone'],
];

/** What several movements of a kind are called together. */
export const movementKindNames: Readonly<Record<MovementKind, string>> = {
  salary: 'Sueldo',
  interest: 'Intereses',
  received: 'Transferencias recibidas',
  sent: 'Transferencias enviadas',
  interbank: 'Otras instituciones y comisiones',
  cash: 'Retiros en efectivo',
  deposit: 'Depósitos',
  shop: 'Compras',
  loan: 'Créditos',
  savings: 'Ahorro programado',
  power: 'Luz',
  water: 'Agua',
  internet: 'Internet',
  school: 'Educación',
  phone: 'Teléfono y recargas',
  other: 'Otros movimientos',
};

/** The kind of a movement by the core's words, with accents or without. */
export function movementKind(description: string): MovementKind {
  const words = plain(description).toUpperCase();
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** Numbers of accounts, loans and cards inside a text; a telephone number is shorter. */
const PRODUCT_NUMBER = /\d{11,}/g;

/** A core's words for a person to read: the product numbers in them masked wherever they stand (§9, D-18). */
export function withMaskedNumbers(text: string): string {
  return text.replace(PRODUCT_NUMBER, maskAccount);
}

/** A core's description for plain text such as CSV: its product numbers masked (D-18). */
export function plainMovementText(description: string): string {
  return description.replace(PRODUCT_NUMBER, maskAccountPlain);
}

/** A core's description as two lines: what it was, and the rest after its first dash. */
export interface MovementText {
  title: string;
  detail: string;
}

/**
 * `TRANSFERENCIA RECIBIDA – CARLOS LOJA` → `Transferencia recibida` and `Carlos Loja`; product numbers are masked (§9, D-18). A name is
 * written as receipts and lists write it, so that a page has one spelling of it.
 */
export function movementText(description: string): MovementText {
  const [title = '', ...rest] = withMaskedNumbers(description).split(/\s[–—-]\s+/);
  const detail = rest.join(' · ');
  return {
    title: withAbbreviations(productName(title)) || 'Movimiento',
    detail: NAME.test(detail) ? nameAfter(title, detail) : withAbbreviations(productName(detail)),
  };
}

/** A name has no figures; asterisks hide a part of a holder's. */
const NAME = /^[\p{L} .'*-]+$/u;

/** Persons' names come after transfers and what was sent back, those of companies after payments; anything else is a phrase. */
function nameAfter(title: string, detail: string): string {
  if (/TRANSFERENCIA|DEVUELT/i.test(title)) return titleCase(detail);
  const isPayee = /^PAGO\b/i.test(title) && !/CUOTA|PRESTAMO/i.test(plain(title));
  return withAbbreviations(isPayee ? companyName(detail) : productName(detail));
}

/** Words that go on small inside a company's name: particles, and what is paid rather than who. */
const SMALL = new Set(
  (
    'a al de del e en la las y afiliación alimenticias aportes básicos eléctrica fija impuesto multas patentes prepago renta tránsito urbanos ' +
    'vehicular voluntaria'
  ).split(' '),
);

/**
 * A company's name as it is written: `UNIDAD EDUCATIVA CORDILLERA AZUL` → `Unidad Educativa Cordillera Azul`, `BANCO DEL LITORAL` →
 * `Banco del Litoral`, and what is paid to it as a phrase: `MATRICULA VEHICULAR` → `Matrícula vehicular`.
 */
function companyName(text: string): string {
  return titleCase(productName(text))
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(' ');
}

/** Abbreviations that stay in capitals inside a phrase, and one name that is written its own way. */
function withAbbreviations(text: string): string {
  return text
    .replace(/\b(spi|iva|pos|sri|iess|supa|cnt|tv)\b/gi, (word) => word.toUpperCase())
    .replace(/\bcentrosur\b/gi, 'CentroSur');
}

/** The ranges that the screen offers; `custom` has its own two days. */
export const periods = [
  { value: '7', label: 'Últimos 7 días' },
  { value: '30', label: 'Últimos 30 días' },
  { value: '90', label: 'Últimos 90 días' },
  { value: 'mes', label: 'Este mes' },
  { value: '12m', label: 'Últimos 12 meses' },
  { value: 'otro', label: 'Elegir fechas' },
] as const;

export type Period = (typeof periods)[number]['value'];

/** A range of days, both included; in a filter also what was typed and cannot be read as one. */
export interface DayRange {
  desde: string;
  hasta: string;
}

/** The days of a period that ends today; `otro` begins as the last 30 days. */
export function rangeOf(period: Period, today: string): DayRange {
  if (period === 'mes') return { desde: `${today.slice(0, 8)}01`, hasta: today };
  if (period === '12m') return { desde: addDays(addMonths(today, -12), 1), hasta: today };
  return { desde: addDays(today, 1 - (period === 'otro' ? 30 : Number(period))), hasta: today };
}

/** Longest range, months (copy.md «El rango no puede superar 12 meses.», -0007-02-01). */
const LONGEST_RANGE_MONTHS = 12;

/** What a member may narrow the list down to; amounts as typed. */
export interface MovementFilter extends DayRange {
  tipo: 'T' | 'C' | 'D';
  texto: string;
  valorMinimo: string;
  valorMaximo: string;
}

/** Messages by field; empty when the filter can be asked. */
export type FilterMessages = Partial<Record<'desde' | 'hasta' | 'valorMinimo' | 'valorMaximo', string>>;

/** What is wrong with a filter, in words, at the field that can mend it. */
export function filterMessages(filter: MovementFilter, today: string): FilterMessages {
  return { ...rangeMessages(filter, today), ...amountMessages(filter) };
}

function rangeMessages({ desde, hasta }: DayRange, today: string): FilterMessages {
  if (!isDay(desde)) return { desde: dayFault(desde, 'Ingrese la fecha inicial.') };
  if (!isDay(hasta)) return { hasta: dayFault(hasta, 'Ingrese la fecha final.') };
  if (daysBetween(desde, hasta) < 0) return { hasta: 'La fecha final debe ser igual o posterior a la inicial.' };
  if (daysBetween(today, hasta) > 0) return { hasta: 'La fecha final no puede ser posterior a hoy.' };
  return addMonths(desde, LONGEST_RANGE_MONTHS) < hasta ? { desde: 'El rango no puede superar 12 meses.' } : {};
}

function dayFault(typed: string, missing: string): string {
  return (typed.trim() === '' ? null : typedDateFault(typed)) ?? missing;
}

function amountMessages({ valorMinimo, valorMaximo }: MovementFilter): FilterMessages {
  const faults = { ...amountFault('valorMinimo', valorMinimo), ...amountFault('valorMaximo', valorMaximo) };
  if (Object.keys(faults).length > 0) return faults;
  const [least, most] = [filterAmount(valorMinimo), filterAmount(valorMaximo)];
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    return { valorMaximo: 'El valor máximo debe ser igual o mayor que el mínimo.' };
  return {};
}

/** Why an amount of the filter cannot be read; here zero is one. */
function amountFault(field: 'valorMinimo' | 'valorMaximo', typed: string): FilterMessages {
  const parsed = typed.trim() === '' ? null : parseAmountOrZero(typed);
  if (!parsed || parsed.ok) return {};
  return { [field]: { ...amountRefusals, negative: 'El valor no puede ser negativo.' }[parsed.reason] };
}

/** A typed amount of the filter in cents, null when there is none. */
export function filterAmount(typed: string): Cents | null | 'wrong' {
  if (typed.trim() === '') return null;
  const parsed = parseAmountOrZero(typed);
  return parsed.ok ? parsed.cents : 'wrong';
}
