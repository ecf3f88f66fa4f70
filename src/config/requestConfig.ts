import { SITE } from './site.ts';

/** A request for config.json that can be given up. */
export interface ConfigRequest {
  /** Rejects when the host does not answer. */
  answer: Promise<Response>;
  giveUp: () => void;
}

declare global {
  /** What the script of the document has asked for already, before the program was there. */
  var earlyConfig: ConfigRequest | undefined;
}

/** Asks for `config.json`, which lies where the site does; it is never stored. */
function requestConfig(): ConfigRequest {
  const giving = new AbortController();
  const answer = fetch(`${SITE}config.json`, { cache: 'no-store', signal: giving.signal });
  // Whoever takes it hears of it.
  answer.catch(() => undefined);
  return { answer, giveUp: () => giving.abort() };
}

/** Asks for it ahead of the program, which takes the answer once. Without a limit: on a slow line the program is longer on its way. */
export function requestConfigEarly(): void {
  globalThis.earlyConfig = requestConfig();
}

/** The request that was made early, or one of now. */
export function takeConfig(): ConfigRequest {
  const request = globalThis.earlyConfig ?? requestConfig();
  globalThis.earlyConfig = undefined;
  return request;
}
