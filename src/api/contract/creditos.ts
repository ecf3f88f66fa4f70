import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  dollars,
  howMany,
  listOf,
  oneOf,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  text,
} from './fields.ts';
import { creditoFields } from './productos.ts';

/* One loan of the member: what belongs to productos/creditos (contract B.3). */

const fila = () =>
  record({
    numero: howMany(),
    fecha: text(),
    capital: dollars(),
    interes: dollars(),
    seguro: dollars(),
    otros: dollars(),
    cuota: dollars(),
    saldo: dollars(),
    estado: oneOf(['PAGADA', 'VENCIDA', 'PENDIENTE']),
    fechaPago: optionalText(),
  }).meta({ name: 'CuotaCredito' });

/** One loan with its amortisation table and its payments. */
export const credito = endpoint({
  id: 'productos.credito',
  method: 'GET',
  path: 'productos/creditos/{numeroCredito}',
  summary: 'Detalle de un crédito, con su tabla de amortización y sus pagos.',
  origin: 'proposal',
  answer: record({
    ...creditoFields,
    montoOriginal: dollars(),
    plazoMeses: optionalNumber(),
    tasaNominal: optionalNumber(),
    tasaEfectiva: optionalNumber(),
    sistema: optionalText(),
    fechaConcesion: optionalText(),
    fechaVencimiento: optionalText(),
    cuentaDebito: optionalText(),
    vencido: optionalRecord({
      cuotas: optionalNumber(),
      dias: optionalNumber(),
      capital: dollars(),
      interes: dollars(),
      seguro: dollars(),
      mora: dollars(),
      gestionCobranza: dollars(),
      total: dollars(),
    }),
    tabla: listOf(fila()),
    pagos: listOf(
      record({ fecha: text(), valor: dollars(), canal: optionalText(), numeroComprobante: optionalText() }),
    ),
  }),
  codes: ['-0007-01-01'],
});

export type CuotaCredito = InferType<ReturnType<typeof fila>>;
