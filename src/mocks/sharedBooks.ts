import { isRecord } from '#domain/records.ts';
import type { BankState } from './bank/state.ts';
import { createDemo, type Demo, type DemoConfig } from './demo.ts';

/** The books in the browser's storage, and the lock of whoever has them open. */
const STORED_BANK = 'banco-simulado';

/** What is stored: the books, the key of the server that they began with, and by how many days live mode moves them. */
interface StoredBooks {
  key: string;
  shiftDays: number;
  state: BankState;
}

/**
 * The live demo of a page whose books all tabs share. Books that are there already keep the days that they were begun with: read again after
 * midnight they are one day on, as they are in a page that stayed open.
 */
export function createSharedDemo(config: DemoConfig): Demo {
  const stored = booksIn(localStorage.getItem(STORED_BANK), config.encryption.key);
  const demo = createDemo({ config, live: true, shiftDays: stored?.shiftDays });
  return { ...demo, cooperative: { ...demo.cooperative, fetch: sharingBooks(demo) } };
}

/** The stored books, if they were begun with that key: a restart of the server makes another one. */
function booksIn(text: string | null, key: string): StoredBooks | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  return isRecord(stored) && stored.key === key ? (stored as unknown as StoredBooks) : null;
}

/**
 * The cooperative's fetch over books that all tabs share and that survive a reload (demo-bank.md C.6). Each call has them to itself, from what
 * is stored to what it makes of it: calls that came between would be lost, or would lose it.
 */
export function sharingBooks({ bank, cooperative, config, shiftDays }: Demo): (request: Request) => Promise<Response> {
  const { key } = config.encryption;
  let known: string | null = null;
  const open = (): void => {
    const text = localStorage.getItem(STORED_BANK);
    if (text === known) return;
    known = text;
    const stored = booksIn(text, key);
    if (stored) bank.restore(stored.state);
  };
  const keep = (): void => {
    known = JSON.stringify({ key, shiftDays, state: bank.save() } satisfies StoredBooks);
    localStorage.setItem(STORED_BANK, known);
  };
  open();
  // Whoever gives up before its turn has asked nothing.
  return (request) =>
    navigator.locks.request(STORED_BANK, { signal: request.signal }, async () => {
      open();
      try {
        return await cooperative.fetch(request);
      } finally {
        keep();
      }
    });
}
