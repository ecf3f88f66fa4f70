import * as tarjetas from '#api/contract/tarjetas.ts';
import { toDollars } from '#domain/dollars.ts';
import { cardOf, cardsOf, maskedCardNumber, saveCardSettings, usedCredit } from '../bank/cards.ts';
import type { Card } from '../bank/state.ts';
import { exactCents } from './amounts.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Credit cards of the cooperative. */
export const tarjetasAnswers: readonly Answering[] = [
  answering(tarjetas.lista, (context) => cardsOf(context.bank, sessionOf(context).member).map(cardSummary)),
  answering(tarjetas.leer, (context, { params }) => {
    const card = cardOf(context.bank, sessionOf(context).member, params.codigoTarjeta);
    const { settings } = card;
    return {
      ...cardSummary(card),
      fechaCorte: card.cutOn,
      fechaMaximaPago: card.payBy,
      pagoMinimo: toDollars(card.minimum),
      pagoTotal: toDollars(card.total),
      movimientos: card.purchases.toReversed().map(({ on, descripcion, cents, instalment }) => ({
        fecha: on,
        descripcion,
        valor: toDollars(cents),
        cuotas: instalment,
      })),
      configuracion: { ...settings, cupoPorCompra: toDollars(settings.cupoPorCompra) },
    };
  }),
  answering(tarjetas.configurar, (context, { params: { codigoTarjeta }, body: { idTransaccion, configuracion } }) => {
    const { cupoPorCompra, ...switches } = configuracion;
    const order = { idTransaccion, codigoTarjeta };
    saveCardSettings(context.bank, sessionOf(context), order, {
      ...switches,
      ...(cupoPorCompra !== undefined && {
        cupoPorCompra: exactCents(cupoPorCompra, 'body.configuracion.cupoPorCompra'),
      }),
    });
    return undefined;
  }),
];

/** A card as lists show it (contract B.3 `TarjetaResumen`). Credit of the member's own counts as available, not as used. */
export function cardSummary(card: Card) {
  const used = usedCredit(card);
  return {
    codigoTarjeta: card.codigoTarjeta,
    marca: card.marca,
    producto: card.producto,
    numeroEnmascarado: maskedCardNumber(card),
    cupo: toDollars(card.limit),
    disponible: toDollars(card.limit - used),
    utilizado: toDollars(Math.max(0, used)),
    estado: card.settings.bloqueoTemporal ? 'BLOQUEADA' : 'ACTIVA',
  };
}
