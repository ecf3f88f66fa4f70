import { networkInterfaces } from 'node:os';
import { createSandbox, type RunningSandbox } from '#mocks/sandbox/sandbox.ts';
import type { WalkBank } from './walk.ts';

/** The bank of a walk, and its end. */
export interface RunningBank extends WalkBank {
  close: () => Promise<void>;
}

/** An address of this machine that is not its loopback, which browsers call secure whatever stands before it; `null` when it has none. */
export const intranetAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((some) => some ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

/** Serves the built site with the simulated bank on any free port; `rejected` hears what the bank turned away as malformed. */
export async function serveBank(distFolder: string, hostname: string, rejected: string[]): Promise<RunningBank> {
  // Real browsers have no other clock than the real one.
  const { demo, listen } = createSandbox({
    distFolder,
    hostname,
    live: true,
    onRejected: (line) => rejected.push(line),
  });
  let running: RunningSandbox | null = await listen(0);
  const { url } = running;
  const stop = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  return {
    demo,
    url,
    stop,
    resume: async () => {
      running ??= await listen(Number(new URL(url).port));
    },
    close: stop,
  };
}
