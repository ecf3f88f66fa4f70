import { expect, it } from 'vitest';
import { documentName } from '../documentName.ts';

it.each([
  ['estado-cuenta-4871.pdf', 'estado-cuenta-4871.pdf'],
  ['Estado de cuenta 010201004871', 'Estado-de-cuenta-4871.pdf'],
  [' Certificación 010201004871.PDF ', 'Certificacion-4871.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['carta\u202efdp.exe', 'carta-fdp-exe.pdf'],
  ['.pdf', 'certificado-4871.pdf'],
  ['  ', 'certificado-4871.pdf'],
  [null, 'certificado-4871.pdf'],
  [undefined, 'certificado-4871.pdf'],
])('§9, D-18: what the server calls «%s» is saved as %s', (own, name) => {
  expect(documentName(own, ['certificado', '4871'])).toBe(name);
});
