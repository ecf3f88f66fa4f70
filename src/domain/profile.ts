/** The form of MIS DATOS (§5 Profile form): three required fields, no format check (D-12), and hints that never block. */
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

/** Soft hint for a phone that does not look like an Ecuadorian mobile, or null; it does not block the save (D-12). */
export function phoneHint(celular: string): string | null {
  const compact = celular.replace(/[\s-]/g, '');
  const usual = compact === '' || /^(?:09|\+?5939)\d{8}$/.test(compact);
  return usual ? null : 'Verifique el número: un celular tiene 10 dígitos y empieza con 09.';
}

/** Soft hint for text that does not look like an e-mail address, or null; it does not block the save (D-12). */
export function emailHint(correo: string): string | null {
  const trimmed = correo.trim();
  const usual = trimmed === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(trimmed);
  return usual ? null : 'Verifique el correo: debería ser como nombre@ejemplo.com.';
}
