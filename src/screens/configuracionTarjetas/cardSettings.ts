import type { EndpointInput } from '#api/contract/endpoint.ts';
import type { configurar } from '#api/contract/tarjetas.ts';
import { maximumMessage, parseLimit } from '#domain/limits.ts';
import { type Cents, formatAmount, formatMoney, MAX_CENTS } from '#domain/money.ts';
import type { CardSettings } from './ownCard.ts';

/** A setting that is on or off. */
export type CardSwitch = Exclude<keyof CardSettings, 'cupoPorCompra'>;

/** The five switches with their texts (copy.md «Tarjetas: ajustes»), in the order of the page. */
export const cardSwitches = [
  {
    field: 'bloqueoTemporal',
    label: 'Bloqueo temporal',
    help: 'Rechaza todas las compras hasta que lo quite.',
  },
  { field: 'comprasInternet', label: 'Compras por internet', help: 'Tiendas y suscripciones en línea.' },
  { field: 'comprasExterior', label: 'Compras en el exterior', help: 'Consumos fuera del Ecuador.' },
  { field: 'avances', label: 'Avances de efectivo', help: 'Retiros con cargo a su tarjeta.' },
  { field: 'notificaciones', label: 'Avisos', help: 'Un correo por cada consumo.' },
] as const satisfies readonly { field: CardSwitch; label: string; help: string }[];

/** What the list says of a card in a word each. */
export const switchSummary = [
  { field: 'comprasInternet', label: 'Internet' },
  { field: 'comprasExterior', label: 'Exterior' },
  { field: 'avances', label: 'Avances' },
  { field: 'notificaciones', label: 'Avisos' },
] as const satisfies readonly { field: CardSwitch; label: string }[];

export const PURCHASE_LIMIT = 'Cupo por compra';

/** D-51: zero is allowed, and says what it does. */
export const NO_PURCHASES_HINT = 'Con un cupo de $0,00 no podrá hacer compras.';

/** Said in the maximum's place while balances are hidden. */
const ABOVE_CARD_LIMIT = 'El valor supera el cupo de su tarjeta.';

/** Said where the bank does not say the settings of a card, or they cannot be read. */
export const NOT_AVAILABLE = {
  title: 'Los ajustes de esta tarjeta no están disponibles',
  text: 'Para cambiarlos acérquese a una agencia.',
} as const;

/** The settings as the form holds them: the switches, and the limit for one purchase as typed. */
export type SettingsForm = Record<CardSwitch, boolean> & { cupoPorCompra: string };

/** The saved settings as the form shows them. */
export function settingsForm({ cupoPorCompra, ...switches }: CardSettings): SettingsForm {
  return { ...switches, cupoPorCompra: cupoPorCompra === null ? '' : formatAmount(cupoPorCompra) };
}

/** What of the touched settings is not as it is saved: the rest is the bank's again, as it has it when that is asked for next. */
export function unsavedSettings(saved: CardSettings, touched: Partial<SettingsForm>): Partial<SettingsForm> {
  const bank: Partial<Record<string, unknown>> = settingsForm(saved);
  return Object.fromEntries(Object.entries(touched).filter(([field, value]) => value !== bank[field]));
}

/** One setting that differs from what is saved; `value` is what it would become, '' while that cannot be said. */
export interface SettingsChange {
  label: string;
  value: string;
}

/** What of the form is not saved, in the order of the page; `limit` is the card's own, in cents. */
export function settingsChanges(saved: CardSettings, form: SettingsForm, limit: Cents | null): SettingsChange[] {
  const wanted = wantedLimit(saved, form, limit);
  const isLimitChanged = !wanted.ok || wanted.cents !== saved.cupoPorCompra;
  return [
    ...cardSwitches
      .filter(({ field }) => form[field] !== saved[field])
      .map(({ field, label }) => ({ label, value: form[field] ? 'sí' : 'no' })),
    ...(isLimitChanged
      ? [{ label: PURCHASE_LIMIT, value: wanted.ok && wanted.cents !== null ? formatMoney(wanted.cents) : '' }]
      : []),
  ];
}

/** A typed limit for one purchase, or the message to show: required, at most the card's own `limit` in cents; 0 closes purchases. */
export function purchaseLimit(typed: string, limit: Cents | null) {
  return parseLimit(typed, limit ?? MAX_CENTS);
}

/** What is wrong with a limit as it is shown: while balances are `hidden` it does not tell the card's own (screens.md A.0 «Hide balances»). */
export function limitFault(message: string, limit: Cents | null, hidden: boolean): string {
  return hidden && limit !== null && message === maximumMessage(limit) ? ABOVE_CARD_LIMIT : message;
}

/**
 * The limit for one purchase that a form stands for, in cents, or the message to show. One that nobody has changed is the bank's own, whatever it
 * is, and null where the bank does not say it: of a card that was stolen nothing else is asked before it is blocked.
 */
export function wantedLimit(saved: CardSettings, { cupoPorCompra }: SettingsForm, limit: Cents | null) {
  return cupoPorCompra === settingsForm(saved).cupoPorCompra
    ? ({ ok: true, cents: saved.cupoPorCompra } as const)
    : purchaseLimit(cupoPorCompra, limit);
}

/**
 * What of a limit is sent, in cents: nothing of the bank's own where it stands above the card's, which the bank would refuse: left out, it stays
 * as it is.
 */
export function sentLimit(saved: CardSettings, cents: Cents | null, limit: Cents | null): Cents | null {
  return cents === saved.cupoPorCompra && limit !== null && cents !== null && cents > limit ? null : cents;
}

/** The body's `configuracion` of a form whose limit is `cents`; null leaves it to the bank. */
export function settingsBody(
  { cupoPorCompra: _typed, ...switches }: SettingsForm,
  cents: Cents | null,
): EndpointInput<typeof configurar>['body']['configuracion'] {
  return { ...switches, ...(cents !== null && { cupoPorCompra: cents }) };
}

/** «1 cambio sin guardar», «2 cambios sin guardar». */
export function unsavedText(count: number): string {
  return count === 1 ? '1 cambio sin guardar' : `${count} cambios sin guardar`;
}
