import { isRecord } from '#domain/records.ts';
import type { BankState } from './bank/state.ts';
import type { Demo } from './demo.ts';

/** The books in the browser's storage, and the lock of whoever has them open. */
const STORED_BANK = 'banco-simulado';

/**
 * The cooperative's fetch over books that all tabs share and that survive a reload (demo-bank.md C.6). Each call has them to itself, from what
 * is stored to what it makes of it: calls that came between would be lost, or would lose it.
 */
export function sharingBooks({ bank, cooperative, config }: Demo): (request: Request) => Promise<Response> {
  const { key } = config.encryption;
  let known: string | null = null;
  const open = (): void => {
    const text = localStorage.getItem(STORED_BANK);
    if (text === known) return;
    known = text;
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isRecord(stored) && stored.key === key) bank.restore(stored.state as BankState);
  };
  const keep = (): void => {
    known = JSON.stringify({ key, state: bank.save() });
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
