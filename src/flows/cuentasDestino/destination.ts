import { type Asked, answerOf } from '#api/asked.ts';
import type { CuentaDestino } from '#api/contract/datosDestino.ts';
import { cleanAccountNumber, maskAccountUnbroken } from '#domain/accountNumber.ts';
import { destinationWords } from '#domain/destinationWords.ts';
import { shownText } from '#domain/foreignText.ts';
import { identificationTypes } from '#domain/identification.ts';
import { isSameName, productName, titleCase } from '#domain/names.ts';

/** What another institution says of a holder's name (screens.md A.0 «Beneficiary check»). */
export type NameMatch = 'EXACTA' | 'SIMILAR' | 'NO_COINCIDE' | 'NO_DISPONIBLE';

/** A registered destination as the screens show it. */
export interface Destination {
  code: string;
  kind: 'internal' | 'external' | 'card';
  number: string;
  /** The holder, in title case; the alias where the server names no holder. */
  name: string;
  alias: string;
  /** Where the account is; '' for the cooperative itself, whose name is configuration. */
  institution: string;
  /** The code of that institution, where its list says it. */
  institutionCode?: string | undefined;
  accountTypeCode: string;
  identificationType: string;
  identification: string;
  email: string;
  nameMatch: NameMatch | null;
}

const kinds: Readonly<Record<string, Destination['kind']>> = {
  INTERNA: 'internal',
  EXTERNA: 'external',
  TARJETA: 'card',
};

/** A destination of the wire; `kind` is the list's own where the server does not say it. */
export function destinationOf(answer: CuentaDestino, kind: Destination['kind']): Destination {
  const alias = answer.alias?.trim() ?? '';
  return {
    code: answer.codigoCuentaDestino,
    kind: kinds[answer.tipo ?? ''] ?? kind,
    number: answer.numeroCuenta,
    name: titleCase(answer.beneficiario) || alias || maskAccountUnbroken(answer.numeroCuenta),
    alias,
    institution: answer.institucion?.trim() ?? '',
    institutionCode: answer.codigoInstitucion || undefined,
    accountTypeCode: answer.codigoTipoCuenta ?? '',
    identificationType: answer.tipoIdentificacion ?? '',
    identification: answer.identificacion ?? '',
    email: answer.correo?.trim() ?? '',
    nameMatch: answer.coincidenciaNombre || null,
  };
}

/**
 * «•••• 8771 · Ahorros · Banco Andes Demo»: where the money goes, the number first (DESIGN.md §12); `home` names the cooperative, `types` the account
 * types by code.
 */
export function placeText(
  { institution, number, accountTypeCode }: Pick<Destination, 'institution' | 'number' | 'accountTypeCode'>,
  home: string,
  types: ReadonlyMap<string, string> = new Map(),
): string {
  return [maskAccountUnbroken(number), types.get(accountTypeCode), institution || home].filter(Boolean).join(' · ');
}

/**
 * A destination in one line of a list, what tells it apart first, since the end of a line may not be seen (DESIGN.md §12): «•••• 8771 · Arriendo ·
 * Banco Andes Demo · Ahorros». The member's own name for it where that is not the holder's, and the institution where it is another one;
 * `types` are the account types by code.
 */
export function ownPlaceText(
  {
    name,
    alias,
    institution,
    number,
    accountTypeCode,
  }: Pick<Destination, 'name' | 'alias' | 'institution' | 'number' | 'accountTypeCode'>,
  types?: ReadonlyMap<string, string>,
): string {
  const own = isSameName(alias, name) ? '' : alias;
  return [maskAccountUnbroken(number), own, institution, types?.get(accountTypeCode)].filter(Boolean).join(' · ');
}

/** The registered destination that «Talleres del Sur · Banco Andes Demo · •••• 8771» is of: name and last digits, where it is only one. */
export function destinationNamed(words: string, registered: readonly Destination[]): Destination | undefined {
  const { name, lastDigits } = destinationWords(words);
  if (lastDigits === null) return undefined;
  const found = registered.filter((one) => isSameName(one.name, name) && one.number.endsWith(lastDigits));
  return found.length === 1 ? found[0] : undefined;
}

/** What an order of the history says of where it went. */
interface OrderDestination {
  /** Its kind, in the words that name a destination's too. */
  tipo?: string | null | undefined;
  codigoCuentaDestino?: string | null | undefined;
  destino?: string | null | undefined;
}

/**
 * The registered destination that an order of the history went to (D-74): that of its kind and code; where the server names none, or one that is no
 * longer registered, the only one of its name and last digits. So too where it names no kind, and destinations of several kinds have the code.
 */
export function destinationOfOrder(
  { tipo, codigoCuentaDestino, destino }: OrderDestination,
  registered: readonly Destination[],
): Destination | undefined {
  const orderKind = kinds[tipo ?? ''];
  const ofKind = orderKind ? registered.filter(({ kind }) => kind === orderKind) : registered;
  const ofCode = ofKind.filter(({ code }) => code === codigoCuentaDestino);
  return ofCode.length === 1 ? ofCode[0] : destinationNamed(destino ?? '', ofKind);
}

/** «Cédula ••••••9036»: the document's kind, where the server says one that we know (D-65), and its last four characters. */
export function maskedDocument(type: string, identification: string): string {
  const name = identificationTypes.find(({ codigo }) => String(codigo) === type)?.descripcion;
  const seen = shownText(identification);
  const last = seen.slice(-4);
  const masked = `${'•'.repeat(Math.max(0, seen.length - last.length))}${last}`;
  return name === undefined ? masked : `${name} ${masked}`;
}

/** Account types by code, from a catalogue of the wire. */
export function typesByCode(
  catalogue: readonly { codigo: string; descripcion: string }[],
): ReadonlyMap<string, string> {
  return new Map(catalogue.map(({ codigo, descripcion }) => [codigo, productName(descripcion)]));
}

/** What tells an account or a card that is typed from all others. */
export interface TypedDestination {
  /** As typed, blanks and dashes too. */
  number: string;
  /** The code of its institution; none for an account of the cooperative. */
  institutionCode?: string;
  /** The bank has said that it is one of the member's own. */
  isOwn?: boolean;
}

/**
 * Whether it is known here that the bank does not register it (-0006-01-02): it is the member's own, or its number, elsewhere at the same institution,
 * is in the list of its kind. While that has not come, and of a list that names no institution by its code, only the bank knows.
 */
export function isMineOrRegistered(
  { number, institutionCode, isOwn = false }: TypedDestination,
  registered: Asked<readonly Destination[]>,
): boolean {
  const cleaned = cleanAccountNumber(number);
  const isSame = (one: Destination): boolean =>
    cleanAccountNumber(one.number) === cleaned &&
    (institutionCode === undefined || one.institutionCode === institutionCode);
  return isOwn || (answerOf(registered)?.some(isSame) ?? false);
}
