/** How a core's description of a movement is read: what kind it was, and its two lines (demo-bank.md C.2, screens.md A.2 cuentas). */
import { maskAccount, maskAccountPlain } from './accountNumber.ts';
import { productName, titleCase } from './names.ts';
import { plain } from './search.ts';

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
  | 'card'
  | 'support'
  | 'loan'
  | 'savings'
  | 'power'
  | 'water'
  | 'internet'
  | 'school'
  | 'phone'
  | 'other';

/**
 * First that fits wins: «TRANSFERENCIA SPI» is an interbank transfer before it is a transfer, and a payment is never a deposit, whatever is paid.
 * Words, not parts of them: a hospital is no «SPI», a passport no «APORTE».
 */
const KINDS: readonly (readonly [RegExp, MovementKind])[] = [
  [/\bSUELDOS?\b|\bNOMINA\b/, 'salary'],
  [/\bCAPITALIZACION\b|\bINTERES(?:ES)?\b/, 'interest'],
  [/\bCOMISION(?:ES)?\b|\bIVA\b|\bSPI\b/, 'interbank'],
  [/\bRECIBIDA\b/, 'received'],
  [/\bTRANSFERENCIA\b/, 'sent'],
  [/\bRETIRO\b|\bCAJERO\b/, 'cash'],
  [/\bSUPERMERCADO\b|\bFARMACIA\b|\bPOS\b|\bCOMPRAS?\b/, 'shop'],
  // What a bank notes down, for or against; of no loan.
  [/\bNOTA (?:DE )?(?:CREDITO|DEBITO)\b/, 'other'],
  [/\bTARJETA (?:DE )?CREDITO\b|\bPAGO (?:DE )?TARJETA\b/, 'card'],
  [/\bSUPA\b|\bALIMENTICIAS?\b/, 'support'],
  [/\bCUOTA\b|\bCREDITO\b|\bDESEMBOLSO\b/, 'loan'],
  [/\bAHORRO PROGRAMADO\b/, 'savings'],
  [/^(?!.*\bPAGO\b).*\b(?:DEPOSITO|APERTURA|APORTES?)\b/, 'deposit'],
  [/\bCENTROSUR\b|\bLUZ\b|\bELECTRIC/, 'power'],
  [/\bAGUA\b/, 'water'],
  [/\bINTERNET\b/, 'internet'],
  [/\bCOLEGIOS?\b|\bESCUELA\b|\bUNIDAD EDUCATIVA\b|\bPENSION ESCOLAR\b/, 'school'],
  [/\bRECARGA\b|\bTELEFON|\bCELULAR\b/, 'phone'],
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
  card: 'Tarjetas',
  support: 'Pensiones alimenticias',
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

/** The words that say whose number follows, with the contract's codes of kinds of accounts (B.3). */
const OWNER_WORD = 'ctas?|cuentas?|ahorros?|aho|corriente|cte|cor|tarjeta';

/** What may stand between such a word and its number. Not «CONTRATO»: what a service knows its customer by is no account. */
const BETWEEN = `[\\s.:–—-]|#|n(?:\\.?[°º]|o|ro|[uú]\\u0301?m(?:ero)?)?|${OWNER_WORD}|del?|la|destino|origen|beneficiari[ao]`;

/**
 * Numbers of accounts, loans and cards inside a text: shorter ones after the word that says what they are of (other institutions' accounts have nine
 * or ten digits), those that the core has masked in its own way, a card's in groups of four, and long ones. A telephone number is none. Only
 * `****4871` stays: it is our own mask in plain text.
 */
const PRODUCT_NUMBER = new RegExp(
  [
    `(\\b(?:${OWNER_WORD})(?!\\p{L})(?:${BETWEEN})*)(\\d{6,10})(?!\\d|[*x]{2})`,
    '(?:\\d+[*x]{2,}|[*x]{5,}|x{4})\\d{4}(?!\\d)',
    '(?:[\\d*x]{4}[ -]){3}\\d{4}(?!\\d)',
    '\\d{4}(?:[ -]\\d{4}){2,4}(?!\\d)',
    '\\d{11,}',
  ].join('|'),
  'giu',
);

/** A text with its product numbers written another way; `written` gets each without what parts its groups. */
export const withNumbers = (text: string, written: (number: string) => string): string =>
  text.replace(
    PRODUCT_NUMBER,
    (whole: string, before: string | undefined = '', number: string = whole) =>
      before + written(number.replace(/[ -]/g, '')),
  );

/** A core's words for a person to read: the product numbers in them masked wherever they stand (§9, D-18). */
export function withMaskedNumbers(text: string): string {
  return withNumbers(text, maskAccount);
}

/** A core's description for plain text such as CSV: its product numbers masked (D-18). */
export function plainMovementText(description: string): string {
  return withNumbers(description, maskAccountPlain);
}

/** The words between the product numbers of a text, without what joins them. */
export function partsBetweenNumbers(text: string): string[] {
  return withNumbers(text, () => '\n').split(/[\s–—-]*\n[\s–—-]*/);
}

/** What a movement is called of which the server says nothing (D-65). */
export const UNNAMED_MOVEMENT = 'Movimiento';

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
    title: withAbbreviations(productName(title)) || UNNAMED_MOVEMENT,
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
    .replace(/\b(spi|iva|pos|sri|iess|supa|cnt|ep|tv)\b/gi, (word) => word.toUpperCase())
    .replace(/\bcentrosur\b/gi, 'CentroSur');
}
