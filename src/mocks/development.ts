import { isRecord } from '#domain/records.ts';
import type { BankState } from './bank/state.ts';
import { createMswWorker } from './browser.ts';
import { createDemo, type Demo, type DemoConfig } from './demo.ts';

const STORED_BANK = 'banco-simulado';

/**
 * Starts the cooperative of `npm run dev` inside the page, in live mode, with the very configuration that the page will read. The
 * books survive a reload and are shared between tabs; a restart of the dev server, which makes a new key, begins them anew.
 */
export async function startDevelopmentBank(): Promise<void> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  const config = (await response.json()) as DemoConfig;
  const demo = createDemo({ config, live: true });
  const worker = createMswWorker({ ...demo, cooperative: { ...demo.cooperative, fetch: keepingBooks(demo) } });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/** The cooperative's fetch with the books kept after each call; another tab's calls are taken over as they happen. */
function keepingBooks({ bank, cooperative, config }: Demo): (request: Request) => Promise<Response> {
  const { key } = config.encryption;
  const readBooks = (text: string | null) => {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (isRecord(stored) && stored.key === key) bank.restore(stored.state as BankState);
  };
  readBooks(localStorage.getItem(STORED_BANK));
  addEventListener('storage', (event) => {
    if (event.key === STORED_BANK) readBooks(event.newValue);
  });
  return async (request) => {
    try {
      return await cooperative.fetch(request);
    } finally {
      localStorage.setItem(STORED_BANK, JSON.stringify({ key, state: bank.save() }));
    }
  };
}
