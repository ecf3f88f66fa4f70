import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** A code that left, and the call that it was the answer to. */
export interface SentCode {
  /** The call's `id` in the contract. */
  call: string;
  code: string;
}

/** Takes down that a call was refused with these codes. */
export type NoteRefusal = (endpoint: AnyEndpoint, codes: readonly string[]) => void;

/** Which codes a demo has sent: what a story says that it shows is compared with them. */
export interface SentCodes {
  /** Since the last `clear`, each once, in the order in which they first left. */
  list: () => readonly SentCode[];
  clear: () => void;
  /** For one call, from its arrival on: an answer that is ready only after the next `clear` belongs to a story that is over. */
  open: () => NoteRefusal;
}

/** An empty list. */
export function createSentCodes(): SentCodes {
  let sent: SentCode[] = [];
  return {
    list: () => sent,
    clear() {
      sent = [];
    },
    open() {
      const own = sent;
      return ({ id }, codes) => {
        for (const code of codes) {
          if (!own.some((one) => one.call === id && one.code === code)) own.push({ call: id, code });
        }
      };
    },
  };
}
