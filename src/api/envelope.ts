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

/** The messages of an envelope; entries that are not messages are left out, control characters never reach the page. */
export function messagesOf(envelope: Envelope): Message[] {
  if (!Array.isArray(envelope.messages)) return [];
  return envelope.messages.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.text === 'string'
      ? [{ code: typeof entry.code === 'string' ? entry.code : '', text: presentable(entry.text) }]
      : [],
  );
}

function presentable(text: string): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return clean.length > LONGEST_TEXT ? `${clean.slice(0, LONGEST_TEXT - 1)}…` : clean;
}
