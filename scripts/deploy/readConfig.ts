import { readFileSync } from 'node:fs';
import { parseConfig, type RuntimeConfig } from '#config/runtimeConfig.ts';

/**
 * Reads a config.json of a deployment and checks it as the application does.
 * @throws ConfigError in Spanish, naming the key: with such a file every member would see the error page.
 */
export function readDeploymentConfig(file: string): { text: string; config: RuntimeConfig } {
  const text = readFileSync(file, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`«${file}» no es JSON válido.`);
  }
  // Whether the site is served by https is the server's to say.
  return { text, config: parseConfig(content, 'http:') };
}
