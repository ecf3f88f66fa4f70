import { takeConfig } from './requestConfig.ts';
import { ConfigError, parseConfig, type RuntimeConfig, UnreachableHost } from './runtimeConfig.ts';

/** Reads and checks `config.json`, which lies beside the page. @throws ConfigError in Spanish, naming the key where there is one; its kind UnreachableHost without an answer. */
export async function loadConfig(): Promise<RuntimeConfig> {
  return parseConfig(await fetchConfig(), globalThis.location.protocol);
}

async function fetchConfig(): Promise<unknown> {
  let response: Response;
  try {
    response = await takeConfig();
  } catch {
    throw new UnreachableHost();
  }
  if (!response.ok) throw new ConfigError('config.json', `no se encontró (estado ${response.status})`);
  try {
    return await response.json();
  } catch {
    throw new ConfigError('config.json', 'no es JSON válido');
  }
}
