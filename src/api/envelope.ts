import { messageText } from '#domain/foreignText.ts';
import { isRecord } from '#domain/records.ts';
import type { Message } from './apiError.ts';

/** The longest message shown; a server's text is shown as text, but a page of it helps nobody. */
const LONGEST_TEXT = 300;

/** The body of every answer (§3 «Response body»). Everything else in it is kept for the call's own schema. */
export type Envelope = Readonly<Record<string, unknown>> & { readonly ok: boolean };

/** True for an object with a boolean `ok`: without it nothing can be said about the outcome. */
export function isEnvelope(value: unknown): value is Envelope {
  return isRecord(value) && typeof value.ok === 'boolean';
}

/**
 * The messages of an envelope; entries that are neither a code nor a text are left out, what cannot be seen never reaches the page (D-68). A
 * code without a text counts: it says what became of the call (D-65).
 */
export function messagesOf(envelope: Envelope): Message[] {
  if (!Array.isArray(envelope.messages)) return [];
  return envelope.messages.flatMap((entry: unknown) =>
    isRecord(entry) && (typeof entry.text === 'string' || typeof entry.code === 'string')
      ? [
          {
            code: typeof entry.code === 'string' ? entry.code : '',
            text: typeof entry.text === 'string' ? presentable(entry.text) : '',
          },
        ]
      : [],
  );
}

function presentable(text: string): string {
  // Cut before it is cleaned: ten megabytes are not searched for the sake of 300 characters.
  const clean = messageText(text.slice(0, 4 * LONGEST_TEXT)).trim();
  if (clean.length <= LONGEST_TEXT) return clean;
  // Once more: no half of a character or of an emoji is left before the dots.
  return `${messageText(clean.slice(0, LONGEST_TEXT - 1))}…`;
}
