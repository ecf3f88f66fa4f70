import { isRecord } from '#domain/records.ts';
import { CLOSE_REASONS } from './session.ts';
import type { TabChannel, TabMessage } from './sessionStore.ts';
import { onStored } from './storageNews.ts';

const CHANNEL = 'bv.sesion';

/**
 * Keeps tabs in step in two ways (D-36): a broadcast message says why a session ended, and the storage event reaches tabs that did not get
 * the message. A cleared storage counts as a change too.
 */
export function createTabChannel(sessionKey: () => Promise<string>): TabChannel {
  const channel = openChannel();
  return {
    send: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = tabMessage(data);
        if (message) listener(message);
      });
      // «opened» makes the store read the storage again, whatever has changed in it.
      onStored(sessionKey, () => listener({ type: 'opened' }));
    },
  };
}

/** Null in older browsers, and where Chromium and Firefox refuse it because cookies are blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

function tabMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  if (data.type === 'opened') return { type: 'opened' };
  const reason = CLOSE_REASONS.find((known) => known === data.reason);
  return data.type === 'closed' && typeof data.id === 'string' && reason
    ? { type: 'closed', id: data.id, reason }
    : null;
}
