import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName, fullName, isSameName, memberName, productName, titleCase } from './names.ts';

describe('titleCase', () => {
  it.each([
    ['MARIA FERNANDA', 'Maria Fernanda'],
    ['maría de los ángeles', 'María De Los Ángeles'],
    ['  ÑANDÚ   PÉREZ\tVERA ', 'Ñandú Pérez Vera'],
    ['PEREZ-VERA', 'Perez-Vera'],
    ["O'BRIEN", "O'brien"],
    ['FARMACIA SANA S.A.', 'Farmacia Sana S.A.'],
    ['TALLERES S.A.S. Y CIA. LTDA.', 'Talleres S.A.S. Y Cia. Ltda.'],
    ['CHROME EN WINDOWS 11', 'Chrome En Windows 11'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('D-21: %s → %s', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });

  it('D-21: twice is the same as once', () => {
    const names = fc.string({ unit: fc.constantFrom(..."abcñáéÜXYZ -'."), maxLength: 30 });
    fc.assert(fc.property(names, (name) => titleCase(titleCase(name)) === titleCase(name)));
  });
});

describe('fullName', () => {
  it('D-21: joins nombres, apellidoPaterno and apellidoMaterno, in this order', () => {
    expect(fullName({ nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' })).toBe(
      'Maria Fernanda Guaman Vintimilla',
    );
  });

  it('D-21: missing and blank parts leave no double blanks', () => {
    expect(fullName({ nombres: ' JUAN  CARLOS ', apellidoPaterno: 'LOJA', apellidoMaterno: ' ' })).toBe(
      'Juan Carlos Loja',
    );
    expect(fullName({ nombres: null, apellidoPaterno: 'LOJA', apellidoMaterno: undefined })).toBe('Loja');
    expect(fullName({})).toBe('');
  });
});

describe('productName', () => {
  it.each([
    ['AHORRO A LA VISTA', 'Ahorro a la vista'],
    ['CERTIFICADOS DE APORTACION', 'Certificados de aportación'],
    ['DEPOSITO A PLAZO FIJO', 'Depósito a plazo fijo'],
    ['MICROCREDITO', 'Microcrédito'],
    ['DEBITO AUTOMATICO', 'Débito automático'],
    ['  CREDITO   DE CONSUMO ', 'Crédito de consumo'],
    ['CRÉDITO', 'Crédito'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('demo-bank.md C: «%s» is the phrase «%s»', (text, phrase) => {
    expect(productName(text)).toBe(phrase);
  });

  it('accents come back only in whole words that have one reading', () => {
    expect(productName('CREDITOS ACREDITO INTERESES ESTA LIQUIDO')).toBe('Creditos acredito intereses esta liquido');
    expect(productName('INTERES-CREDITO')).toBe('Interés-crédito');
  });

  it('twice is the same as once, and no letter but an accent changes', () => {
    const phrases = fc.string({
      unit: fc.constantFrom('CREDITO', 'INTERES', 'ahorro', 'Ñ', ' ', '-', '7'),
      maxLength: 8,
    });
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    fc.assert(
      fc.property(phrases, (phrase) => {
        expect(productName(productName(phrase))).toBe(productName(phrase));
        expect(bare(productName(phrase))).toBe(bare(phrase.trim().replace(/\s+/g, ' ')));
      }),
    );
  });
});

describe('deviceName', () => {
  it.each([
    ['CHROME EN WINDOWS 11', 'Chrome en Windows 11'],
    ['TELEFONO DE MARIA', 'Telefono de Maria'],
    [null, ''],
  ])('%s → %s', (text, expected) => {
    expect(deviceName(text)).toBe(expected);
  });
});

describe('memberName (D-65)', () => {
  const profile = { nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: null };
  const session = { nombres: 'MARIA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' };

  it.each([
    ['the profile’s, where it says the given names', profile, session, 'Maria Fernanda Guaman'],
    ['the session’s, where it does not', { ...profile, nombres: null }, session, 'Maria Guaman Vintimilla'],
    ['nor where they are blank', { ...profile, nombres: '  ' }, session, 'Maria Guaman Vintimilla'],
    ['what the profile has, without a session', { ...profile, nombres: null }, null, 'Guaman'],
    ['the session’s, without a profile', null, session, 'Maria Guaman Vintimilla'],
    ['the profile’s, of a session that says nothing', profile, {}, 'Maria Fernanda Guaman'],
    ['nobody says any', undefined, undefined, ''],
  ])('%s', (_, own, other, name) => {
    expect(memberName(own, other)).toBe(name);
  });
});

describe('isSameName', () => {
  it.each([
    ['JOSE LEÓN', 'José  Leon', true],
    ['Ñusta', 'nusta', false],
    ['Rosa Quinde', 'Rosa Quindes', false],
  ])('«%s» and «%s»: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});
