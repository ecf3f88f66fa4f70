import { yieldToMain } from '#crypto/bytes.ts';
import type { Cipher } from '#crypto/cipher.ts';
import { joinRows } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import { ApiError } from './apiError.ts';
import type { ApiClient } from './client.ts';
import { readAnswer } from './contract/answerValidation.ts';
import { type AnyEndpoint, type EndpointAnswer, fillPath } from './contract/endpoint.ts';
import { wireInput } from './contract/wireMoney.ts';
import { type Envelope, isEnvelope, messagesOf } from './envelope.ts';
import { orAborted } from './orAborted.ts';
import { TIME_LIMIT_MS } from './timeLimit.ts';

/** Characters from which an answer is worked through with pauses, so that no step of it is felt (50 ms at 5 MB). */
const LARGE_TEXT = 256 * 1024;
/** Entries of a list that are checked between two pauses: some 2 ms of work, 10 on a slow phone. */
const LIST_SLICE = 250;

/** What the transport needs to know of the world around it. */
export interface TransportOptions {
  /** Configured API base URL, absolute or same-origin. */
  baseUrl: string;
  cipher: Cipher;
  /** «Encryption on» (§7): wraps bodies. Passwords and the four headers are encrypted either way (D-28). */
  wrapBodies: boolean;
  /** The four encrypted headers of §7: dispositivo, posicion, ippublica, codigopais. */
  clientHeaders: () => Promise<Record<string, string>>;
  /** The session's token; '' while there is none, and then no Authorization is sent (D-62). */
  token: () => string;
  /** Name of the open session, `null` without one; left out where there is only ever one. */
  session?: () => string | null;
  /**
   * HTTP 403 closes the session (§4, D-31). Gets the name of the session in which the refused request was sent, so that a late 403 cannot end a
   * newer one: tokens may be equal.
   */
  onSessionClosed: (session: string | null) => void;
  timeLimitMs?: number;
}

/** Parts of an input as the transport sees them, whatever the endpoint. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Builds the client of specification §7 «Transport rules» and §8. Calls are never repeated here. */
export function createApiClient(options: TransportOptions): ApiClient {
  /** An answer that comes after its session has ended is nobody's: not the next member's, and nothing to show over sign-in. */
  const isOver = (session: string | null): boolean => session !== null && options.session?.() !== session;
  return {
    async call(endpoint, input, { signal } = {}) {
      const token = options.token();
      const session = options.session?.() ?? null;
      // What anybody may ask is no session's: it is answered also when one that was open beside it ends.
      const bound = endpoint.authenticated ? session : null;
      const sent = wireInput(endpoint, input as LooseInput);
      // `AbortSignal.any` is missing in browsers of before 2024.
      const limit = new AbortController();
      const cancel = limit.signal;
      const timer = setTimeout(() => limit.abort(), options.timeLimitMs ?? TIME_LIMIT_MS);
      const giveUp = () => limit.abort(signal?.reason);
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp);
      const exchange = async () => {
        const request = await requestOf(options, endpoint, sent, token, cancel);
        // Given up while the headers were made: then nothing leaves.
        cancel.throwIfAborted();
        const response = await fetch(request);
        return readResponse(options, endpoint, response, { session, hadSession: token !== '' || session !== null });
      };
      try {
        // Also what does not listen to the signal (the cipher's code that never comes) ends with it.
        const answer = await orAborted(exchange(), cancel);
        if (isOver(bound)) throw ApiError.of('closed');
        return answer;
      } catch (reason) {
        if (isOver(bound)) throw isClosed(reason) ? reason : ApiError.of('closed');
        throw asApiError(reason, cancel.aborted, signal);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
    },
  };
}

/** The server's own 403 keeps its status: it says that the call was not executed. */
function isClosed(reason: unknown): boolean {
  return reason instanceof ApiError && reason.kind === 'closed';
}

async function requestOf(
  options: TransportOptions,
  endpoint: AnyEndpoint,
  input: LooseInput,
  token: string,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers(await options.clientHeaders());
  headers.set('Content-Type', 'application/json');
  headers.set('Accept', 'application/json');
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  const body = await encodeBody(options, endpoint, input.body);
  return new Request(urlOf(options.baseUrl, endpoint.path, input), {
    method: endpoint.method,
    headers,
    credentials: 'include',
    // A bank's answer never comes from elsewhere: a redirect is a captive portal or a login page.
    redirect: 'error',
    // A GET that changes state must not be answered from a cache (D-15); no answer of a bank should be.
    cache: 'no-store',
    signal,
    ...(body === undefined ? {} : { body }),
  });
}

