import { vi } from 'vitest';

/**
 * For tests: how often `work` left the main thread free, by the channels that it opened for that. Each must have been closed: one that stays
 * open is a leak.
 */
export async function pausesOf(work: () => Promise<unknown>): Promise<number> {
  const Channel = MessageChannel;
  let opened = 0;
  let closed = 0;
  vi.stubGlobal(
    'MessageChannel',
    class extends Channel {
      constructor() {
        super();
        opened += 1;
        this.port1.addEventListener('close', () => {
          closed += 1;
        });
      }
    },
  );
  try {
    await work();
    await vi.waitFor(() => {
      if (closed !== opened) throw new Error(`${opened - closed} canales siguen abiertos.`);
    });
  } finally {
    vi.unstubAllGlobals();
  }
  return opened;
}
