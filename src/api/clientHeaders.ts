import type { Cipher } from '#crypto/cipher.ts';
import { WEB_DEVICE_TYPE } from '#domain/constants.ts';
import type { Location } from './geolocation.ts';

/** §3 «Device header content». */
export interface Device {
  idDispositivo: string;
  modelo: string;
}

/**
 * The four headers that every call carries (§7), each encrypted: dispositivo and posicion as JSON, ippublica and codigopais as
 * bare text (D-34). Encrypted once per content, not once per call.
 */
export function createClientHeaders(cipher: Cipher, device: () => Device, location: () => Location) {
  const cache = new Map<string, Promise<string>>();
  const encrypted = (text: string): Promise<string> => {
    let pending = cache.get(text);
    if (!pending) {
      pending = cipher.encrypt(text);
      cache.set(text, pending);
      // A cipher that could not be loaded must be asked again by the next call.
      pending.catch(() => cache.delete(text));
    }
    return pending;
  };
  return async (): Promise<Record<string, string>> => {
    const { ipAddress, countryCode, latitude, longitude, altitude } = location();
    const [dispositivo, posicion, ippublica, codigopais] = await Promise.all([
      encrypted(JSON.stringify({ ...device(), codigoTipoDispositivo: WEB_DEVICE_TYPE })),
      encrypted(JSON.stringify({ longitud: longitude, latitud: latitude, altitud: altitude, isMocked: false })),
      encrypted(ipAddress),
      encrypted(countryCode),
    ]);
    return { dispositivo, posicion, ippublica, codigopais };
  };
}
