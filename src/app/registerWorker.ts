import { SITE } from '#config/site.ts';
import { WORKER_FILE } from '#worker/keptFiles.ts';

/** A page that stays open for hours asks for a new version when it is looked at again, ms after the last time. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** As far as it is used here; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Registers the service worker, which from then on is asked for again where the page stays open. Rejects where the browser refuses it. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  lookAgain(await container.register(trustedAddress(), { updateViaCache: 'none' }));
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState === 'hidden' || now - last < LOOK_AGAIN_MS) return;
    last = now;
    registration.update().catch(() => undefined);
  });
}

/** Under Trusted Types a worker's address needs a policy: this one makes exactly that (security.md 0.4). */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const address = SITE + WORKER_FILE;
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy('trabajador', { createScriptURL: () => address }).createScriptURL('');
}
