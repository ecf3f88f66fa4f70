import { describe, expect, it } from 'vitest';
import { memberPhoto } from '#mocks/bank/seed/photo.ts';
import { photoSource } from './photoSource.ts';

describe('address of the member’s photo (D-17)', () => {
  it.each([
    ['bare base64', '/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['base64 with its prefix', 'data:image/jpeg;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['another kind of picture', 'data:image/png;base64,iVBORw0K', 'data:image/png;base64,iVBORw0K'],
    ['prefix in capitals', 'DATA:IMAGE/JPEG;BASE64,/9j/4AAQ', 'data:IMAGE/JPEG;base64,/9j/4AAQ'],
    ['line breaks', '/9j/\r\n4AAQ\n', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['padding', 'QQ==', 'data:image/jpeg;base64,QQ=='],
    ['no padding', 'QUI', 'data:image/jpeg;base64,QUI'],
    ['null', null, null],
    ['missing', undefined, null],
    ['empty', '', null],
    ['blanks only', ' \n ', null],
    ['prefix only', 'data:image/jpeg;base64,', null],
    ['a text that is not base64', 'no hay foto.', null],
    ['impossible length', 'AAAAA', null],
    ['padding in the middle', 'QQ==QQ==', null],
    ['an address', 'https://example.com/foto.jpg', null],
    ['a script', 'javascript:alert(1)', null],
    ['a page in disguise', 'data:text/html;base64,PGI+', null],
    ['a picture that may hold scripts', 'data:image/svg+xml;base64,PHN2Zz4=', null],
  ])('%s', (_, photo, expected) => {
    expect(photoSource(photo)).toBe(expected);
  });

  it('the demo photo is a photo', () => {
    expect(photoSource(memberPhoto)).toBe(`data:image/jpeg;base64,${memberPhoto}`);
  });
});
