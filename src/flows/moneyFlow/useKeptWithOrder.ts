import { useState } from 'react';

/** What belongs to orders, by their bodies. */
export interface KeptWithOrder<Kept> {
  /** Keeps it with the order of that body; null for nothing. */
  keep: (body: object, kept: Kept | null) => void;
  /** An order has ended: what was kept with it is `ofDone` from now on; nothing where `order` is null. */
  end: (order: { body: object } | null) => void;
  /** What was kept with the order that has ended last; null without one. */
  ofDone: Kept | null;
}

/**
 * Keeps something beside an order from Datos until it is paid, such as the payee to add to the list. The form cannot be asked for it then: after
 * Back, another payee and Forward it names somebody who was not paid.
 */
export function useKeptWithOrder<Kept>(): KeptWithOrder<Kept> {
  const [byBody] = useState(() => new WeakMap<object, Kept | null>());
  const [ofDone, setOfDone] = useState<Kept | null>(null);
  return {
    keep: (body, kept) => void byBody.set(body, kept),
    end: (order) => setOfDone((order && byBody.get(order.body)) ?? null),
    ofDone,
  };
}