/**
 * §7: base URL plus the path, with the leading slash added if missing. A parameter of dots alone would climb to another call's path,
 * encoded or not, and an empty one would name another call: neither is sent.
 */
function urlOf(baseUrl: string, path: string, { params, query }: LooseInput): string {
  if (Object.values(params ?? {}).some((value) => /^\.{0,2}$/.test(value))) throw ApiError.of('rejected');
  const filled = fillPath(path, params).replace(/^\/+/, '');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, `${value as string | number | boolean}`);
  }
  const base = new URL(baseUrl, globalThis.location?.href);
  // `URLSearchParams.size` is missing in browsers of before 2023: nothing would be asked, and the bank refuses.
  const text = String(search) === '' ? '' : `?${search}`;
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}/${filled}${text}`;
}

/** D-28, D-33: secrets first, then the whole body as {value}; GET and DELETE bodies are left as they are. */
async function encodeBody(
  { cipher, wrapBodies }: TransportOptions,
  endpoint: AnyEndpoint,
  body: Record<string, unknown> | undefined,
): Promise<string | undefined> {
  if (body === undefined || endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  const sent = { ...body };
  for (const name of endpoint.secrets) {
    const secret = sent[name];
    if (typeof secret === 'string') sent[name] = await cipher.encrypt(secret);
  }
  const json = JSON.stringify(sent);
  return wrapBodies ? JSON.stringify({ value: await cipher.encrypt(json) }) : json;
}

async function readResponse<E extends AnyEndpoint>(
  options: TransportOptions,
  endpoint: E,
  response: Response,
  { session, hadSession }: { session: string | null; hadSession: boolean },
): Promise<EndpointAnswer<E>> {
  // Nobody's session can be closed before sign-in: there a 403 is a failure as any other.
  if (response.status === 403 && hadSession) {
    options.onSessionClosed(session);
    throw ApiError.of('closed', 403);
  }
  const envelope = await readEnvelope(options.cipher, response);
  // §8: a body with ok false is an error and passes unchanged, whatever the HTTP status.
  if (envelope?.ok === false) throw new ApiError('refused', response.status, messagesOf(envelope));
  if (!response.ok) throw ApiError.of(response.status >= 500 ? 'server' : 'rejected', response.status);
  if (envelope === undefined) throw ApiError.of('unreadable', response.status);
  try {
    return await checkedAnswer(endpoint, envelope);
  } catch {
    throw ApiError.of('unreadable', response.status);
  }
}

/** The answer held against the contract. A long list in slices: the schemas take 180 ms for 5 MB of accounts. */
async function checkedAnswer<E extends AnyEndpoint>(endpoint: E, envelope: Envelope): Promise<EndpointAnswer<E>> {
  const { data } = envelope;
  const { answer, pick } = endpoint;
  // Rules about the list as a whole (its length, its order) can only be judged on the whole.
  const isSliceable = answer !== null && !pick && answer.type === 'array' && answer.tests.length === 0;
  if (!isSliceable || !Array.isArray(data) || data.length <= LIST_SLICE) return readAnswer(endpoint, envelope);
  const parts: unknown[][] = [];
  for (let from = 0; from < data.length; from += LIST_SLICE) {
    await yieldToMain();
    parts.push(readAnswer(endpoint, { ...envelope, data: data.slice(from, from + LIST_SLICE) }) as unknown[]);
  }
  return joinRows(parts) as EndpointAnswer<E>;
}

/** Content type, JSON, `value` decrypted, envelope: `undefined` as soon as one step finds something else. */
async function readEnvelope(cipher: Cipher, response: Response): Promise<Envelope | undefined> {
  if (!/[/+]json\b/i.test(response.headers.get('Content-Type') ?? '')) return undefined;
  const body = await parseJson(await response.text());
  const opened = isRecord(body) && typeof body.value === 'string' ? await openValue(cipher, body.value) : body;
  return isEnvelope(opened) ? opened : undefined;
}

async function openValue(cipher: Cipher, value: string): Promise<unknown> {
  try {
    return await parseJson(await cipher.decrypt(value));
  } catch {
    return undefined;
  }
}

/** `undefined` for what is not JSON. Before and after a large text others may run: what comes next takes its own time. */
async function parseJson(text: string): Promise<unknown> {
  const isLarge = text.length > LARGE_TEXT;
  if (isLarge) await yieldToMain();
  const value = parsed(text);
  if (isLarge) await yieldToMain();
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a caller's own cancellation as it is: the query cache must be able to tell it from a failure. */
function asApiError(reason: unknown, timedOut: boolean, signal: AbortSignal | undefined): unknown {
  if (reason instanceof ApiError || signal?.aborted) return reason;
  return ApiError.of(timedOut ? 'timeout' : 'unreachable');
}
