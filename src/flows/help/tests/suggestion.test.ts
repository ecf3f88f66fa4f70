import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { type SuggestionDraft, suggestionKinds, suggestionSchema } from '../suggestion.ts';

const good: SuggestionDraft = { tipo: 'QUEJA', nombre: 'María', correo: 'maria@example.com', mensaje: 'Hola' };

async function faults(form: Partial<SuggestionDraft>): Promise<Record<string, string>> {
  try {
    await suggestionSchema.validate({ ...good, ...form }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]));
  }
}

describe('contract B.2 informacion/insertar/sugerencias', () => {
  test('the three kinds of the wire', () => {
    expect(suggestionKinds.map(({ value }) => value)).toEqual(['SUGERENCIA', 'QUEJA', 'FELICITACION']);
  });

  test.each(['x', 'x'.repeat(500), '😀'.repeat(500), ` ${'ñ'.repeat(500)} `])(
    'a message of at most 500 characters, as people count them, will do',
    async (mensaje) => {
      expect(await faults({ mensaje })).toEqual({});
    },
  );

  test.each(['x'.repeat(501), '😀'.repeat(501)])('501 are too many', async (mensaje) => {
    expect(await faults({ mensaje })).toEqual({ mensaje: 'El mensaje no puede superar 500 caracteres.' });
  });

  test('a name has at most 200 characters, as people count them, blanks around it aside', async () => {
    expect(await faults({ nombre: ` ${'😀'.repeat(200)} ` })).toEqual({});
    expect(await faults({ nombre: 'ñ'.repeat(201) })).toEqual({ nombre: 'El nombre no puede superar 200 caracteres.' });
  });

  test('§5: name, address and message are required, blanks count as nothing', async () => {
    const faulty = await faults({ nombre: ' ', correo: '', mensaje: '\n' });
    expect(faulty.nombre).toBe('El campo es requerido.');
    expect(Object.keys(faulty).sort()).toEqual(['correo', 'mensaje', 'nombre']);
  });

  test('the address has to look like one', async () => {
    expect(await faults({ correo: 'maria' })).toEqual({ correo: 'Escriba el correo así: nombre@ejemplo.com.' });
    expect(await faults({ correo: ' josé@niño.ec ' })).toEqual({});
  });
});
