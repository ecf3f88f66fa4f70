import { SUGGESTION_LENGTH, SUGGESTION_NAME_LENGTH } from '#domain/suggestion.ts';
import { checkedEmail } from './identity.ts';
import { Malformed } from './refusal.ts';
import type { World } from './state.ts';

/** The number that the first suggestion of a fresh bank gets (copy E). */
const FIRST_CASE_NUMBER = 10_482;

/** The body of `informacion/insertar/sugerencias`. */
export interface SuggestionForm {
  nombre: string;
  correo: string;
  tipo: string;
  mensaje: string;
}

/** Keeps a suggestion, outer blanks off, and answers its case number. @throws Malformed for an empty or too long text or a wrong address. */
export function addSuggestion({ state }: World, form: SuggestionForm): string {
  const numeroTramite = String(FIRST_CASE_NUMBER + state.suggestions.length);
  state.suggestions.push({
    numeroTramite,
    nombre: checkedText(form.nombre, 'nombre', SUGGESTION_NAME_LENGTH),
    correo: checkedEmail(form.correo),
    tipo: form.tipo,
    mensaje: checkedText(form.mensaje, 'mensaje', SUGGESTION_LENGTH),
  });
  return numeroTramite;
}

function checkedText(typed: string, field: string, longest: number): string {
  const text = typed.trim();
  const { length } = Array.from(text);
  if (length === 0 || length > longest) throw new Malformed(`«${field}» no tiene de 1 a ${longest} caracteres.`);
  return text;
}
