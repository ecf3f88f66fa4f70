import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  accountNumber,
  code,
  date,
  dollars,
  flag,
  label,
  listOf,
  optionalDate,
  optionalDollars,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  state,
} from './fields.ts';

/** The states of a card that we know (contract B.3). */
export const cardStates = ['ACTIVA', 'BLOQUEADA'] as const;

/** A card of the cooperative as lists show it (contract B.3 `TarjetaResumen`). */
const tarjetaFields = {
  codigoTarjeta: code(),
  marca: optionalText(),
  producto: optionalText(),
  numeroEnmascarado: accountNumber(),
  cupo: optionalDollars(),
  disponible: optionalDollars(),
  utilizado: optionalDollars(),
  estado: state(cardStates).nullable().optional(),
};

/** A card inside another answer. */
export const tarjetaResumen = () => record(tarjetaFields).meta({ name: 'TarjetaResumen' });

/** The member's own cards. */
export const lista = endpoint({
  id: 'tarjetas.lista',
  method: 'GET',
  path: 'tarjetas-credito',
  summary: 'Tarjetas de crédito propias.',
  origin: 'proposal',
  answer: listOf(tarjetaResumen()),
});

/** One own card with what must be paid and when. */
export const leer = endpoint({
  id: 'tarjetas.leer',
  method: 'GET',
  path: 'tarjetas-credito/{codigoTarjeta}',
  summary: 'Detalle de una tarjeta de crédito propia.',
  origin: 'proposal',
  answer: record({
    ...tarjetaFields,
    fechaCorte: optionalDate(),
    fechaMaximaPago: optionalDate(),
    pagoMinimo: optionalDollars(),
    pagoTotal: optionalDollars(),
    movimientos: listOf(
      record({ fecha: date(), descripcion: label('Movimiento'), valor: dollars(), cuotas: optionalText() }),
    )
      .nullable()
      .optional(),
    configuracion: optionalRecord({
      bloqueoTemporal: flag(),
      comprasInternet: flag(),
      comprasExterior: flag(),
      avances: flag(),
      notificaciones: flag(),
      cupoPorCompra: optionalDollars(),
      // What cannot be read must not be saved back as something else: then the card has no switches, and still its figures.
    }).meta({ reads: 'whole' }),
  }),
  codes: ['-0007-01-01'],
});

/**
 * Saves what the member may switch on a card, with an authorised transaction; `cupoPorCompra` at most the card's limit. Left out, it stays as it
 * is: a card whose limit for one purchase nobody says can be blocked all the same.
 */
export const configurar = endpoint({
  id: 'tarjetas.configurar',
  method: 'POST',
  path: 'tarjetas-credito/{codigoTarjeta}/configuracion',
  summary: 'Cambia los ajustes de una tarjeta propia.',
  origin: 'proposal',
  body: record({
    idTransaccion: requiredText(),
    configuracion: record({
      bloqueoTemporal: flag(),
      comprasInternet: flag(),
      comprasExterior: flag(),
      avances: flag(),
      notificaciones: flag(),
      cupoPorCompra: dollars().optional(),
    }),
  }),
  answer: null,
  codes: ['-0009-02-01', '-0005-01-08'],
});

export type TarjetaResumen = InferType<ReturnType<typeof tarjetaResumen>>;
