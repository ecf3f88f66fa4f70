import { describe, expect, it } from 'vitest';
import {
  ABOVE_MAXIMUM_CODE,
  ALREADY_PROCESSED_CODE,
  BLOCKED_USER_CODE,
  type ErrorCode,
  type ErrorCodeEntry,
  EXPIRED_PIN_CODE,
  errorCodes,
  INVALID_EMAIL_CODE,
  INVALID_MOBILE_CODE,
  LAST_ATTEMPT_CODE,
  NOTHING_DUE_CODE,
  PIN_ATTEMPTS_EXCEEDED_CODE,
  TELLING_PASSWORD_CODE,
  UNAUTHORISED_CODE,
  UNAVAILABLE_CODE,
  UNKNOWN_IDENTITY_CODE,
  UNKNOWN_PRODUCT_CODE,
  UNKNOWN_REFERENCE_CODE,
  USED_PASSWORD_CODE,
  USER_TAKEN_CODE,
  VALUE_CHANGED_CODE,
  WRONG_CREDENTIALS_CODE,
  WRONG_CURRENT_PASSWORD_CODE,
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

  // The compiler takes any code of the table: with another's, a screen would answer for the wrong cause.
  it.each<[ErrorCode, string]>([
    [WRONG_CREDENTIALS_CODE, 'Usuario o contraseña incorrectos.'],
    [LAST_ATTEMPT_CODE, 'Usuario o contraseña incorrectos. Le queda un intento.'],
    [BLOCKED_USER_CODE, 'Su usuario está bloqueado. Recupere su contraseña.'],
    [UNKNOWN_IDENTITY_CODE, 'Los datos no coinciden con nuestros registros.'],
    [USER_TAKEN_CODE, 'El usuario ya está en uso.'],
    [WRONG_CURRENT_PASSWORD_CODE, 'La contraseña actual es incorrecta.'],
    [USED_PASSWORD_CODE, 'La contraseña nueva ya fue utilizada.'],
    [TELLING_PASSWORD_CODE, 'La contraseña no debe contener su usuario ni su identificación.'],
    [INVALID_EMAIL_CODE, 'El correo ingresado no es válido.'],
    [INVALID_MOBILE_CODE, 'El celular ingresado no es válido.'],
    [ABOVE_MAXIMUM_CODE, 'El valor supera el máximo permitido.'],
    [UNAUTHORISED_CODE, 'La transacción no está autorizada o expiró.'],
    [ALREADY_PROCESSED_CODE, 'Esta transacción ya fue procesada.'],
    [UNKNOWN_PRODUCT_CODE, 'No encontramos el producto solicitado.'],
    [UNKNOWN_REFERENCE_CODE, 'No encontramos valores con esa referencia.'],
    [NOTHING_DUE_CODE, 'No tiene valores pendientes.'],
    [VALUE_CHANGED_CODE, 'El valor a pagar cambió. Consulte nuevamente.'],
    [UNAVAILABLE_CODE, 'El servicio no está disponible en este momento.'],
  ])('contract B.1: %s, which screens know by name, says «%s»', (code, text) => {
    expect(errorCodes[code].text).toBe(text);
  });

  it('D-8: the codes that the PIN dialog knows', () => {
    expect(errorCodes[WRONG_PIN_CODE].text).toBe('El código ingresado es incorrecto.');
    expect(errorCodes[EXPIRED_PIN_CODE].text).toBe('El código expiró. Genere uno nuevo.');
    expect(errorCodes[PIN_ATTEMPTS_EXCEEDED_CODE].text).toBe('Superó el número de intentos permitidos.');
  });
});
