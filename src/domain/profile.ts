/** The form of MIS DATOS (§5 Profile form): three required fields, no format check (D-12), and hints that never block. */
import { isEmail } from './email.ts';
import { specTexts } from './specTexts.ts';

/** `saludo` is a control of the form only: never empty by default and never sent (D-10). */
export interface ProfileForm {
  readonly saludo: string;
  readonly celular: string;
  readonly correo: string;
}

const FIELDS = ['saludo', 'celular', 'correo'] as const satisfies readonly (keyof ProfileForm)[];

/** Messages by field; empty when the form is valid. A field of blanks counts as empty. */
export function profileErrors(form: ProfileForm): Partial<Record<keyof ProfileForm, string>> {
  const empty = FIELDS.filter((field) => form[field].trim() === '');
  return Object.fromEntries(empty.map((field) => [field, specTexts.validation.required]));
}

/** A country's prefix as `informacion/prefijosMovil` lists it; `longitud` is how many digits follow it. */
export interface PhonePrefix {
  readonly codigo: string;
  readonly descripcion: string;
  readonly longitud?: number | null | undefined;
}

/** Ecuador's own prefix: numbers of the country are written without it, with a leading 0 instead. */
const HOME_PREFIX = '593';

/**
 * Soft hint for a phone, or null when it looks right; it does not block the save (D-12). A number with an international prefix is
 * held against the cooperative's list of prefixes, any other against the form of an Ecuadorian mobile.
 */
export function phoneHint(celular: string, prefixes: readonly PhonePrefix[] = []): string | null {
  const compact = celular.replace(/[\s().-]/g, '');
  if (compact === '' || /^(?:09|\+?5939)\d{8}$/.test(compact)) return null;
  const international = /^(?:\+|00)(\d*)$/.exec(compact)?.[1];
  if (international === undefined) return 'Verifique el número: un celular tiene 10 dígitos y empieza con 09.';
  return internationalHint(international, prefixes);
}

function internationalHint(digits: string, prefixes: readonly PhonePrefix[]): string | null {
  // The longest that fits: +1 is also how +1809 begins.
  const [prefix] = prefixes
    .filter(({ codigo }) => codigo !== '' && digits.startsWith(codigo))
    .sort((one, other) => other.codigo.length - one.codigo.length);
  if (!prefix) {
    const known = prefixes.map(({ codigo, descripcion }) => `${descripcion} +${codigo}`).join(', ');
    return known === '' ? null : `Verifique el prefijo. Los que atendemos son: ${known}.`;
  }
  const { codigo, descripcion, longitud } = prefix;
  const expected = longitud ?? (codigo === HOME_PREFIX ? 9 : null);
  if (expected === null || digits.length - codigo.length === expected) return null;
  return `Verifique el número: en ${descripcion} son ${expected} dígitos después de +${codigo}.`;
}

/** Soft hint for text that does not look like an e-mail address, or null; it does not block the save (D-12). */
export function emailHint(correo: string): string | null {
  return correo.trim() === '' || isEmail(correo) ? null : 'Verifique el correo: debería ser como nombre@ejemplo.com.';
}
