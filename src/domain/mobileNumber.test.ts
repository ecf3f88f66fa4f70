import { describe, expect, it } from 'vitest';
import { cleanMobile, mobileMessage, repeatedMobileMessage } from './mobileNumber.ts';

const FAULT = 'Ingrese un celular de 10 dígitos que empiece con 09.';

describe('screens.md A.2 pagos/recargas: the mobile', () => {
  it.each([
    ['0900000321', null],
    [' 090 000-0321 ', null],
    ['+593 90 000 0321', null],
    ['09\u20110000\u20110321', null],
    ['09–0000–0321', null],
    ['(09) 0000.0321', null],
    ['00593900000321', null],
    ['593900000321', null],
    ['', FAULT],
    ['090000032', FAULT],
    ['09000003210', FAULT],
    ['10900000321', FAULT],
    ['0800000321', FAULT],
    ['O900000321', FAULT],
    ['+59390000032', FAULT],
  ])('%j: %s', (typed, message) => {
    expect(mobileMessage(typed)).toBe(message);
  });

  it('what is sent is the number of ten digits', () => {
    expect(cleanMobile('+593 90 000 0321')).toBe('0900000321');
    expect(cleanMobile('0900000321')).toBe('0900000321');
  });

  it.each(['1593900000321', '5939000003210', '59390000032', '593200000321'])(
    '%s is no mobile with the country’s prefix, and stays what was typed',
    (typed) => {
      expect(cleanMobile(typed)).toBe(typed);
    },
  );

  it('twice the same, however it is written', () => {
    expect(repeatedMobileMessage('090 000 0321', '+593900000321')).toBeNull();
    expect(repeatedMobileMessage('0900000312', '0900000321')).toBe('Los números no coinciden.');
  });
});
