import type { ApiClient } from '#api/client.ts';
import { createClientHeaders } from '#api/clientHeaders.ts';
import type { Locator } from '#api/geolocation.ts';
import { createApiClient } from '#api/transport.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { lazyCipher } from '#crypto/createCipher.ts';
import { deviceId } from '#session/device.ts';
import type { SessionStore } from '#session/sessionStore.ts';
import type { ServicePorts } from './ports.ts';

/** Builds the client of one deployment. On demand: its code and the contract's schemas are not needed to draw /login. */
export function connect({
  config,
  store,
  locator,
  ports,
}: {
  config: RuntimeConfig;
  store: SessionStore;
  locator: Locator;
  ports: Pick<ServicePorts, 'storage' | 'model' | 'timeLimitMs'>;
}): ApiClient {
  const cipher = lazyCipher(config.encryption);
  const device = { idDispositivo: deviceId(ports.storage), modelo: ports.model() };
  return createApiClient({
    baseUrl: config.apiUrl,
    cipher,
    wrapBodies: config.encryption.enabled,
    clientHeaders: createClientHeaders(cipher, () => device, locator.current),
    token: store.token,
    session: () => {
      const state = store.state();
      return state.status === 'signedIn' ? state.session.id : null;
    },
    onSessionClosed: (session) => store.closeIfOpen(session, 'expired'),
    ...(ports.timeLimitMs === undefined ? {} : { timeLimitMs: ports.timeLimitMs }),
  });
}
