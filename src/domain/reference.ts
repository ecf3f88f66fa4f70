/** The reference that a service is looked up by, held against what the server says of its criterion (contract B.3 `criterios`). */
import { collapseBlanks } from './names.ts';
import { validationTexts } from './validationTexts.ts';

/** What a criterion asks of its reference; a length of null is no rule. */
export interface ReferenceRule {
  minLength: number | null;
  maxLength: number | null;
  digitsOnly: boolean;
}

/** What is sent: outer blanks off, inner ones as one; of digits alone, without any. */
export function cleanReference(typed: string, { digitsOnly }: Pick<ReferenceRule, 'digitsOnly'>): string {
  return digitsOnly ? typed.replace(/\s/g, '') : collapseBlanks(typed);
}

/** The first fault of a typed reference, or null. */
export function referenceMessage(typed: string, rule: ReferenceRule): string | null {
  const reference = cleanReference(typed, rule);
  if (reference === '') return validationTexts.required;
  if (rule.digitsOnly && !/^\d+$/.test(reference)) return 'Ingrese solo números.';
  const length = Array.from(reference).length;
  const least = rule.minLength ?? 1;
  const most = rule.maxLength ?? Number.POSITIVE_INFINITY;
  if (length >= least && length <= most) return null;
  return lengthText(least, most, rule.digitsOnly ? 'dígitos' : 'caracteres');
}

function lengthText(least: number, most: number, unit: string): string {
  if (least === most) return `Ingrese ${least} ${unit}.`;
  if (most === Number.POSITIVE_INFINITY) return `Ingrese al menos ${least} ${unit}.`;
  return least <= 1 ? `Ingrese hasta ${most} ${unit}.` : `Ingrese de ${least} a ${most} ${unit}.`;
}
