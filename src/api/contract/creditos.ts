import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  date,
  dollars,
  howMany,
  listOf,
  optionalAccountNumber,
  optionalCode,
  optionalDate,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  state,
} from './fields.ts';
import { creditoFields } from './productos.ts';

/* One loan of the member: what belongs to productos/creditos (contract B.3). */

const fila = () =>
  record({
    numero: howMany(),
    fecha: date(),
    capital: dollars(),
    interes: dollars(),
    seguro: dollars(),
    otros: dollars(),
    cuota: dollars(),
    saldo: dollars(),
    estado: state(['PAGADA', 'VENCIDA', 'PENDIENTE']),
    fechaPago: optionalDate(),
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
    fechaConcesion: optionalDate(),
    fechaVencimiento: optionalDate(),
    cuentaDebito: optionalAccountNumber(),
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
      record({ fecha: date(), valor: dollars(), canal: optionalText(), numeroComprobante: optionalCode() }),
    ),
  }),
  codes: ['-0007-01-01'],
});

export type CuotaCredito = InferType<ReturnType<typeof fila>>;
