import { hexToBytes } from '#crypto/bytes.ts';
import type { CipherKey } from '#crypto/cipher.ts';
import { parsedAddress } from '#domain/address.ts';
import { DEFAULT_DATE_FORMAT, IDLE_COUNTDOWN_MS, IDLE_TIMEOUT_MS } from '#domain/constants.ts';
import { isDatePattern } from '#domain/datePattern.ts';
import { shownText } from '#domain/foreignText.ts';
import type { KeyBlocking } from '#domain/keyBlocking.ts';
import { isRecord } from '#domain/records.ts';
import { contrastRatio } from './contrast.ts';

/** How one deployment is set up: `config.json`, read before the first render (architecture.md). */
export interface RuntimeConfig {
  cooperativeName: string;
  /** Base URL of the API: absolute, or same-origin such as `/api`. */
  apiUrl: string;
  /** Public IP-geolocation service; '' = not asked (D-34). */
  geolocationUrl: string;
  /** `enabled` wraps bodies and answers; passwords and headers are encrypted either way (D-28). */
  encryption: { enabled: boolean } & CipherKey;
  dateFormat: string;
  /** ms without activity, and ms of the countdown after it (§9). */
  idleTimeoutMs: number;
  idleCountdownMs: number;
  /** The specification's blocking of keys and right click in production (D-40). */
  keyBlocking: KeyBlocking;
  /** Brand overrides, contrast-checked. */
  theme: { accent: string | null; logoUrl: string | null };
}

/** Why a configuration cannot be used: the key to look at, and the fault in Spanish for whoever deploys. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly key: string;
  constructor(key: string, fault: string) {
    super(`configuración: ${key === '' ? '' : `«${key}» `}${fault}`);
    this.key = key;
  }
}

const KEY_BLOCKING: readonly KeyBlocking[] = ['strict', 'accessible', 'off'];

/** Ink on the accent: the text of primary buttons. Normal text needs 4.5:1 (WCAG 1.4.3). */
const ACTION_TEXT = '#06222A';
const LEAST_CONTRAST = 4.5;

/**
 * Checks the content of config.json, by hand: the schema library is a tenth of what /login may load and is not needed before
 * sign-in. Unknown keys are ignored; missing ones take the specification's values where it has them.
 * @param pageProtocol protocol of the page itself: a page served over https must not speak http to its API.
 * @throws ConfigError naming the key.
 */
export function parseConfig(content: unknown, pageProtocol: string): RuntimeConfig {
  if (!isRecord(content)) throw new ConfigError('', 'no es un objeto JSON');
  const encryption = section(content, 'encryption', true);
  const theme = section(content, 'theme', false);
  return {
    cooperativeName: shownText(text(content, 'cooperativeName', 'Cooperativa').trim()) || 'Cooperativa',
    apiUrl: address(content, 'apiUrl', pageProtocol),
    geolocationUrl: (content.geolocationUrl ?? '') === '' ? '' : address(content, 'geolocationUrl', pageProtocol),
    encryption: {
      enabled: flag(encryption, 'enabled', 'encryption.enabled'),
      key: bytes(encryption, 'key', 'encryption.key', [16, 24, 32]),
      iv: bytes(encryption, 'iv', 'encryption.iv', [16]),
    },
    dateFormat: datePattern(content),
    idleTimeoutMs: milliseconds(content, 'idleTimeoutMs', IDLE_TIMEOUT_MS),
    idleCountdownMs: milliseconds(content, 'idleCountdownMs', IDLE_COUNTDOWN_MS),
    keyBlocking: keyBlocking(content),
    theme: {
      accent: theme.accent === undefined ? null : accent(theme.accent),
      logoUrl: theme.logoUrl === undefined ? null : address(theme, 'logoUrl', pageProtocol, 'theme.logoUrl'),
    },
  };
}

type Content = Readonly<Record<string, unknown>>;

function section(content: Content, key: string, required: boolean): Content {
  const value = content[key];
  if (value === undefined && !required) return {};
  if (value === undefined) throw new ConfigError(key, 'falta');
  if (!isRecord(value)) throw new ConfigError(key, 'debe ser un objeto');
  return value;
}

function text(content: Content, key: string, fallback: string): string {
  const value = content[key] ?? fallback;
  if (typeof value !== 'string') throw new ConfigError(key, 'debe ser texto');
  return value;
}

function flag(content: Content, key: string, name: string): boolean {
  const value = content[key] ?? true;
  if (typeof value !== 'boolean') throw new ConfigError(name, 'debe ser true o false');
  return value;
}

/** Absolute http(s), or a path of this origin; `//host` would be another one, also with what a browser drops between the slashes. */
function address(content: Content, key: string, pageProtocol: string, name = key): string {
  const value = content[key];
  if (value === undefined || value === '') throw new ConfigError(name, 'falta');
  const isPath = typeof value === 'string' && /^\/(?![/\\])/.test(value) && !/\p{Cc}/u.test(value);
  const isAbsolute = typeof value === 'string' && /^https?:\/\//i.test(value) && parsedAddress(value) !== null;
  if (typeof value !== 'string' || !(isPath || isAbsolute)) throw new ConfigError(name, 'no es una dirección válida');
  if (pageProtocol === 'https:' && /^http:/i.test(value)) throw new ConfigError(name, 'debe usar https');
  return value;
}

function bytes(content: Content, key: string, name: string, sizes: readonly number[]): Uint8Array<ArrayBuffer> {
  const value = content[key];
  if (value === undefined || value === '') throw new ConfigError(name, 'falta');
  const decoded = typeof value === 'string' ? hexToBytes(value) : null;
  if (!decoded || !sizes.includes(decoded.length)) {
    throw new ConfigError(name, `debe tener ${sizes.join(', ').replace(/, (\d+)$/, ' o $1')} bytes en hexadecimal`);
  }
  return decoded;
}

function milliseconds(content: Content, key: string, fallback: number): number {
  const value = content[key] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new ConfigError(key, 'debe ser un número entero de milisegundos mayor a cero');
  }
  return value;
}

function datePattern(content: Content): string {
  const pattern = text(content, 'dateFormat', DEFAULT_DATE_FORMAT);
  if (!isDatePattern(pattern)) throw new ConfigError('dateFormat', 'no es un formato de fecha como dd/MM/yyyy');
  return pattern;
}

function keyBlocking(content: Content): KeyBlocking {
  const value = content.keyBlocking ?? 'strict';
  const known = KEY_BLOCKING.find((policy) => policy === value);
  if (!known) throw new ConfigError('keyBlocking', `debe ser ${KEY_BLOCKING.join(', ')}`);
  return known;
}

function accent(value: unknown): string {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) {
    throw new ConfigError('theme.accent', 'debe ser un color #rrggbb');
  }
  if (contrastRatio(value, ACTION_TEXT) < LEAST_CONTRAST) {
    throw new ConfigError('theme.accent', 'no tiene contraste suficiente con el texto del botón');
  }
  return value;
}
