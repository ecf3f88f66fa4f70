import { DEFAULT_DATE_FORMAT, IDLE_TIMEOUT_MS } from '#domain/constants.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** What screens may know of the configuration; keys and addresses stay with the transport. */
export type PublicConfig = Pick<
  RuntimeConfig,
  'cooperativeName' | 'legalName' | 'dateFormat' | 'idleTimeoutMs' | 'theme'
>;

/** With this the documents of a build are drawn that nobody has told whose they are: that is known when config.json has been read. */
export const UNREAD_CONFIG: PublicConfig = {
  cooperativeName: 'Cooperativa',
  legalName: '',
  dateFormat: DEFAULT_DATE_FORMAT,
  idleTimeoutMs: IDLE_TIMEOUT_MS,
  theme: { accent: null, logoUrl: null },
};

/** The element of a document that says what it was drawn with, as JSON. */
export const DRAWN_CONFIG_ID = 'dibujado-para';

/** What this document was drawn with; our own build has written it. */
export function drawnConfig(): PublicConfig {
  const text = document.getElementById(DRAWN_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : UNREAD_CONFIG;
}
