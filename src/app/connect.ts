import type { ApiClient } from '#api/client.ts';
import { createClientHeaders } from '#api/clientHeaders.ts';
import type { Locator } from '#api/geolocation.ts';
import { createApiClient } from '#api/transport.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { lazyCipher } from '#crypto/createCipher.ts';
import { deviceId, deviceModel } from '#session/device.ts';
import { localStore } from '#session/safeStorage.ts';
import type { SessionStore } from '#session/sessionStore.ts';

/** Builds the client of one deployment. On demand: its code, the contract's schemas and the cipher are not needed to draw /login. */
export function connect({
  config,
  store,
  locator,
}: {
  config: RuntimeConfig;
  store: SessionStore;
  locator: Locator;
}): ApiClient {
  const cipher = lazyCipher(config.encryption);
  const device = { idDispositivo: deviceId(localStore), modelo: deviceModel(navigator.userAgent) };
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
    onSessionClosed: (token) => store.closeIfToken(token, 'expired'),
  });
}
