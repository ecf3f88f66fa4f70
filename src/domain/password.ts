/**
 * New password (§5, D-24…D-26): the rules with the specification's messages in its order, and the checklist, whose items
 * do not map one to one to the rules. Every function here trims, as the form does before sending (D-26).
 */
import { MIN_PASSWORD_LENGTH } from './constants.ts';
import { specTexts } from './specTexts.ts';

const texts = specTexts.validation;

/** One enforced rule of a new password. */
export interface PasswordRule {
  readonly id: 'required' | 'length' | 'digit' | 'uppercase' | 'lowercase' | 'whitespace';
  readonly message: string;
  /** True when the trimmed value fulfils the rule. */
  readonly test: (trimmed: string) => boolean;
}

/** As a person counts them: an emoji is one, and so is a letter with an accent, however it was typed. */
const charactersOf = (value: string): number => Array.from(value.normalize('NFC')).length;

/** In the order (§5) in which they are told: the field shows the first that fails. Letters count with accents and ñ. */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'required', message: texts.required, test: (value) => value !== '' },
  { id: 'length', message: texts.passwordLength, test: (value) => charactersOf(value) >= MIN_PASSWORD_LENGTH },
  { id: 'digit', message: texts.passwordDigit, test: (value) => /[0-9]/.test(value) },
  { id: 'uppercase', message: texts.passwordUppercase, test: (value) => /\p{Lu}/u.test(value) },
  { id: 'lowercase', message: texts.passwordLowercase, test: (value) => /\p{Ll}/u.test(value) },
  { id: 'whitespace', message: texts.passwordWhitespace, test: (value) => !/\s/.test(value) },
];

/** Outer blanks off: what is checked and what is sent, the current password too (D-26). */
export function trimPassword(value: string): string {
  return value.trim();
}

/** Message of the first rule that the new password breaks, or null (§5). */
export function firstPasswordError(value: string): string | null {
  const trimmed = trimPassword(value);
  return passwordRules.find((rule) => !rule.test(trimmed))?.message ?? null;
}

/** The current password is only required (§5). */
export function currentPasswordError(value: string): string | null {
  return trimPassword(value) === '' ? texts.required : null;
}

/** The confirmation is required and equals the new password, both trimmed (§5). */
export function confirmationError(newPassword: string, confirmation: string): string | null {
  if (trimPassword(confirmation) === '') return texts.required;
  return trimPassword(confirmation) === trimPassword(newPassword) ? null : texts.passwordMismatch;
}

/** What the password must differ from; perfilSocio may bring neither (D-25). */
export interface PasswordOwner {
  readonly identificacion?: string | null | undefined;
  readonly usuario?: string | null | undefined;
}

/** One line of the live checklist (D-24, D-25). */
export interface ChecklistItem {
  readonly id: 'length' | 'digit' | 'case' | 'different' | 'whitespace';
  readonly label: string;
  /** `unknown` is neither tick nor cross: only the server can tell (D-25). */
  readonly state: 'met' | 'unmet' | 'unknown';
  /** Shown beside an `unknown` item. */
  readonly note?: string;
}

/**
 * The five items of the checklist in their order (§5, labels of copy E). It informs and never blocks: symbols have no rule
 * (D-24), and `different` is the server's to judge (-0001-05-03, D-25). An empty field has no item met.
 */
export function passwordChecklist(value: string, owner: PasswordOwner = {}): ChecklistItem[] {
  const trimmed = trimPassword(value);
  const state = (...ids: PasswordRule['id'][]): ChecklistItem['state'] =>
    trimmed !== '' && passwordRules.every((rule) => !ids.includes(rule.id) || rule.test(trimmed)) ? 'met' : 'unmet';
  const different = differsFromOwner(trimmed, owner);
  return [
    { id: 'length', label: `Al menos ${MIN_PASSWORD_LENGTH} caracteres`, state: state('length') },
    { id: 'digit', label: 'Al menos un número; puede usar símbolos (+@-*)', state: state('digit') },
    { id: 'case', label: 'Mayúsculas y minúsculas', state: state('uppercase', 'lowercase') },
    {
      id: 'different',
      label: 'Diferente de su identificación y usuario',
      state: different,
      ...(different === 'unknown' && { note: 'Se verificará al guardar.' }),
    },
    { id: 'whitespace', label: 'Sin espacios en blanco', state: state('whitespace') },
  ];
}

// «Must differ» is read as the server's own words read, «no debe contener», so that a tick never precedes a refusal.
function differsFromOwner(trimmed: string, owner: PasswordOwner): ChecklistItem['state'] {
  const facts = [owner.identificacion, owner.usuario].map((fact) => fact?.trim().toLowerCase() ?? '');
  const known = facts.filter((fact) => fact !== '');
  if (known.some((fact) => trimmed.toLowerCase().includes(fact))) return 'unmet';
  if (known.length < facts.length) return 'unknown';
  return trimmed === '' ? 'unmet' : 'met';
}
