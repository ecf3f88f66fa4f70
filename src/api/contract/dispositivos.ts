import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  code,
  limitedText,
  listOf,
  optionalCode,
  optionalDate,
  optionalFlag,
  optionalText,
  record,
  requiredText,
} from './fields.ts';

/** Longest name of a device, in characters. */
export const DEVICE_ALIAS_LENGTH = 40;

/** A device that enters the virtual bank: `codigoTipoDispositivo` 1 web, 2 mobile; `generaToken` makes the member's codes. */
const dispositivo = () =>
  record({
    idDispositivo: code(),
    modelo: optionalText(),
    alias: optionalText(),
    codigoTipoDispositivo: optionalCode(),
    ultimoAcceso: optionalDate(),
    ciudad: optionalText(),
    actual: optionalFlag(),
    generaToken: optionalFlag(),
  }).meta({ name: 'Dispositivo' });

/** The member's devices. */
export const leer = endpoint({
  id: 'dispositivos.leer',
  method: 'GET',
  path: 'configuracion/dispositivos',
  summary: 'Dispositivos del socio.',
  origin: 'proposal',
  answer: listOf(dispositivo()),
});

/** Gives a device a name; no PIN. */
export const modificar = endpoint({
  id: 'dispositivos.modificar',
  method: 'POST',
  path: 'configuracion/dispositivos/modificar',
  summary: 'Cambia el nombre de un dispositivo.',
  origin: 'proposal',
  body: record({ idDispositivo: requiredText(), alias: limitedText(DEVICE_ALIAS_LENGTH) }),
  answer: null,
});

/** Removes a device with an authorised transaction: neither the one in use nor the one that makes the codes. */
export const eliminar = endpoint({
  id: 'dispositivos.eliminar',
  method: 'POST',
  path: 'configuracion/dispositivos/eliminar',
  summary: 'Elimina un dispositivo.',
  origin: 'proposal',
  body: record({ idTransaccion: requiredText(), idDispositivo: requiredText() }),
  answer: null,
  codes: ['-0010-01-01', '-0010-01-02', '-0005-01-08'],
});

export type Dispositivo = InferType<ReturnType<typeof dispositivo>>;
