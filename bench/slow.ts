import { constants } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';

/** Files are as small as a deployment sends them (`scripts/deploy/compress.ts`): a slow line is measured with its bytes. */
export const AS_DEPLOYED = { brotliQuality: constants.BROTLI_MAX_QUALITY };

/** What a line does to every request. */
export interface Line {
  /** Added to each request, ms. */
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Lighthouse's «slow 4G» as its own devtools throttling sets it. */
export const SLOW_4G: Line = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** What reaches a village behind the mountains: 50 kbit/s and 800 ms. */
export const VILLAGE: Line = { latency: 800, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };

/** Slows one page from here on, really, by the browser: the line (`null`: as it is) and the processor; answers its channel to the browser. */
export async function slowDown(
  page: Page,
  { line = SLOW_4G, cpu = 4 }: { line?: Line | null; cpu?: number } = {},
): Promise<CDPSession> {
  const channel = await page.context().newCDPSession(page);
  await channel.send('Network.enable');
  if (line) await channel.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await channel.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return channel;
}

/** The value in the middle; NaN where one of them is: a visit that failed is not left out of what is told. */
export function median(values: readonly number[]): number {
  // Among them sorting has no order.
  if (values.some(Number.isNaN)) return Number.NaN;
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median, lowest and highest, in that unit. */
export const spread = (values: readonly number[], unit = 'ms', digits = 0): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}) ${unit}`;
