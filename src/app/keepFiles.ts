/* The page's side of the service worker (src/worker): it asks for it, tells it when there is time, and hears what it has to say. */
import type { PageMessage, WorkerMessage } from '#worker/keptFiles.ts';
import type { VersionWatch } from './newVersion.ts';
import { savesData } from './savesData.ts';
import { whenIdle } from './whenIdle.ts';

/** What this page runs, as the worker names it. */
const program = new URL(import.meta.url).pathname;

/** What the browser has of it: nothing without a secure connection, in some private windows, where it is denied. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Has the browser keep what return visits need, once this visit has all of its own. Nothing is said where it cannot: everything works as
 * without, only slower.
 */
export function keepFiles(): void {
  const container = workers();
  if (!container || savesData()) return;
  const keep = (): void =>
    whenIdle(() => {
      register(container).catch(() => undefined);
    });
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

/** Its code is fetched with it: nothing of it is for the first page. */
async function register(container: ServiceWorkerContainer): Promise<void> {
  const { registerWorker } = await import('./registerWorker.ts');
  // On the first visit there is nothing to be looked at again.
  const wasKept = container.controller !== null;
  await registerWorker(container);
  if (wasKept) await say({ kind: 'opened', program });
}

async function say(message: PageMessage): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage(message);
}

/** The member is at rest on a first page behind sign-in: what is left of the build may be kept now. */
export function keepLater(): void {
  say({ kind: 'atRest' }).catch(() => undefined);
}

/** From here on the page learns from the worker of versions and policies that are not its own. */
export function hearWorker(version: Pick<VersionWatch, 'tell'>): void {
  const container = workers();
  if (!container) return;
  // Not by a call: where a browser denies its workers, each call of theirs throws.
  container.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'otherPolicy') version.tell('replaced');
    else if (data.kind === 'keeps' && data.program !== program) version.tell('offered');
  };
}
