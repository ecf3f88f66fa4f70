import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer, TarjetaResumen } from '#api/contract/tarjetas.ts';
import type { Cents } from '#domain/money.ts';
import { mapRows } from '#domain/partialList.ts';
import { type Card, cardOf } from '#flows/productos/products.ts';

/** What the member may switch on a card (contract B.3 `configuracion`). */
export interface CardSettings {
  bloqueoTemporal: boolean;
  comprasInternet: boolean;
  comprasExterior: boolean;
  avances: boolean;
  notificaciones: boolean;
  /** The most that one purchase may cost, in cents; null where the server does not say. */
  cupoPorCompra: Cents | null;
}

/** A card of the cooperative as its settings show it. */
export interface OwnCard extends Card {
  /** In cents; null where the server does not say. */
  limit: Cents | null;
}

/** The answer of `tarjetas-credito/{codigoTarjeta}`. */
export type CardDetail = EndpointAnswer<typeof leer>;

/** Cards of the cooperative, named as productos names them; a card's detail is one of these too. */
export function ownCardsOf(answer: readonly TarjetaResumen[]): OwnCard[] {
  return mapRows(answer, (card) => ({ ...cardOf(card), limit: card.cupo ?? null }));
}

/** The switches of a card's detail; null where the server does not say them: then nothing can be switched. */
export function settingsOf({ configuracion }: CardDetail): CardSettings | null {
  return configuracion ? { ...configuracion, cupoPorCompra: configuracion.cupoPorCompra ?? null } : null;
}
