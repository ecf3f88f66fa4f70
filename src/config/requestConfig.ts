/** Longest wait for config.json, ms; it comes from the same host as the page. */
const TIME_LIMIT_MS = 15_000;

declare global {
  /** What the script of the document has asked for already, before the program was there. */
  var earlyConfig: Promise<Response> | undefined;
}

/** Asks for `config.json`, which lies beside the page; it is never stored. Rejects when the host does not answer. */
export function requestConfig(): Promise<Response> {
  // `AbortSignal.timeout` is missing in browsers of before 2023.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  return fetch('/config.json', { cache: 'no-store', signal: limit.signal });
}

/** Asks for it ahead of the program, which takes the answer once. */
export function requestConfigEarly(): void {
  const answer = requestConfig();
  // Whoever takes it hears of it.
  answer.catch(() => undefined);
  globalThis.earlyConfig = answer;
}

/** The answer that was asked for early, or one of now. */
export function takeConfig(): Promise<Response> {
  const answer = globalThis.earlyConfig ?? requestConfig();
  globalThis.earlyConfig = undefined;
  return answer;
}
