import { type ConfigAnswer, takeConfig } from './requestConfig.ts';
import { ConfigError, parseConfig, type RuntimeConfig, UnreachableHost } from './runtimeConfig.ts';

/** Longest time in which the program waits for config.json, ms; it comes from the same host as the page. */
export const TIME_LIMIT_MS = 15_000;

/** Reads and checks `config.json`, which lies beside the page. @throws ConfigError in Spanish, naming the key where there is one; its kind UnreachableHost without a whole answer. */
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
  const { answer, giveUp } = takeConfig();
  const limit = setTimeout(giveUp, TIME_LIMIT_MS);
  let got: ConfigAnswer;
  try {
    got = await answer;
  } catch {
    throw new UnreachableHost();
  } finally {
    clearTimeout(limit);
  }
  if (!got.ok) throw new ConfigError('config.json', `no se encontró (estado ${got.status})`);
  return got.text;
}
