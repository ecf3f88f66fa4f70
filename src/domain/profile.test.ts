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

  it.each(['', 'maria.guaman@example.com', ' a+b@c.ec '])('D-12: «%s» needs no hint', (text) => {
    expect(emailHint(text)).toBeNull();
  });

  it.each(['maria', 'maria@', '@example.com', 'a b@c.ec', 'maria@example', 'a@b@c.ec', 'a@b.'])(
    'D-12: the e-mail «%s» gets a hint',
    (text) => {
      expect(emailHint(text)).toContain('Verifique');
    },
  );
});
