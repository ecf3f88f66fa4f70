/** Names of persons (§2, D-21). Cooperative cores send them in capitals; the screens show them in title case. */

/** The three name fields of the session and of the member profile (§3); any may be missing or blank. */
export interface PersonName {
  readonly nombres?: string | null | undefined;
  readonly apellidoPaterno?: string | null | undefined;
  readonly apellidoMaterno?: string | null | undefined;
}

/**
 * Each word with a capital and the rest in lower case, also «De Los» (D-21); blanks are collapsed. A hyphen starts a
 * word, for double surnames, and so does a dot between letters: `PEREZ-VERA` → `Perez-Vera`, `SANA S.A.` → `Sana S.A.`.
 */
export function titleCase(text: string | null | undefined): string {
  return collapseBlanks(text ?? '')
    .toLowerCase()
    .replace(/(^|[ .-])(\p{L})/gu, (_, border: string, letter: string) => border + letter.toUpperCase());
}

/** The member's name: the profile's; the session's where the profile does not say the given names (D-65). `''` if nobody says any. */
export function memberName(profile: PersonName | null | undefined, session: PersonName | null | undefined): string {
  const [first, second] = [profile, session].map((person) => (person ? fullName(person) : ''));
  return (profile?.nombres?.trim() ? first : second) || first || second || '';
}

/** nombres + apellidoPaterno + apellidoMaterno in title case, blanks collapsed (D-21); `''` if all are missing. */
export function fullName({ nombres, apellidoPaterno, apellidoMaterno }: PersonName): string {
  return titleCase([nombres, apellidoPaterno, apellidoMaterno].map((part) => part ?? '').join(' '));
}

/** True for one name in two spellings: capitals, accents and blanks tell nobody apart. */
export function isSameName(one: string, other: string): boolean {
  return collapseBlanks(one).localeCompare(collapseBlanks(other), 'es', { sensitivity: 'base' }) === 0;
}

/** A device as the server names it, `CHROME EN WINDOWS 11` → `Chrome en Windows 11`; `''` if it is missing. */
export function deviceName(text: string | null | undefined): string {
  return titleCase(text).replace(/ (En|De) /g, (word) => word.toLowerCase());
}

/** A product as the server names it, `AHORRO A LA VISTA` → `Ahorro a la vista`: a phrase, not a person's name. */
export function productName(text: string | null | undefined): string {
  const lower = collapseBlanks(text ?? '')
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => ACCENTED.get(word) ?? word);
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Cores write without accents (demo-bank.md C); in a bank's phrases these words have only one reading. */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  (
    'acreditación afiliación aportación automático básicos catálogo clásica código comisión crédito cédula débito depósito electrónica interés matrícula máximo ' +
    'microcrédito mínimo nómina pensión período préstamo reversión retención tránsito telefonía teléfono ahorros capitalización energía eléctrica'
  )
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
);

/** A text with outer blanks off and inner ones as one. */
export function collapseBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
