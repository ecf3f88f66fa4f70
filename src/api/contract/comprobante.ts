import type { InferType } from 'yup';
import {
  listOf,
  optionalAccountNumber,
  optionalCode,
  optionalDate,
  optionalDollars,
  optionalFlag,
  optionalProse,
  optionalShownCode,
  optionalText,
  record,
  text,
} from './fields.ts';

/** What a receipt can be of (contract B.0). */
export const kinds = ['INTERNA', 'EXTERNA', 'TARJETA', 'SERVICIO', 'RECARGA', 'SUPA', 'COLEGIO', 'CENTROSUR'] as const;

/** Rows of a receipt or a review, printed as given: a new kind of payment needs no new screen (contract B.0). */
export const detalle = listOf(record({ etiqueta: text(), valor: text(), negrita: optionalFlag() }));

/**
 * `Comprobante` of contract B.0: what every execution of money answers. All of it is ours, so nothing of it is counted on: the
 * money has moved, and an answer that says less, or says a part of it otherwise, must not read as a failure. One with
 * `estado` `NO_ENCONTRADA` carries only that and `idTransaccion`, and one with a state that we do not know is of no known one. `acreditacion` is a code that may be unknown to the client,
 * `fechaAcreditacion` the day of it. `codigoCuentaDestino` and `concepto` are of a transfer to a registered destination (D-74).
 */
export const comprobante = record({
  numeroComprobante: optionalCode(),
  idTransaccion: optionalCode(),
  tipo: optionalShownCode(kinds),
  estado: optionalShownCode(['EXITOSA', 'EN_PROCESO', 'DEVUELTA', 'NO_ENCONTRADA'], 'DESCONOCIDO'),
  fecha: optionalDate(),
  numeroCuentaOrigen: optionalAccountNumber(),
  valor: optionalDollars(),
  comision: optionalDollars(),
  impuesto: optionalDollars(),
  total: optionalDollars(),
  saldoDisponible: optionalDollars(),
  acreditacion: optionalText(),
  fechaAcreditacion: optionalDate(),
  codigoCuentaDestino: optionalCode(),
  concepto: optionalText(),
  detalle: detalle.nullable().optional(),
  mensajeLegal: optionalProse(),
}).meta({ name: 'Comprobante', reads: 'parts' });

/** What every execution of money answers; a server that does not know our proposal may answer nothing. */
export const executed = comprobante.nullable().optional();

/** The receipt of an execution. */
export type Comprobante = InferType<typeof comprobante>;
