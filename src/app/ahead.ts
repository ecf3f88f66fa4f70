import type { createBrowserRouter } from 'react-router-dom';
import { isOffline } from '#components/Online/useOffline.ts';
import { onPresence } from '#navigation/presence.ts';
import { routeEntries } from '#navigation/routeTable.ts';
import { keepLater } from './keepFiles.ts';
import { savesData } from './savesData.ts';
import { screenOf } from './screenOf.ts';
import { whenIdle } from './whenIdle.ts';

/** A signed-in page has asked for its own by then, ms. */
const REST_MS = 2_000;

/** Fetches the shell with its guard. */
export const fetchMemberArea = async () => (await import('./SignedInArea.tsx')).SignedInArea;

/**
 * What is fetched ahead is asked for again where it is needed: that it did not come is told there. Without a line it waits for one: in some
 * browsers a module that failed once stays away until the page is opened anew.
 */
function ahead(fetchParts: () => readonly Promise<unknown>[]): void {
  if (isOffline()) addEventListener('online', () => ahead(fetchParts), { once: true });
  else void Promise.allSettled(fetchParts());
}

/**
 * Fetches the program's next part while the member is at rest. With the first sign of somebody who is about to sign in: the shell and the
 * products. Once the first page of the shell stands: what all movements of money share, which is most of a transfer, the dialog of its code,
 * what can be done with its receipt, how far it has come, and the notice of an order without an answer, for which there may be no line.
 */
export function fetchAhead(router: ReturnType<typeof createBrowserRouter>): void {
  onPresence(() => ahead(() => [fetchMemberArea(), screenOf('productos')]));
  const stop = router.subscribe(({ matches, navigation }) => {
    if (navigation.state !== 'idle' || !matches.some(({ route }) => isMembers(route.path))) return;
    stop();
    if (savesData()) return;
    setTimeout(
      () =>
        whenIdle(() =>
          ahead(() => {
            keepLater();
            return [
              screenOf('transferenciaInterna'),
              import('#components/PinDialog/PinDialog.tsx'),
              import('#flows/comprobante/ReceiptActions.tsx'),
              import('#components/Timeline/Timeline.tsx'),
              import('#screens/shell/PendingNotice.tsx'),
            ];
          }),
        ),
      REST_MS,
    );
  });
}

const memberPaths = new Set<string>(
  routeEntries.filter(([, { area }]) => area === 'member').map(([, { path }]) => path),
);
const isMembers = (path: string | undefined): boolean => path !== undefined && memberPaths.has(path);
