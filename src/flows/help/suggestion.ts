import { object, string } from 'yup';
import { EMAIL_FORM, isEmail } from '#domain/email.ts';
import { validationTexts } from '#domain/validationTexts.ts';

/** Kinds of suggestion as the wire names them (contract B.2). */
export const suggestionKinds = [
  { value: 'SUGERENCIA', label: 'Sugerencia' },
  { value: 'QUEJA', label: 'Queja' },
  { value: 'FELICITACION', label: 'Felicitación' },
] as const;

export type SuggestionKind = (typeof suggestionKinds)[number]['value'];

/** What stands in the form. */
export interface SuggestionDraft {
  tipo: SuggestionKind;
  nombre: string;
  correo: string;
  mensaje: string;
}

/** Longest message, in characters as people count them (contract B.2). */
export const MAX_MESSAGE_LENGTH = 500;

const required = () => string().defined().trim().required(validationTexts.required);

/** Rules of the form: all fields, an address that can be one, at most 500 characters. */
export const suggestionSchema = object({
  tipo: string<SuggestionKind>().defined(),
  nombre: required(),
  correo: required().test('email', EMAIL_FORM, (value) => isEmail(value)),
  mensaje: required().test(
    'length',
    `El mensaje no puede superar ${MAX_MESSAGE_LENGTH} caracteres.`,
    (value) => Array.from(value).length <= MAX_MESSAGE_LENGTH,
  ),
});
