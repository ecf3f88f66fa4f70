import { type ConfigAnswer, type ConfigRequest, requestConfig, takeEarlyConfig } from './requestConfig.ts';
import { ConfigError, parseConfig, type RuntimeConfig, UnreachableHost } from './runtimeConfig.ts';

/** Longest time in which the program waits for config.json, ms; it comes from the same host as the page. */
export const TIME_LIMIT_MS = 15_000;

/** Reads and checks `config.json`, which lies beside the page. @throws ConfigError in Spanish, naming the key where there is one; its kind UnreachableHost without a whole answer, and where the host says that it cannot now. */
export async function loadConfig(): Promise<RuntimeConfig> {
  const text = await fetchConfig();
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    throw new ConfigError('config.json', 'no es JSON válido');
  }
  return parseConfig(config, globalThis.location.protocol);
}

async function fetchConfig(): Promise<string> {
  let got: ConfigAnswer;
  try {
    got = await firstAnswer(takeEarlyConfig());
  } catch {
    throw new UnreachableHost();
  }
  const { ok, status, text } = got;
  if (ok) return text;
  if (isBusy(status)) throw new UnreachableHost(status);
  throw new ConfigError('config.json', `${status === 404 ? 'no se encontró' : 'no se pudo leer'} (estado ${status})`);
}

/** Statuses of a host that has what is asked for, and will give it another time. */
const isBusy = (status: number): boolean => status >= 500 || status === 429;

/** An early request may have failed long before the program was there: then it is asked for once more. One that is waited for in vain is not. */
async function firstAnswer(early: ConfigRequest | undefined): Promise<ConfigAnswer> {
  if (!early) return inTime(requestConfig());
  return inTime(early).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return inTime(requestConfig());
  });
}

async function inTime({ answer, giveUp }: ConfigRequest): Promise<ConfigAnswer> {
  const limit = setTimeout(giveUp, TIME_LIMIT_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(limit);
  }
}
