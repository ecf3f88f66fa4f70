import { describe, expect, it } from 'vitest';
import { type LookupFields, lookupResolver } from '../lookupFields.ts';
import type { Service } from '../services.ts';
import { criterion, service } from './serviceSample.ts';

const LIGHT = service('LUZ');

describe('contract B.3 «criterios»: the rules of what is typed', () => {
  const WATER: Service = {
    ...service('AGUA'),
    criteria: [
      { ...criterion('CONTRATO'), minLength: 3, maxLength: 5 },
      { ...criterion('CLAVE'), minLength: 2, maxLength: 2, digitsOnly: false },
    ],
  };
  const faultsOf = async (values: LookupFields, services = [LIGHT, WATER]) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await lookupResolver(services)(values, undefined, options);
    return Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, fault.message]));
  };
  const REQUIRED = 'El campo es requerido.';

  it.each([
    ['LUZ', 'MEDIDOR', '8841207', {}],
    ['LUZ', 'MEDIDOR', '88412', { referencia: 'Ingrese 7 dígitos.' }],
    ['LUZ', 'MEDIDOR', '', { referencia: REQUIRED }],
    ['AGUA', 'CONTRATO', '48213', {}],
    ['AGUA', 'CONTRATO', '8841207', { referencia: 'Ingrese de 3 a 5 dígitos.' }],
    ['AGUA', 'CONTRATO', 'AB', { referencia: 'Ingrese solo números.' }],
    ['AGUA', 'CLAVE', 'AB', {}],
    ['AGUA', 'CLAVE', '48213', { referencia: 'Ingrese 2 caracteres.' }],
  ])('%s by %s: «%s»', async (servicio, criterio, referencia, faults) => {
    expect(await faultsOf({ servicio, criterio, referencia })).toEqual(faults);
  });

  it.each(['', 'PLACA'])('a criterion of «%s» is the service’s first one', async (criterio) => {
    expect(await faultsOf({ servicio: 'AGUA', criterio, referencia: '48213' })).toEqual({});
    expect(await faultsOf({ servicio: 'AGUA', criterio, referencia: 'AB' })).toEqual({
      referencia: 'Ingrese solo números.',
    });
  });

  it('before a service is chosen only that is asked for', async () => {
    expect(await faultsOf({ servicio: '', criterio: '', referencia: '' })).toEqual({ servicio: REQUIRED });
  });

  it('a service that is no longer there, or has no criterion, sets no rule', async () => {
    expect(await faultsOf({ servicio: 'GAS', criterio: 'CODIGO', referencia: 'AB' })).toEqual({});
    expect(
      await faultsOf({ servicio: 'LUZ', criterio: 'CODIGO', referencia: 'AB' }, [{ ...LIGHT, criteria: [] }]),
    ).toEqual({});
  });
});
