import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '#navigation/router.ts';
import { sessionMap } from '#navigation/sessionMap.ts';

/** The draft of each part of a page by the part's name, for each entry of the history that was left. */
const left = sessionMap<string, Map<string, object>>();

/** The entries of the history at which orders were signed of which nobody knows what has become, by the order's transaction. */
const signed = sessionMap<string, readonly string[]>();

/** Notes the entries that an order is signed at: what was typed there may have been paid, and is not to be typed once more by itself. */
export function withholdDrafts(idTransaccion: string, entries: Iterable<string>): void {
  signed.set(idTransaccion, [...entries]);
}

/** The order was not executed: what was typed for it may be there again. */
export function releaseDrafts(idTransaccion: string): void {
  signed.delete(idTransaccion);
}

/** The order is done: what was left of it goes, and what is typed there from now on is the next one's. */
export function dropDrafts(idTransaccion: string): void {
  for (const entry of signed.get(idTransaccion) ?? []) left.delete(entry);
  signed.delete(idTransaccion);
}

function draftAt(entry: string, part: string): object | null {
  const isSigned = [...signed.values()].some((entries) => entries.includes(entry));
  return isSigned ? null : (left.get(entry)?.get(part) ?? null);
}

/**
 * What stood in a part of this page (a form, or what is chosen beside it) when the member left it, for a member who has come back by Back or
 * Forward; else `otherwise`. Money flows begin with it: what was typed survives every error (screens.md A.0 «FM»), also one that is mended on
 * another page. Nothing comes back of an order that is done, or may be: after one that is done, what was typed for the next.
 */
export function useDraft<Part extends object | null>(part: string, otherwise: Part): Part {
  const { key } = useLocation();
  const [draft] = useState(() => draftAt(key, part));
  // Only the same part has put it there.
  return (draft as Part | null) ?? otherwise;
}

/** Keeps what `read` says of a part of this page whenever the member leaves its entry of the history, by whichever way. */
export function useDraftPart(part: string, read: () => object): void {
  const { key } = useLocation();
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useLayoutEffect(
    () => () => {
      // A copy: a form goes on writing into its own.
      const parts = left.get(key) ?? new Map<string, object>();
      left.set(key, parts.set(part, { ...latest.current() }));
    },
    [key, part],
  );
}
