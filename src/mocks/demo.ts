import { hexToBytes } from '#crypto/bytes.ts';
import type { Cipher } from '#crypto/cipher.ts';
import { lazyCipher } from '#crypto/createCipher.ts';
import { DEFAULT_DATE_FORMAT, IDLE_COUNTDOWN_MS, IDLE_TIMEOUT_MS } from '#domain/constants.ts';
import type { SignedIn } from './bank/access.ts';
import { type Bank, createBank } from './bank/bank.ts';
import { createSteadyClock, liveShiftDays, type SteadyClock, toDemoTime } from './bank/clock.ts';
import { randomHex } from './bank/random.ts';
import { COOPERATIVE } from './bank/seed/documents.ts';
import { seedManyMovements } from './bank/seed/manyMovements.ts';
import { memberPhoto } from './bank/seed/photo.ts';
import { type Cooperative, type CooperativeOptions, createCooperative } from './cooperative.ts';
import { createSentCodes, type SentCodes } from './wire/sentCodes.ts';

/** config.json of a demo (architecture.md «config.json»). Its key and iv are random: no key stands in the repository. */
export interface DemoConfig {
  cooperativeName: string;
  legalName: string;
  phone: string;
  apiUrl: string;
  geolocationUrl: string;
  /** Where reports of errors go; left out, as in a deployment that wants none (security.md 4). */
  errorReportUrl?: string;
  encryption: { enabled: boolean; key: string; iv: string };
  dateFormat: string;
  idleTimeoutMs: number;
  idleCountdownMs: number;
  keyBlocking: 'strict' | 'accessible' | 'off';
}

/** How a demo differs from the usual one. */
export interface DemoOptions {
  /** Overrides of the configuration, as a page that has its config.json already has. `apiUrl` must be a path of this origin. */
  config?: Partial<DemoConfig>;
  /** True: 2026-11-20 is today and the hour is real. False, the default: the clock stands at 2026-11-20 10:15. */
  live?: boolean;
  /** Live mode of books that are older than today: the days that they were begun with. */
  shiftDays?: number | undefined;
  /** A clock of one's own in demo time, in ms; wins over `live` and `clock`. */
  now?: () => number;
  /** The one right code; 123456 by default. */
  pin?: string;
  /** For benchmarks: how many movements the first account (010201004871) has instead of its 254. */
  manyMovements?: number;
  allowedOrigins?: readonly string[];
  onRejected?: CooperativeOptions['onRejected'];
}

/** A whole simulated cooperative in one value: what Storybook, dev, tests and the sandbox share. */
export interface Demo {
  readonly config: DemoConfig;
  readonly cipher: Cipher;
  readonly bank: Bank;
  readonly cooperative: Cooperative;
  /** Whole days between the books and the wire: 0 unless it is live. */
  readonly shiftDays: number;
  /** Moves the time of a demo that is not live. */
  readonly clock: SteadyClock;
  /** The codes that were sent since the last reset. */
  readonly sentCodes: SentCodes;
  /** Bank and clock back to the start. */
  reset(): void;
  /** How often it was reset: whoever waited in between belongs to an earlier story. */
  generation(): number;
  /** Opens a session without the sign-in screen and answers what iniciar-sesion would: for stories and tests. */
  signIn(usuario?: string): SignedIn;
}

/** A fresh configuration with a random 32-byte key and 16-byte iv. */
export function createDemoConfig(overrides: Partial<DemoConfig> = {}): DemoConfig {
  return {
    cooperativeName: 'Cooperativa Sierra Azul',
    legalName: COOPERATIVE,
    phone: '07 200 0000',
    apiUrl: '/api',
    // Empty: not asked (D-34). A demo sends nothing to third parties.
    geolocationUrl: '',
    encryption: { enabled: true, key: randomHex(32), iv: randomHex(16) },
    dateFormat: DEFAULT_DATE_FORMAT,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    idleCountdownMs: IDLE_COUNTDOWN_MS,
    keyBlocking: 'off',
    ...overrides,
  };
}

/** Builds a demo. @throws Error when the configuration's key is not hexadecimal. */
export function createDemo(options: DemoOptions = {}): Demo {
  const config = createDemoConfig(options.config);
  const clock = createSteadyClock();
  const shiftDays = options.live ? (options.shiftDays ?? liveShiftDays(Date.now())) : 0;
  const now = options.now ?? (options.live ? () => toDemoTime(Date.now(), shiftDays) : clock.now);
  const bank = createBank({ now, photo: memberPhoto, ...(options.pin === undefined ? {} : { pin: options.pin }) });
  if (options.manyMovements !== undefined) seedManyMovements(bank, '010201004871', options.manyMovements);
  const cipher = cipherOf(config);
  const sentCodes = createSentCodes();
  const cooperative = createCooperative({
    bank,
    sentCodes,
    cipher,
    wrapBodies: config.encryption.enabled,
    basePath: config.apiUrl.replace(/\/+$/, ''),
    allowedOrigins: options.allowedOrigins ?? [],
    shiftDays,
    onRejected: options.onRejected ?? ((line) => console.warn(`[cooperativa simulada] ${line}`)),
  });
  let generation = 0;
  return {
    config,
    cipher,
    bank,
    cooperative,
    shiftDays,
    clock,
    sentCodes,
    generation: () => generation,
    reset() {
      generation += 1;
      sentCodes.clear();
      clock.reset();
      bank.reset();
    },
    signIn: (usuario = 'mfguaman') => bank.access.enter(usuario),
  };
}

function cipherOf({ encryption }: DemoConfig): Cipher {
  const key = hexToBytes(encryption.key);
  const iv = hexToBytes(encryption.iv);
  if (!key || !iv) throw new Error('La clave de la demostración no es hexadecimal.');
  return lazyCipher({ key, iv });
}
