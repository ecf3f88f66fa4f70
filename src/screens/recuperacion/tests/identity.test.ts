import { describe, expect, test } from 'vitest';
import { object, ValidationError } from 'yup';
import type { IdentityFields } from '#flows/entry/IdentificationFields.tsx';
import { identityBody, identityShape } from '../identity.ts';

async function faultOf(fields: IdentityFields): Promise<string | null> {
  try {
    await object(identityShape).validate(fields);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.message;
  }
}

describe('the two fields that name a document', () => {
  test.each([
    ['1', '', 'El campo es requerido.'],
    ['1', '01599990', 'Ingrese los 10 dígitos de su cédula.'],
    ['1', '0159999011', 'El número de cédula no es válido.'],
    ['1', '015.999.901-0', null],
    ['2', 'A', 'Ingrese de 2 a 50 caracteres de su pasaporte.'],
    ['2', 'AB12345', null],
    ['3', '0199999028-001', null],
  ])('§5, D-54: type %s, «%s»: %s', async (tipo, identificacion, message) => {
    expect(await faultOf({ tipo, identificacion })).toBe(message);
  });

  test('contract B.2: the wire has the number without separators, the passport in capitals', () => {
    expect(identityBody({ tipo: '1', identificacion: ' 015.999.901-0 ' })).toEqual({
      tipoIdentificacion: 1,
      identificacion: '0159999010',
    });
    expect(identityBody({ tipo: '2', identificacion: 'ab12345' })).toEqual({
      tipoIdentificacion: 2,
      identificacion: 'AB12345',
    });
  });
});
