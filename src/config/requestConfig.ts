import { SITE } from './site.ts';

/** The whole answer of the host. */
export interface ConfigAnswer {
  status: number;
  ok: boolean;
  text: string;
}

/** A request for config.json that can be given up. */
export interface ConfigRequest {
  /** Rejects without a whole answer. */
  answer: Promise<ConfigAnswer>;
  giveUp: () => void;
}

declare global {
  /** What the script of the document has asked for already, before the program was there. */
  var earlyConfig: ConfigRequest | undefined;
}

/**
 * Asks for `config.json`, which lies where the site does; it is never stored. Its text is read here already: to a program that asks for it when
 * it starts, a slow phone would give it only after whatever else waits by then.
 */
export function requestConfig(): ConfigRequest {
  const giving = new AbortController();
  const answer = fetch(`${SITE}config.json`, { cache: 'no-store', signal: giving.signal }).then(answerOf);
  // Whoever takes it hears of it.
  answer.catch(() => undefined);
  return { answer, giveUp: () => giving.abort() };
}

async function answerOf(response: Response): Promise<ConfigAnswer> {
  return { status: response.status, ok: response.ok, text: await response.text() };
}

/** Asks for it ahead of the program, which takes the answer once. Without a limit: on a slow line the program is longer on its way. */
export function requestConfigEarly(): void {
  globalThis.earlyConfig = requestConfig();
}

/** The request that was made early, for whoever asks first. */
export function takeEarlyConfig(): ConfigRequest | undefined {
  const request = globalThis.earlyConfig;
  globalThis.earlyConfig = undefined;
  return request;
}
