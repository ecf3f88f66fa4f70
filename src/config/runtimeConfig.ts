import { boolean, number, object, string, ValidationError } from 'yup';
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
  /** As the cooperative is registered, for the head of paper and files (DESIGN.md §9); '' = only its name. */
  legalName: string;
  /** Base URL of the API: absolute, or same-origin such as `/api`. */
  apiUrl: string;
  /** Public IP-geolocation service; '' = not asked (D-34). */
  geolocationUrl: string;
  /** Where reports of errors go; '' = there are none (security.md 4). */
  errorReportUrl: string;
  /** Of how many page loads errors are told, 0 to 1. */
  errorReportShare: number;
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
    super(`configuración: ${key && `«${key}» `}${fault}`);
    this.key = key;
  }
}

/** The host does not answer, or only that it cannot now: nothing is said against the configuration, and another try may bring it. */
export class UnreachableHost extends ConfigError {
  /** There is a connection: the host is in maintenance, or has too much to do. */
  readonly isBusy: boolean;
  /** @param status of an answer that says so; 0 = there was none. */
  constructor(status = 0) {
    super('config.json', status === 0 ? 'no se pudo descargar' : `no se pudo leer (estado ${status})`);
    this.isBusy = status !== 0;
  }
}

const KEY_BLOCKING: readonly KeyBlocking[] = ['strict', 'accessible', 'off'];

/** Ink on the accent: the text of primary buttons. Normal text needs 4.5:1 (WCAG 1.4.3). */
const ACTION_TEXT = '#06222A';
const LEAST_CONTRAST = 4.5;

/** One page of four: enough to see a fault that many meet, and a quarter of what the receiver has to bear (security.md 4.3). */
const ERROR_REPORT_SHARE = 0.25;

const MISSING = 'falta';
const NO_TEXT = 'debe ser texto';
const NO_PHONE = 'no es un número de teléfono';
const NO_OBJECT = 'debe ser un objeto';
const NO_ADDRESS = 'no es una dirección válida';
const NO_MILLISECONDS = 'debe ser un número entero de milisegundos mayor a cero';
const NO_SHARE = 'debe ser un número mayor a 0 y hasta 1';
const NO_POLICY = `debe ser ${KEY_BLOCKING.join(', ')}`;
const NO_COLOUR = 'debe ser un color #rrggbb';

/** Absolute http(s), or a path of this origin; `//host` would be another one, also with what a browser drops between the slashes. */
function isAddress(value: string): boolean {
  if (/^https?:\/\//i.test(value)) return parsedAddress(value) !== null;
  return /^\/(?![/\\])/.test(value) && !/\p{Cc}/u.test(value);
}

const bytes = (sizes: readonly number[]) => {
  const fault = `debe tener ${sizes.join(', ').replace(/, (\d+)$/, ' o $1')} bytes en hexadecimal`;
  return string()
    .typeError(fault)
    .required(MISSING)
    .test({ message: fault, test: (value) => sizes.includes(hexToBytes(value)?.length ?? 0) });
};

/**
 * config.json as a deployment writes it; `null` where a default is meant. Keys that are not here are ignored. What several keys share is built
 * once: yup copies a rule for every word that is added to it.
 */
function schema(pageProtocol: string) {
  const text = string().nullable().typeError(NO_TEXT);
  // Over https none with http.
  const address = string()
    .typeError(NO_ADDRESS)
    .test({ message: NO_ADDRESS, test: (value) => !value || isAddress(value) })
    .test({
      message: 'debe usar https',
      test: (value) => pageProtocol !== 'https:' || !/^http:/i.test(value ?? ''),
    });
  const optionalAddress = address.nullable();
  const milliseconds = number().nullable().typeError(NO_MILLISECONDS).integer(NO_MILLISECONDS).min(1, NO_MILLISECONDS);
  return object({
    cooperativeName: text,
    legalName: text,
    // Of the page for browsers that cannot run this, which reads it by itself (scripts/documents/oldBrowsers.ts).
    phone: text.matches(/^(?:[+\d][\d ()-]*)?$/, NO_PHONE),
    apiUrl: address.required(MISSING),
    geolocationUrl: optionalAddress,
    errorReportUrl: optionalAddress,
    errorReportShare: number().nullable().typeError(NO_SHARE).moreThan(0, NO_SHARE).max(1, NO_SHARE),
    encryption: object({
      enabled: boolean().nullable().typeError('debe ser true o false'),
      key: bytes([16, 24, 32]),
      iv: bytes([16]),
    })
      .typeError(NO_OBJECT)
      .required(MISSING),
    dateFormat: text.test({
      message: 'no es un formato de fecha como dd/MM/yyyy',
      test: (value) => value == null || isDatePattern(value),
    }),
    idleTimeoutMs: milliseconds,
    idleCountdownMs: milliseconds,
    keyBlocking: string<KeyBlocking>()
      .nullable()
      .typeError(NO_POLICY)
      .oneOf([...KEY_BLOCKING, null], NO_POLICY),
    theme: object({
      accent: string()
        .typeError(NO_COLOUR)
        .nonNullable(NO_COLOUR)
        .matches(/^#[0-9a-f]{6}$/i, NO_COLOUR)
        .test({
          message: 'no tiene contraste suficiente con el texto del botón',
          test: (value) => value === undefined || contrastRatio(value, ACTION_TEXT) >= LEAST_CONTRAST,
        }),
      logoUrl: address.nonNullable(MISSING).min(1, MISSING),
    })
      .typeError(NO_OBJECT)
      .nonNullable(NO_OBJECT)
      .default(undefined),
  });
}

/**
 * Checks the content of config.json. Unknown keys are ignored; missing ones take the specification's values where it has them.
 * @param pageProtocol protocol of the page itself: a page served over https must not speak http to its API.
 * @throws ConfigError naming the key.
 */
export function parseConfig(content: unknown, pageProtocol: string): RuntimeConfig {
  if (!isRecord(content)) throw new ConfigError('', 'no es un objeto JSON');
  const { cooperativeName, legalName, geolocationUrl, encryption, theme, ...rest } = validated(content, pageProtocol);
  return {
    cooperativeName: shownText((cooperativeName ?? '').trim()) || 'Cooperativa',
    legalName: shownText((legalName ?? '').trim()),
    apiUrl: rest.apiUrl,
    geolocationUrl: geolocationUrl ?? '',
    errorReportUrl: rest.errorReportUrl ?? '',
    errorReportShare: rest.errorReportShare ?? ERROR_REPORT_SHARE,
    encryption: {
      enabled: encryption.enabled ?? true,
      key: bytesOf(encryption.key),
      iv: bytesOf(encryption.iv),
    },
    dateFormat: rest.dateFormat ?? DEFAULT_DATE_FORMAT,
    idleTimeoutMs: rest.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
    idleCountdownMs: rest.idleCountdownMs ?? IDLE_COUNTDOWN_MS,
    keyBlocking: rest.keyBlocking ?? 'strict',
    theme: { accent: theme?.accent ?? null, logoUrl: theme?.logoUrl ?? null },
  };
}

function validated(content: Readonly<Record<string, unknown>>, pageProtocol: string) {
  try {
    return schema(pageProtocol).validateSync(content, { strict: true });
  } catch (reason) {
    if (reason instanceof ValidationError) throw new ConfigError(reason.path ?? '', reason.message);
    throw reason;
  }
}

/** What the schema has found to be bytes. */
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => hexToBytes(hex) ?? new Uint8Array();
