import { useState } from 'react';

/** What belongs to orders, by their bodies. */
export interface KeptWithOrder<Kept> {
  keep: (body: object, kept: Kept | null) => void;
  /** What was kept with that order; null without one. */
  of: (order: { body: object } | null) => Kept | null;
}

/**
 * What goes with an order to Revisar and is wanted once it is paid, such as the payee to keep. Not to be read from the form by then: Back, another
 * payee, Forward, and the form says somebody who was not paid.
 */
export function useKeptWithOrder<Kept>(): KeptWithOrder<Kept> {
  const [kept] = useState(() => new WeakMap<object, Kept | null>());
  return {
    keep: (body, what) => void kept.set(body, what),
    of: (order) => (order && kept.get(order.body)) ?? null,
  };
}
