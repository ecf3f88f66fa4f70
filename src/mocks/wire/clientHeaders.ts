import type { Cipher } from '#crypto/cipher.ts';
import { WEB_DEVICE_TYPE } from '#domain/constants.ts';
import { isRecord } from '#domain/records.ts';
import { Malformed } from '../bank/refusal.ts';
import type { DeviceHeader } from '../handlers/answering.ts';

/** The headers that every call carries beside the JSON content type (§7). */
export const CLIENT_HEADERS = ['dispositivo', 'posicion', 'ippublica', 'codigopais'] as const;

/** An address of four numbers, or of groups of hexadecimal digits. */
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|^[\da-f]*:[\da-f:]*:[\da-f.]*$/i;

/** Two letters (ISO 3166). */
const COUNTRY_CODE = /^[a-z]{2}$/i;

/**
 * Checks content type and the four headers (§3, §7, D-34) and answers the device. Every fault is the same {@link Malformed} on
 * the wire: whoever sends a wrong cipher text does not learn where it broke.
 */
export async function readClientHeaders(headers: Headers, cipher: Cipher): Promise<DeviceHeader> {
  if (!/^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? ''))
    throw new Malformed('Content-Type no es JSON.');
  const [dispositivo, posicion, ippublica = '', codigopais = ''] = await Promise.all(
    CLIENT_HEADERS.map((name) => decryptedHeader(headers.get(name), name, cipher)),
  );
  readPosition(parsed(posicion, 'posicion'));
  if (!isUnknownOr(IP_ADDRESS, ippublica)) throw new Malformed('«ippublica» no es una dirección IP.');
  if (!isUnknownOr(COUNTRY_CODE, codigopais)) throw new Malformed('«codigopais» no es un código de país.');
  return readDevice(parsed(dispositivo, 'dispositivo'));
}

async function decryptedHeader(value: string | null, name: string, cipher: Cipher): Promise<string> {
  if (value === null || value === '') throw new Malformed(`Falta la cabecera «${name}».`);
  return cipher.decrypt(value);
}

function parsed(text: string | undefined, name: string): Record<string, unknown> {
  const value = jsonOf(text ?? '');
  if (!isRecord(value)) throw new Malformed(`La cabecera «${name}» no es un objeto JSON.`);
  return value;
}

function readDevice(device: Record<string, unknown>): DeviceHeader {
  const { idDispositivo, modelo, codigoTipoDispositivo } = device;
  const isExact =
    hasKeys(device, ['codigoTipoDispositivo', 'idDispositivo', 'modelo']) && codigoTipoDispositivo === WEB_DEVICE_TYPE;
  if (!isExact || !isFilledText(idDispositivo) || !isFilledText(modelo)) {
    throw new Malformed('La cabecera «dispositivo» no tiene la forma de §3.');
  }
  return { idDispositivo, modelo };
}

function readPosition(position: Record<string, unknown>): void {
  const isExact =
    hasKeys(position, ['altitud', 'isMocked', 'latitud', 'longitud']) && typeof position.isMocked === 'boolean';
  const numbers = [position.longitud, position.latitud, position.altitud];
  if (!isExact || !numbers.every((value) => value === null || Number.isFinite(value))) {
    throw new Malformed('La cabecera «posicion» no tiene la forma de §3.');
  }
}

function hasKeys(value: Record<string, unknown>, sortedKeys: readonly string[]): boolean {
  return Object.keys(value).sort().join() === sortedKeys.join();
}

/** Both bare texts are empty while nobody knows them (D-34). */
function isUnknownOr(form: RegExp, text: string): boolean {
  return text === '' || form.test(text);
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** JSON text to its value, `undefined` for anything else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
