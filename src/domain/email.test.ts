import { describe, expect, it } from 'vitest';
import { isEmail, optionalEmailMessage } from './email.ts';

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
