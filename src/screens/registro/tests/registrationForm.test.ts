import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ValidationError } from 'yup';
import { ApiError } from '#api/apiError.ts';
import {
  asksAgain,
  EMPTY,
  identityBody,
  type Refused,
  type RegistrationForm,
  refusedOf,
  registrationBody,
  registrationSchema,
  steps,
} from '../registrationForm.ts';

const good: RegistrationForm = {
  tipo: '1',
  identificacion: '015999902-8',
  fechaNacimiento: '21/3/1979',
  numeroCuenta: '0102 0100 7733',
  usuario: ' CAloja ',
  clave: ' Paramo2026 ',
  confirmacion: 'Paramo2026',
  preguntas: [
    { codigo: '01', respuesta: ' Ñandú 😀 ' },
    { codigo: '05', respuesta: 'x'.repeat(200) },
    { codigo: '09', respuesta: 'José «el ñato»' },
  ],
  terminos: true,
  tratamiento: false,
};

/** First message by field. */
async function faults(
  form: Partial<RegistrationForm>,
  refused: Refused | null = null,
): Promise<Record<string, string>> {
  try {
    await registrationSchema.validate({ ...good, ...form }, { abortEarly: false, context: { refused } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 15, 15) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('screens.md A.1 /registro: the rules of the four steps', () => {
  test('four steps in copy.md’s words', () => {
    expect(steps).toEqual(['Identificación', 'Usuario', 'Seguridad', 'Confirmación']);
  });

  test('it begins with a cédula, three questions without answers, and no consent given', () => {
    expect(EMPTY).toEqual({
      tipo: '1',
      identificacion: '',
      fechaNacimiento: '',
      numeroCuenta: '',
      usuario: '',
      clave: '',
      confirmacion: '',
      preguntas: [
        { codigo: '', respuesta: '' },
        { codigo: '', respuesta: '' },
        { codigo: '', respuesta: '' },
      ],
      terminos: false,
      tratamiento: false,
    });
  });

  test('a right form has no fault; the data treatment is not required', async () => {
    expect(await registrationSchema.isValid(good)).toBe(true);
    expect(await faults({})).toEqual({});
    expect(await faults({ tratamiento: true })).toEqual({});
  });

  test('an empty one is told at every field that can be filled in: an answer only once its question is chosen', async () => {
    expect(await faults(EMPTY)).toEqual({
      identificacion: 'El campo es requerido.',
      fechaNacimiento: 'El campo es requerido.',
      numeroCuenta: 'El campo es requerido.',
      usuario: 'El campo es requerido.',
      clave: 'El campo es requerido.',
      confirmacion: 'El campo es requerido.',
      'preguntas[0].codigo': 'El campo es requerido.',
      'preguntas[1].codigo': 'El campo es requerido.',
      'preguntas[2].codigo': 'El campo es requerido.',
      terminos: 'Debe aceptar los términos y condiciones.',
    });
  });

  test('D-54: the same number is held against the chosen type', async () => {
    expect(await faults({ tipo: '3' })).toEqual({ identificacion: 'Ingrese los 13 dígitos de su RUC.' });
    expect(await faults({ tipo: '2' })).toEqual({});
    expect(await faults({ tipo: '1', identificacion: '0159999029' })).toEqual({
      identificacion: 'El número de cédula no es válido.',
    });
  });

  test('§5: the password rules and its confirmation, both trimmed (D-26)', async () => {
    expect(await faults({ confirmacion: ' Paramo2026' })).toEqual({});
    expect(await faults({ confirmacion: 'Paramo2027' })).toEqual({ confirmacion: 'La contraseña no coincide' });
    expect((await faults({ clave: 'paramo' })).clave).toBe('La contraseña debe tener un minimo de 8 digitos');
  });

  test('a question twice is told at the second', async () => {
    const preguntas = ['01', '05', '01'].map((codigo) => ({ codigo, respuesta: 'x' }));
    expect(await faults({ preguntas })).toEqual({ 'preguntas[2].codigo': 'Elija una pregunta diferente.' });
  });

  test.each([
    ['   ', 'El campo es requerido.'],
    ['x'.repeat(201), 'La respuesta no puede superar 200 caracteres.'],
  ])('a chosen question asks for its answer: «%s»', async (respuesta, message) => {
    const preguntas = good.preguntas.with(1, { codigo: '05', respuesta });
    expect(await faults({ preguntas })).toEqual({ 'preguntas[1].respuesta': message });
  });
});

describe('contract B.2, B.3: what is sent', () => {
  test('the identity without separators, the date as yyyy-MM-dd', () => {
    expect(identityBody(good)).toEqual({
      tipoIdentificacion: 1,
      identificacion: '0159999028',
      fechaNacimiento: '1979-03-21',
      numeroCuenta: '010201007733',
    });
    expect(identityBody({ ...good, tipo: '2', identificacion: ' ab-12 ' })).toMatchObject({
      tipoIdentificacion: 2,
      identificacion: 'AB-12',
    });
  });

  test.each(['', 'ayer'])('a date that is none («%s») is sent as none', (fechaNacimiento) => {
    expect(identityBody({ ...good, fechaNacimiento })).toMatchObject({ fechaNacimiento: '' });
  });

  test('the user: name in lower case, password trimmed, answers without outer blanks, consents as they stand', () => {
    expect(registrationBody(good, 'a1')).toEqual({
      idTransaccion: 'a1',
      usuario: 'caloja',
      clave: 'Paramo2026',
      preguntas: [
        { codigo: '01', respuesta: 'Ñandú 😀' },
        { codigo: '05', respuesta: 'x'.repeat(200) },
        { codigo: '09', respuesta: 'José «el ñato»' },
      ],
      aceptaTerminos: true,
      aceptaTratamientoDatos: false,
    });
  });
});

describe('what the last step refused is held against the form as its own rules are', () => {
  const refusal = (...codes: string[]) =>
    refusedOf(
      new ApiError(
        'refused',
        200,
        codes.map((code) => ({ code, text: 'No.' })),
      ),
      good,
      'No.',
    );
  const taken = refusal('-0001-02-02');
  const telling = refusal('-9999-00-01', '-0001-05-03');

  test('other failures speak of no field of it', () => {
    expect(refusal('-0005-01-08')).toBeNull();
    expect(refusedOf(new TypeError('-0001-02-02'), good, 'No.')).toBeNull();
  });

  test.each([
    ['as it is', {}],
    ['with other blanks and capitals', { usuario: 'caloja ', clave: 'Paramo2026', identificacion: '0159999028' }],
    ['with another account', { numeroCuenta: '010201007734' }],
  ])('the same question, %s, is refused at its field', async (_, changes) => {
    expect(await faults(changes, taken)).toEqual({ usuario: 'No.' });
    expect(await faults(changes, telling)).toEqual({ clave: 'No.' });
  });

  test('-0001-02-02 is about the user alone', async () => {
    expect(await faults({ usuario: 'carlos.loja' }, taken)).toEqual({});
    expect(await faults({ clave: 'Paramo2027', confirmacion: 'Paramo2027' }, taken)).toEqual({ usuario: 'No.' });
    expect(await faults({ identificacion: '0159999010' }, taken)).toEqual({ usuario: 'No.' });
  });

  test.each([
    { usuario: 'carlos.loja' },
    { clave: 'Paramo2027', confirmacion: 'Paramo2027' },
    { identificacion: '0159999010' },
  ])('-0001-05-03 is about password, user and identification: %o is another question', async (changes) => {
    expect(await faults(changes, telling)).toEqual({});
    expect(telling && asksAgain(telling, { ...good, ...changes })).toBe(false);
  });
});
