/** The registration's own rules (screens.md A.1 /registro): user name, security questions. */
import { validationTexts } from './validationTexts.ts';

/** Security questions that a member answers (screens.md A.1). */
export const SECURITY_QUESTIONS = 3;
/** Longest answer, in characters as people count them. */
export const MAX_ANSWER_LENGTH = 200;

const USER_NAME = /^[a-z0-9._-]{4,30}$/;

/** The user name as it is sent: outer blanks off, lower case, so that a phone's capital letter locks nobody out. */
export function cleanUserName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The message under the field of a new user name, or null. Blanks inside have the specification's own words (§5). */
export function userNameMessage(typed: string): string | null {
  const cleaned = cleanUserName(typed);
  if (cleaned === '') return validationTexts.required;
  if (/\s/.test(cleaned)) return validationTexts.passwordWhitespace;
  return USER_NAME.test(cleaned) ? null : USER_NAME_HELP;
}

/** The rule in words, as help before and as message after. */
export const USER_NAME_HELP = 'De 4 a 30: letras sin tildes ni ñ, números, punto, guion o guion bajo.';

/** The message under an answer, or null. Any text that can be read aloud will do: accents, ñ and emoji too. */
export function answerMessage(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return validationTexts.required;
  return Array.from(trimmed).length > MAX_ANSWER_LENGTH
    ? `La respuesta no puede superar ${MAX_ANSWER_LENGTH} caracteres.`
    : null;
}

/** The message under the question at `index`, or null: each of the three is chosen, and once. */
export function questionMessage(codes: readonly string[], index: number): string | null {
  const code = codes[index] ?? '';
  if (code === '') return validationTexts.required;
  return codes.indexOf(code) < index ? 'Elija una pregunta diferente.' : null;
}
