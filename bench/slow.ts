import type { CDPSession, Page } from 'playwright';

/** A slow line and a slow phone, really slowed by the browser: Lighthouse's «slow 4G» as its own devtools throttling sets it, processor ÷ 4. */
export const SLOW = {
  /** Added to each request, ms. */
  latency: 562.5,
  /** Bytes a second. */
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  cpu: 4,
} as const;

/** Slows one page from here on; answers its channel to the browser. */
export async function slowDown(page: Page, { line = true, cpu = SLOW.cpu } = {}): Promise<CDPSession> {
  const channel = await page.context().newCDPSession(page);
  await channel.send('Network.enable');
  const { latency, downloadThroughput, uploadThroughput } = SLOW;
  if (line)
    await channel.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput,
    });
  await channel.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return channel;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median, lowest and highest, in that unit. */
export const spread = (values: readonly number[], unit = 'ms', digits = 0): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}) ${unit}`;
