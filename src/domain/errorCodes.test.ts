import { describe, expect, it } from 'vitest';
import {
  type ErrorCodeEntry,
  EXPIRED_PIN_CODE,
  errorCodes,
  FALLBACK_TEXT,
  PIN_ATTEMPTS_EXCEEDED_CODE,
  WRONG_PIN_CODE,
} from './errorCodes.ts';

const entries: [string, ErrorCodeEntry][] = Object.entries(errorCodes);
const TABLE = 'src/domain/errorCodes.ts';

describe('errorCodes', () => {
  it('contract B.1: every code is module, operation and cause, with a text that ends as a sentence', () => {
    for (const [code, { text }] of entries) {
      expect(code, `${TABLE}: no es -MMMM-OO-CC`).toMatch(/^-\d{4}-\d{2}-\d{2}$/);
      expect(text, `${TABLE}: ${code} no dice una oración`).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    }
  });

  it('contract B.1: the codes stand in their order, the general ones first, and no module is left out', () => {
    const codes = entries.map(([code]) => code);
    const general = codes.filter((code) => code.startsWith('-9999-'));
    const own = codes.filter((code) => !general.includes(code));
    expect(codes, `${TABLE}: los códigos no están en orden`).toEqual([...general.toSorted(), ...own.toSorted()]);
    const modules = [...new Set(own.map((code) => Number(code.slice(1, 5))))];
    expect(modules, `${TABLE}: falta un módulo`).toEqual(modules.map((_, index) => index + 1));
  });

  it('contract B.1: no two codes of one module say the same', () => {
    const said = entries.map(([code, { text }]) => `${code.slice(1, 5)}: ${text}`);
    expect(
      said.filter((text, index) => said.indexOf(text) !== index),
      TABLE,
    ).toEqual([]);
  });

  it('§4, §8: -0004-02-03 is the only code of the specification', () => {
    const own = entries.filter(([, { origin }]) => origin === 'specification').map(([code]) => code);
    expect(own).toEqual(['-0004-02-03']);
  });

  it('contract B.1: one code is reserved', () => {
    expect(entries.filter(([, { reserved }]) => reserved).map(([code]) => code)).toEqual(['-0001-03-01']);
  });

  it('D-8: the codes that the PIN dialog knows', () => {
    expect(errorCodes[WRONG_PIN_CODE].text).toBe('El código ingresado es incorrecto.');
    expect(errorCodes[EXPIRED_PIN_CODE].text).toBe('El código expiró. Genere uno nuevo.');
    expect(errorCodes[PIN_ATTEMPTS_EXCEEDED_CODE].text).toBe('Superó el número de intentos permitidos.');
  });

  it('D-57: the text for an error without messages', () => {
    expect(FALLBACK_TEXT).toBe('Ocurrió un error. Intente nuevamente.');
  });
});
