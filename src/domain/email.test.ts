import { describe, expect, it } from 'vitest';
import { isEmail, optionalEmailMessage, startsWithEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'maria.guaman@example.com',
    ' maria.guaman@example.com ',
    'a@b.ec',
    'a+b@c.com.ec',
    'josé.ñandú@correo.ec',
    'maria@niño.ec',
    "o'brien@example.com",
    'MARIA@EXAMPLE.COM',
  ])('«%s» can be an address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'a@b@c.ec',
    'a b@c.ec',
    'a@b c.ec',
    'a@b.',
    'a@.ec.',
    'a@b.c.',
  ])('«%s» cannot', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('startsWithEmail', () => {
  it.each(['r***@correo.com', 'r***@correo.com y al celular terminado en 214'])('«%s» does', (words) => {
    expect(startsWithEmail(words)).toBe(true);
  });

  it.each(['celular terminado en 214', 'celular terminado en 214 y r***@correo.com', ''])('«%s» does not', (words) => {
    expect(startsWithEmail(words)).toBe(false);
  });
});

describe('optionalEmailMessage', () => {
  it.each([
    ['', null],
    ['   ', null],
    [' rosa@example.com ', null],
    ['rosa@', 'Escriba el correo así: nombre@ejemplo.com.'],
  ])('«%s» → %s', (typed, message) => {
    expect(optionalEmailMessage(typed)).toBe(message);
  });
});
