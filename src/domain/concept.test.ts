import { describe, expect, it } from 'vitest';
import { isPlainConcept } from './concept.ts';

describe('screens.md A.2 transferenciaE: the concept has no special characters', () => {
  it.each(['Arriendo noviembre', 'Señor Ñáñez, cuota 3', 'Factura 001-002-123.', '', 'A\u0301rbol'])(
    'accepts «%s»',
    (text) => {
      expect(isPlainConcept(text)).toBe(true);
    },
  );

  it.each(['a@b', '50 %', '<b>', 'uno\ndos', '«cita»', 'pago #3', '😀', 'a/b', 'a_b', '=1+1'])(
    'refuses «%s»',
    (text) => {
      expect(isPlainConcept(text)).toBe(false);
    },
  );

  it.each(['Arriendo\u3164', 'a\u115fb', 'a\ufe0f', 'a\u034f', 'a\u202e', 'a\u200b'])(
    'D-68: refuses %j, where something cannot be seen',
    (text) => {
      expect(isPlainConcept(text)).toBe(false);
    },
  );
});
