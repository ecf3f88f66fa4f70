import type { InferType } from 'yup';
import { detalle } from './comprobante.ts';
import { dollars, listOf, optionalDate, optionalDollars, optionalOneOf, optionalText, record, text } from './fields.ts';

/**
 * `Validacion` of contract B.0, the answer of every `…/validar`: what an order will cost before it is confirmed.
 * `acreditacion` is a code that may be unknown to the client; `fechaAcreditacion` a day. `advertencias` do not forbid.
 * `titular` and `coincidenciaNombre` only come with a one-off account of another institution.
 */
export const validacion = record({
  valor: dollars(),
  comision: optionalDollars(),
  impuesto: optionalDollars(),
  total: dollars(),
  saldoPosterior: optionalDollars(),
  acreditacion: optionalText(),
  fechaAcreditacion: optionalDate(),
  advertencias: listOf(text()).nullable().optional(),
  detalle: detalle.nullable().optional(),
  /** The holder, partly masked, where the other institution says it (screens.md A.0 «Beneficiary check»). */
  titular: optionalText(),
  coincidenciaNombre: optionalOneOf(['EXACTA', 'SIMILAR', 'NO_COINCIDE', 'NO_DISPONIBLE'], 'NO_DISPONIBLE'),
}).meta({ name: 'Validacion' });

/** What an order will cost. */
export type Validacion = InferType<typeof validacion>;
