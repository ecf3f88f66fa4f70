import { describe, expect, it } from 'vitest';
import { aliasMessage, aliasOf } from '../alias.ts';
import {
  beneficiaryMessage,
  EMPTY_EXTERNAL,
  type ExternalAccountForm,
  externalAccountBody,
  externalAccountSchema,
  externalCardSchema,
} from '../externalAccount.ts';

const REQUIRED = 'El campo es requerido.';

const rosa: ExternalAccountForm = {
  tipoInstitucion: 'BAN',
  institucion: '1001',
  tipoCuenta: 'AHO',
  numero: ' 2209-988 771 ',
  tipoIdentificacion: '1',
  identificacion: '015999903-6',
  beneficiario: '  Rosa   Elena Ordóñez ',
  correo: '',
  alias: '',
};

/** Message of each wrong field. */
async function faultsOf(
  change: Partial<ExternalAccountForm>,
  schema: typeof externalAccountSchema = externalAccountSchema,
): Promise<Record<string, string>> {
  try {
    await schema.validate({ ...rosa, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

describe('names, alias and e-mail, counted as people count characters', () => {
  it.each([
    ['   ', REQUIRED],
    ['Ñ', null],
    ['👩‍🌾', null],
    ['á'.repeat(100), null],
    ['á'.repeat(101), 'El nombre no puede superar 100 caracteres.'],
    [`${'a'.repeat(50)}     ${'b'.repeat(49)}`, null],
  ])('beneficiario «%s» → %s', (typed, message) => {
    expect(beneficiaryMessage(typed)).toBe(message);
  });

  it.each([
    ['', null],
    ['😀'.repeat(40), null],
    ['😀'.repeat(41), 'El alias no puede superar 40 caracteres.'],
    [` ${'x'.repeat(40)} `, null],
  ])('alias «%s» → %s', (typed, message) => {
    expect(aliasMessage(typed)).toBe(message);
  });

  it.each([
    [' Rosa ', 'Rosa Elena Ordóñez', 'Rosa'],
    ['', 'Rosa Elena Ordóñez', 'Rosa Elena Ordóñez'],
    ['', 'Asociación de Productores Agroecológicos del Austro', 'Asociación de Productores Agroecológicos'],
    ['', `${'a'.repeat(39)} de Cuenca`, 'a'.repeat(39)],
    ['', '😀'.repeat(41), '😀'.repeat(40)],
  ])('alias «%s» of «%s» → «%s», which its own form takes', (typed, holder, alias) => {
    expect(aliasOf(typed, holder)).toBe(alias);
    expect(aliasMessage(aliasOf(typed, holder))).toBeNull();
  });
});

describe('the whole account', () => {
  it('right as typed: no fault', async () => {
    expect(await faultsOf({})).toEqual({});
  });

  it('empty: every field that is needed, and none that is not', async () => {
    expect(await faultsOf(EMPTY_EXTERNAL)).toEqual({
      tipoInstitucion: REQUIRED,
      institucion: REQUIRED,
      tipoCuenta: REQUIRED,
      numero: REQUIRED,
      identificacion: REQUIRED,
      beneficiario: REQUIRED,
    });
  });

  it('begins with nothing but the most usual document, a cédula', () => {
    const typed = Object.entries(EMPTY_EXTERNAL).filter(([, value]) => value !== '');
    expect(typed).toEqual([['tipoIdentificacion', '1']]);
  });

  it('a card has the same fields, and the number of a card', async () => {
    const numero = '4000 0000 0000 0002';
    expect(await faultsOf({ numero }, externalCardSchema)).toEqual({});
    expect(await faultsOf({}, externalCardSchema)).toEqual({ numero: 'Ingrese de 12 a 19 dígitos.' });
    expect(await faultsOf({ numero, beneficiario: '' }, externalCardSchema)).toEqual({ beneficiario: REQUIRED });
  });

  it.each([
    ['1', '0159999037', 'El número de cédula no es válido.'],
    ['1', '015999903', 'Ingrese los 10 dígitos de su cédula.'],
    ['2', 'A', 'Ingrese de 2 a 50 caracteres de su pasaporte.'],
    ['2', 'AB', undefined],
    ['2', 'X'.repeat(50), undefined],
    ['2', 'X'.repeat(51), 'Ingrese de 2 a 50 caracteres de su pasaporte.'],
    ['3', '0199999036001', undefined],
    ['3', '0199999036000', 'El número de RUC no es válido.'],
    ['3', '0159999036', 'Ingrese los 13 dígitos de su RUC.'],
  ])('D-54: type %s, «%s» → %s', async (tipoIdentificacion, identificacion, message) => {
    expect((await faultsOf({ tipoIdentificacion, identificacion })).identificacion).toBe(message);
  });

  it('contract B.2 DatosDestino: cleaned; without an alias of its own it is called by its holder, and an empty e-mail is left out', () => {
    expect(externalAccountBody(rosa)).toStrictEqual({
      codigoInstitucion: '1001',
      codigoTipoCuenta: 'AHO',
      numeroCuenta: '2209988771',
      tipoIdentificacion: 1,
      identificacion: '0159999036',
      beneficiario: 'Rosa Elena Ordóñez',
      alias: 'Rosa Elena Ordóñez',
    });
  });

  it('alias and e-mail without outer blanks; a passport in capitals', () => {
    expect(
      externalAccountBody({
        ...rosa,
        tipoIdentificacion: '2',
        identificacion: ' ab12345 ',
        alias: ' Rosa ',
        correo: ' rosa@example.com ',
      }),
    ).toMatchObject({
      tipoIdentificacion: 2,
      identificacion: 'AB12345',
      alias: 'Rosa',
      correo: 'rosa@example.com',
    });
  });
});
