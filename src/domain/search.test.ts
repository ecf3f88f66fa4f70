import { expect, test } from 'vitest';
import { matches, plain } from './search.ts';

const TEXT = '¿Qué hago si olvidé mi contraseña?';
const OTHER = 'Llame a la agencia de Azogues, Bolívar 5-12';

test.each([
  '',
  '   ',
  'contrasena',
  'CONTRASEÑA',
  'olvide',
  'olvidé',
  'contraseña que',
  '  azogues   bolivar ',
  '5-12',
  '¿que',
])('accents, capitals, blanks and the order of the words aside, «%s» finds it', (search) => {
  expect(matches(search, TEXT, OTHER)).toBe(true);
});

test.each(['cuenca', 'contraseñas', 'azogues cuenca', 'contraseña?Llame', '%', '.*'])(
  '«%s» finds nothing',
  (search) => {
    expect(matches(search, TEXT, OTHER)).toBe(false);
  },
);

test('texts that a server left out do not disturb', () => {
  expect(matches('cuenca', null, undefined, '', 'Cuenca')).toBe(true);
  expect(matches('null', null, undefined)).toBe(false);
  expect(matches('', null)).toBe(true);
});

test.each([
  ['  Transferencia \t ENVÍADA\n', 'transferencia enviada'],
  ['CAÑAR', 'canar'],
  [' \u00a0 ', ''],
])('what is compared of %j is «%s»', (text, compared) => {
  expect(plain(text)).toBe(compared);
});

test('composed and decomposed letters are the same', () => {
  expect(matches('bolívar'.normalize('NFD'), 'Bolívar'.normalize('NFC'))).toBe(true);
});
