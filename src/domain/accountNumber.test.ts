import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountNumberMessage,
  cleanAccountNumber,
  externalNumberMessage,
  maskAccount,
  maskAccountPlain,
  maskAccountUnbroken,
  plainMasks,
  spokenAccount,
  spokenMasks,
} from './accountNumber.ts';

const REQUIRED = 'El campo es requerido.';

describe('account numbers', () => {
  it('D-18: the screen shows four bullets, a space and the last four, whatever the length', () => {
    expect(maskAccount('010201004871')).toBe('•••• 4871');
    expect(maskAccount('14871')).toBe('•••• 4871');
    expect(maskAccount(' 4000009988124502 ')).toBe('•••• 4502');
  });

  it('D-18: plain text uses asterisks', () => {
    expect(maskAccountPlain('010201004871')).toBe('****4871');
  });

  it('D-18: inside a sentence the four stay beside their mask', () => {
    expect(maskAccountUnbroken('010201004871')).toBe('••••\u00a04871');
    expect(maskAccountUnbroken('871')).toBe('871');
  });

  it('D-18: four characters are whole with spaces around them too', () => {
    expect(maskAccount(' 4871 ')).toBe('4871');
  });

  it('D-18: assistive technology hears the ending, and of a loan that it is one', () => {
    expect(spokenAccount('010201004871')).toBe('cuenta terminada en 4871');
    expect(spokenAccount('010201004871', 'account')).toBe('cuenta terminada en 4871');
    expect(spokenAccount('0102-CR-4417', 'loan')).toBe('crédito terminado en 4417');
    expect(spokenAccount('871')).toBe('cuenta terminada en 871');
  });

  it.each(['4871', '871', '7', ''])('D-18: «%s», of four characters or fewer, is shown whole', (short) => {
    expect(maskAccount(short)).toBe(short);
    expect(maskAccountPlain(short)).toBe(short);
  });

  it('§1: no more than the last four characters ever show', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 24 });
    fc.assert(
      fc.property(numbers, (number) => {
        for (const text of [maskAccount(number), maskAccountPlain(number), spokenAccount(number)]) {
          expect(text.replace(/\D/g, '')).toBe(number.slice(-4));
        }
      }),
    );
  });
});

describe('spokenMasks', () => {
  it.each([
    ['•••• 4871', 'número terminado en 4871'],
    ['Ahorros •••• 8771', 'Ahorros número terminado en 8771'],
    ['Ahorro a la Vista ••••\u00a04871', 'Ahorro a la Vista número terminado en 4871'],
    ['Cédula ••••••9036', 'Cédula ••••••9036'],
    ['$ ••••', '$ ••••'],
    ['Carlos Loja', 'Carlos Loja'],
  ])('D-18: «%s» is heard «%s»', (text, heard) => {
    expect(spokenMasks(text)).toBe(heard);
  });
});

describe('plainMasks', () => {
  it.each([
    ['Cuenta de origen: •••• 4871\nValor: $60,00', 'Cuenta de origen: ****4871\nValor: $60,00'],
    ['Ahorro a la Vista ••••\u00a04871 · Ahorros •••• 8771', 'Ahorro a la Vista ****4871 · Ahorros ****8771'],
    ['Cédula ••••••9036', 'Cédula ••••••9036'],
    ['$ ••••', '$ ••••'],
    ['Carlos Loja', 'Carlos Loja'],
  ])('D-18: in a message «%s» is «%s»', (text, plain) => {
    expect(plainMasks(text)).toBe(plain);
  });

  it.each(['010201004871', '14871', '4871', '7'])('D-18: it says of %s what plain text says of it', (number) => {
    for (const drawn of [maskAccount(number), maskAccountUnbroken(number)])
      expect(plainMasks(drawn)).toBe(maskAccountPlain(number));
  });
});

describe('number of an account of the cooperative, as typed', () => {
  it.each([
    '010201007733',
    '0102 0100 7733',
    '0102-0100-7733',
    ' 010201007733 ',
    '0102–0100—7733',
    '1234',
    '1'.repeat(20),
  ])('«%s» will do', (typed) => {
    expect(accountNumberMessage(typed)).toBeNull();
    expect(cleanAccountNumber(typed)).toMatch(/^\d+$/);
  });

  it.each(['1', '123', '1-2-3'])('«%s» is too short', (typed) => {
    expect(accountNumberMessage(typed)).toBe('El número tiene 4 dígitos o más.');
  });

  it.each(['1'.repeat(21), '1'.repeat(60)])('«%s» is too long', (typed) => {
    expect(accountNumberMessage(typed)).toBe('El número no puede superar 20 dígitos.');
  });

  it.each(['01020100773a', '•••• 7733', '0102.0100', '٠١٢٣'])('«%s» is told', (typed) => {
    expect(accountNumberMessage(typed)).toBe('Ingrese solo los dígitos del número de cuenta.');
  });

  it.each(['', ' ', '-', ' - '])('§5: «%s» is required', (typed) => {
    expect(accountNumberMessage(typed)).toBe(REQUIRED);
  });
});

describe('screens.md A.2 transferenciaE: number of an account elsewhere', () => {
  it.each([
    ['', REQUIRED],
    ['  - ', REQUIRED],
    ['2209A88771', 'Ingrese solo números.'],
    ['22,09', 'Ingrese solo números.'],
    ['٢٢٠٩', 'Ingrese solo números.'],
    ['1', null],
    ['2209 988-771', null],
    ['2209–988–771', null],
    ['1'.repeat(20), null],
    ['1'.repeat(21), 'El número no puede superar 20 dígitos.'],
  ])('«%s» → %s', (typed, message) => {
    expect(externalNumberMessage(typed)).toBe(message);
  });
});
