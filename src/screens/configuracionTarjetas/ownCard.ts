import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/tarjetas.ts';
import type { Cents } from '#domain/money.ts';

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

/** The answer of `tarjetas-credito/{codigoTarjeta}`. */
export type CardDetail = EndpointAnswer<typeof leer>;

/** The switches of a card's detail; null where the server does not say them: then nothing can be switched. */
export function settingsOf({ configuracion }: CardDetail): CardSettings | null {
  return configuracion ? { ...configuracion, cupoPorCompra: configuracion.cupoPorCompra ?? null } : null;
}
