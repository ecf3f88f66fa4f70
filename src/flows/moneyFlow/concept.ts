import { validationTexts } from '#domain/validationTexts.ts';

/** The message under «Concepto», or null: required, and at most so many characters as people count them. */
export function conceptFault(value: string, longest: number): string | null {
  const text = value.trim();
  if (text === '') return validationTexts.required;
  return Array.from(text).length > longest ? `El concepto no puede superar ${longest} caracteres.` : null;
}
