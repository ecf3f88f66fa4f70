import { expect, it } from 'vitest';
import { actualizarDatos, profileUpdateBody } from './perfilSocio.ts';
import { refusalOf } from './requestValidation.ts';

it('D-11: the form’s mobile goes out as «Telefono», and both values without the blanks around them', () => {
  const body = profileUpdateBody('a1', { celular: ' 0990001122 ', correo: '\tmaria.guaman@example.com ' });
  expect(body).toEqual({ idTransaccion: 'a1', correo: 'maria.guaman@example.com', Telefono: '0990001122' });
  expect(refusalOf(actualizarDatos, { body })).toBeNull();
});
