import * as contrato from '#api/contract/contrato.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { createApiClient } from '#api/transport.ts';
import { hexToBytes } from '#crypto/bytes.ts';
import { createCipher } from '#crypto/createCipher.ts';

/** The two answers that are measured; the server of decrypt.ts has 5 MB of each. */
export type BenchAnswer = 'contrato' | 'lista';

/** What one call did to the main thread, ms. */
export interface Measurement {
  /** Longest time in which no other task could run. */
  longestBlock: number;
  /** Longest entry of the browser's own «longtask» observer; 0 when none reached 50 ms. */
  longestTask: number;
  /** From the call to its data. */
  total: number;
  /** What came back, so that no run measures a failure: characters of the document, or entries of the list. */
  received: number;
}

/** Key and iv of the answers, hexadecimal. */
export interface BenchKey {
  key: string;
  iv: string;
}

declare global {
  interface Window {
    measure(answer: BenchAnswer, key: BenchKey): Promise<Measurement>;
  }
}

/** Tasks posted one after another: the largest gap between two of them is how long the main thread was not free. */
function probeGaps(): { stop: () => number } {
  const { port1, port2 } = new MessageChannel();
  let longest = 0;
  let last = performance.now();
  let running = true;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    // A breath between two probes, so that the probe itself does not keep the thread busy.
    if (running) setTimeout(() => port2.postMessage(null), 0);
  };
  port2.postMessage(null);
  return {
    stop() {
      running = false;
      return Math.max(longest, performance.now() - last);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

window.measure = async (answer, { key, iv }) => {
  const bytes = (hex: string) => hexToBytes(hex) ?? new Uint8Array();
  const cipher = await createCipher({ key: bytes(key), iv: bytes(iv) });
  const client = createApiClient({
    baseUrl: '/api',
    cipher,
    wrapBodies: true,
    clientHeaders: async () => ({}),
    token: () => '',
    onSessionClosed: () => undefined,
  });
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  await pause(300);
  longestTask = 0;
  const probe = probeGaps();
  const start = performance.now();
  const received =
    answer === 'contrato'
      ? (await client.call(contrato.leer, { params: { id: '1' } })).contrato.length
      : (await client.call(transacciones.cuentasOrigen, {})).length;
  const total = performance.now() - start;
  const longestBlock = probe.stop();
  await pause(300);
  observer.disconnect();
  return { longestBlock, longestTask, total, received };
};
