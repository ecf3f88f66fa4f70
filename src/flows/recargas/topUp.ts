import { Smartphone } from 'lucide-react';
import type { ApiClient } from '#api/client.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { recargar, validarRecarga } from '#api/contract/pagos.ts';
import { cleanMobile } from '#domain/mobileNumber.ts';
import type { Cents } from '#domain/money.ts';
import { type Operation, type OrderSummary, originBlock, paidFrom } from '#flows/moneyFlow/operation.ts';
import { to } from '#navigation/paths.ts';

/** Datos of a top-up, as typed. */
export interface TopUpForm {
  operadora: string;
  celular: string;
  confirmacion: string;
  /** A preset amount in cents as text, `otro`, or '' before one is chosen. */
  monto: string;
  /** The other amount. */
  valor: string;
}

export const EMPTY: TopUpForm = { operadora: '', celular: '', confirmacion: '', monto: '', valor: '' };

/** What is sent, the transaction aside. */
export type TopUpBody = EndpointInput<typeof validarRecarga>['body'];

/** The body of a form that is right. */
export function topUpBody({ operadora, celular }: TopUpForm, origin: string, cents: Cents): TopUpBody {
  return {
    numeroCuentaOrigen: origin,
    codigoOperadora: operadora,
    celular: cleanMobile(celular),
    valor: cents,
  };
}

/** What a body says in words; the mobile is shown whole, for a top-up of another's cannot be undone. */
export function topUpSummary(body: TopUpBody, originName: string, operator: string): OrderSummary {
  return {
    ...paidFrom(body, originName),
    payee: [
      { label: 'Celular', value: body.celular },
      { label: 'Operadora', value: operator },
    ],
    identity: { key: `celular ${body.celular}`, endings: [body.celular] },
    blocks: [
      { field: 'mobile', caption: 'Celular', name: body.celular, lines: [operator], tile: Smartphone },
      originBlock(originName, body.numeroCuentaOrigen),
    ],
  };
}

/** Top-ups of mobiles (§2 pagos/recargas). */
export const topUp: Operation<TopUpBody> = {
  kind: 'RECARGA',
  title: 'Recargas',
  orderTitle: 'Recarga',
  address: to.recargas,
  reviewTitle: 'Revise su recarga',
  sendingText: 'Enviando su recarga…',
  amountLabel: 'Usted va a recargar',
  confirmLabel: 'Confirmar recarga',
  cancelLabel: 'Cancelar pago',
  againLabel: 'Hacer otra recarga',
  /** The bank's check of the order, with its costs. */
  validate: (api: ApiClient, body) => api.call(validarRecarga, { body }),
  /** Moves the money. */
  execute: (api: ApiClient, body) => api.call(recargar, { body }),
  refusals: recargar.codes,
};
