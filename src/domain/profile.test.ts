import { describe, expect, it } from 'vitest';
import { emailHint, phoneHint, profileErrors } from './profile.ts';

describe('profileErrors', () => {
  const form = { saludo: 'Buenos días', celular: '0900000214', correo: 'maria.guaman@example.com' };

  it('§5: saludo, celular and correo are required, blanks too', () => {
    expect(profileErrors(form)).toEqual({});
    expect(profileErrors({ ...form, correo: ' ' })).toEqual({ correo: 'El campo es requerido.' });
    expect(profileErrors({ saludo: '', celular: '', correo: '' })).toEqual({
      saludo: 'El campo es requerido.',
      celular: 'El campo es requerido.',
      correo: 'El campo es requerido.',
    });
  });

  it('D-12: no format is checked', () => {
    expect(profileErrors({ ...form, celular: 'abc', correo: 'sin arroba' })).toEqual({});
  });
});

describe('hints', () => {
  it.each(['', '0900000214', '09 0000 0214', '+593 90 000 0214', '593900000214'])(
    'D-12: «%s» needs no hint',
    (text) => {
      expect(phoneHint(text)).toBeNull();
    },
  );

  it.each(['090000021', '0700000214', 'abc', '09000002145'])('D-12: the phone «%s» gets a hint', (text) => {
    expect(phoneHint(text)).toContain('Verifique');
  });

  it.each(['', '  ', 'maria.guaman@example.com', ' a+b@c.ec '])('D-12: «%s» needs no hint', (text) => {
    expect(emailHint(text)).toBeNull();
  });

  it.each(['maria', 'maria@', '@example.com', 'a b@c.ec', 'maria@example', 'a@b@c.ec', 'a@b.'])(
    'D-12: the e-mail «%s» gets a hint',
    (text) => {
      expect(emailHint(text)).toContain('Verifique');
    },
  );
});

describe('D-12: international phones against the cooperative’s list (contract B.2 prefijosMovil)', () => {
  const prefixes = [
    { codigo: '593', descripcion: 'Ecuador', longitud: 9 },
    { codigo: '57', descripcion: 'Colombia', longitud: 10 },
    { codigo: '1', descripcion: 'Estados Unidos', longitud: 10 },
    { codigo: '1809', descripcion: 'República Dominicana', longitud: 7 },
    { codigo: '44', descripcion: 'Reino Unido', longitud: null },
  ];

  it.each([
    '+593 90 000 0214',
    '00593 90 000 0214',
    '593900000214',
    '+57 301 234 5678',
    '0057 (301) 234-5678',
    '+1 212 555 0123',
    '+1 809 555 0123',
    '+44 7911',
    '0900000214',
    '',
  ])('«%s» needs no hint', (typed) => {
    expect(phoneHint(typed, prefixes)).toBeNull();
  });

  it.each([
    ['+593 90 000 021', 'Verifique el número: en Ecuador son 9 dígitos después de +593.'],
    ['00593 0900000214', 'Verifique el número: en Ecuador son 9 dígitos después de +593.'],
    ['+57 301 234 567', 'Verifique el número: en Colombia son 10 dígitos después de +57.'],
    ['+1 212 555 012', 'Verifique el número: en Estados Unidos son 10 dígitos después de +1.'],
    ['+1 809 555 01234', 'Verifique el número: en República Dominicana son 7 dígitos después de +1809.'],
  ])('«%s»: the longest prefix that fits says how many digits follow', (typed, hint) => {
    expect(phoneHint(typed, prefixes)).toBe(hint);
  });

  it.each(['+593 90 000 0214 casa', '0057 301 234 5678 x9'])('«%s» is no number, whatever its prefix', (typed) => {
    expect(phoneHint(typed, prefixes)).toBe('Verifique el número: un celular tiene 10 dígitos y empieza con 09.');
  });

  it('an unknown prefix names those that are known', () => {
    expect(phoneHint('+34 600 000 000', prefixes.slice(0, 2))).toBe(
      'Verifique el prefijo. Los que atendemos son: Ecuador +593, Colombia +57.',
    );
    expect(phoneHint('+', prefixes.slice(0, 2))).toContain('Verifique el prefijo');
  });

  it('without a list nothing is said of prefixes; an entry without a prefix fits nothing', () => {
    expect(phoneHint('+34 600 000 000')).toBeNull();
    expect(phoneHint('+34 600 000 000', [])).toBeNull();
    expect(phoneHint('+34 600 000 000', [{ codigo: '', descripcion: 'Todos', longitud: 3 }])).not.toContain(
      'Todos son',
    );
  });

  it('a list without lengths still knows Ecuador’s nine digits', () => {
    const bare = [{ codigo: '593', descripcion: 'Ecuador' }];
    expect(phoneHint('+593 900000214', bare)).toBeNull();
    expect(phoneHint('00593 90000021', bare)).toBe('Verifique el número: en Ecuador son 9 dígitos después de +593.');
  });

  it('the order of the list changes nothing', () => {
    const reversed = [...prefixes].reverse();
    for (const typed of ['+18095550123', '+12125550123', '+1809555', '+99'])
      expect(phoneHint(typed, reversed)?.slice(0, 18)).toBe(phoneHint(typed, prefixes)?.slice(0, 18));
  });
});
