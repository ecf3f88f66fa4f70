import { object, string } from 'yup';
import { EMAIL_FORM, isEmail } from '#domain/email.ts';
import { SUGGESTION_LENGTH, SUGGESTION_NAME_LENGTH } from '#domain/suggestion.ts';
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

const required = () => string().defined().trim().required(validationTexts.required);

/** At most so many characters, as people count them (contract B.2); `what` is called by its article. */
const limited = (what: string, most: number) =>
  required().test(
    'length',
    `${what} no puede superar ${most} caracteres.`,
    (value) => Array.from(value).length <= most,
  );

/** Rules of the form: all fields, an address that can be one, neither name nor message longer than the bank takes. */
export const suggestionSchema = object({
  tipo: string<SuggestionKind>().defined(),
  nombre: limited('El nombre', SUGGESTION_NAME_LENGTH),
  correo: required().test('email', EMAIL_FORM, (value) => isEmail(value)),
  mensaje: limited('El mensaje', SUGGESTION_LENGTH),
});
