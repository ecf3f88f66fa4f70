import { ConfigError, parseConfig, type RuntimeConfig } from './runtimeConfig.ts';

/** Longest wait for config.json, ms; it comes from the same host as the page. */
const TIME_LIMIT_MS = 15_000;

/** Reads and checks `config.json`, which lies beside the page. @throws ConfigError in Spanish, naming the key where there is one. */
export async function loadConfig(): Promise<RuntimeConfig> {
  return parseConfig(await fetchConfig(), globalThis.location.protocol);
}

async function fetchConfig(): Promise<unknown> {
  // `AbortSignal.timeout` is missing in browsers of before 2023.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  let response: Response;
  try {
    response = await fetch('/config.json', { cache: 'no-store', signal: limit.signal });
  } catch {
    throw new ConfigError('config.json', 'no se pudo descargar');
  }
  if (!response.ok) throw new ConfigError('config.json', `no se encontró (estado ${response.status})`);
  try {
    return await response.json();
  } catch {
    throw new ConfigError('config.json', 'no es JSON válido');
  }
}
