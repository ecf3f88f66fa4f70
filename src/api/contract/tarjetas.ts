import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  dollars,
  flag,
  listOf,
  optionalDollars,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  text,
} from './fields.ts';

/** A card of the cooperative as lists show it (contract B.3 `TarjetaResumen`); money in dollars. */
const tarjetaFields = {
  codigoTarjeta: text(),
  marca: optionalText(),
  producto: optionalText(),
  numeroEnmascarado: text(),
  cupo: optionalDollars(),
  disponible: optionalDollars(),
  utilizado: optionalDollars(),
  estado: optionalText(),
};

/** A card inside another answer. */
export const tarjetaResumen = () => record(tarjetaFields).meta({ name: 'TarjetaResumen' });

/** One own card with what must be paid and when. */
export const leer = endpoint({
  id: 'tarjetas.leer',
  method: 'GET',
  path: 'tarjetas-credito/{codigoTarjeta}',
  summary: 'Detalle de una tarjeta de crédito propia.',
  origin: 'proposal',
  answer: record({
    ...tarjetaFields,
    fechaCorte: optionalText(),
    fechaMaximaPago: optionalText(),
    pagoMinimo: optionalDollars(),
    pagoTotal: optionalDollars(),
    movimientos: listOf(
      record({ fecha: text(), descripcion: text(), valor: dollars(), cuotas: optionalText() }),
    ).optional(),
    configuracion: optionalRecord({
      bloqueoTemporal: flag(),
      comprasInternet: flag(),
      comprasExterior: flag(),
      avances: flag(),
      notificaciones: flag(),
      cupoPorCompra: optionalNumber(),
    }),
  }),
  codes: ['-0007-01-01'],
});

export type TarjetaResumen = InferType<ReturnType<typeof tarjetaResumen>>;
