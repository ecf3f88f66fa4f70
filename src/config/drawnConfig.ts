import { DEFAULT_DATE_FORMAT, IDLE_TIMEOUT_MS } from '#domain/constants.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** What screens may know of the configuration; keys and addresses stay with the transport. */
export type PublicConfig = Pick<
  RuntimeConfig,
  'cooperativeName' | 'legalName' | 'dateFormat' | 'idleTimeoutMs' | 'theme'
>;

/** Placeholder configuration used when pages are rendered at build time, before any deployment's config.json is known. */
export const UNREAD_CONFIG: PublicConfig = {
  cooperativeName: 'Cooperativa',
  legalName: '',
  dateFormat: DEFAULT_DATE_FORMAT,
  idleTimeoutMs: IDLE_TIMEOUT_MS,
  theme: { accent: null, logoUrl: null },
};

/** Id of the element in which a document carries the configuration it was drawn with, as JSON. */
export const DRAWN_CONFIG_ID = 'dibujado-para';

/** The configuration that this document was drawn with. It is not checked: our own build has written it. */
export function drawnConfig(): PublicConfig {
  const text = document.getElementById(DRAWN_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : UNREAD_CONFIG;
}
