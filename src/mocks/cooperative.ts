import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { refusalOf } from '#api/contract/requestValidation.ts';
import { type Cipher, CipherError } from '#crypto/cipher.ts';
import type { ErrorCode } from '#domain/errorCodes.ts';
import type { Bank } from './bank/bank.ts';
import { ConnectionDropped, Malformed, NotAnswered, Refusal, refuse, SessionOver } from './bank/refusal.ts';
import type { OpenSession } from './bank/sessions.ts';
import { answerOf } from './handlers/all.ts';
import type { CallContext } from './handlers/answering.ts';
import { readBody } from './wire/body.ts';
import { readClientHeaders } from './wire/clientHeaders.ts';
import { type Origin, originOf, preflight, withCors } from './wire/cors.ts';
import { shiftDates, shiftedText } from './wire/dateShift.ts';
import { pause } from './wire/pause.ts';
import { createReply, failed, failedWith, type Reply, succeeded } from './wire/reply.ts';
import { createRoutes } from './wire/routes.ts';
import type { NoteRefusal, SentCodes } from './wire/sentCodes.ts';

/** How the simulated cooperative meets the wire. */
export interface CooperativeOptions {
  bank: Bank;
  cipher: Cipher;
  /** «Encryption on» (§7): bodies and answers travel as {value}. Secrets and headers are encrypted either way (D-28). */
  wrapBodies: boolean;
  /** Path of the API's base URL, with its leading slash and without a trailing one: '/api'. */
  basePath: string;
  /** Other origins whose pages may call, to the letter; none by default. */
  allowedOrigins?: readonly string[];
  /** Live mode: whole days between the books and the wire. 0 by default. */
  shiftDays?: number;
  /** How long `sim=lento` takes, in ms; 3 s by default (C.6). */
  slowMs?: number;
  /** Told why a request was turned away: call and field names, never a value. For developers; the wire says only a code. */
  onRejected?: (line: string) => void;
  /** Told of every code that leaves. */
  sentCodes?: SentCodes;
}

/** The simulated cooperative over HTTP, without a server: one function from Request to Response. */
export interface Cooperative {
  /** Answers a request as the cooperative would. Rejects only for an aborted wait and, with ConnectionDropped, where no answer arrives (C.6). */
  fetch: (request: Request) => Promise<Response>;
  /** The refusal that a request would get before any answer, or null when it is well-formed and allowed. Leaves it unread. */
  check: (request: Request) => Promise<Response | null>;
  /** An answer of the cooperative's own making: encrypted when encryption is on. */
  reply: Reply;
}

/** A request that is well-formed and allowed. */
interface Call {
  endpoint: AnyEndpoint;
  context: CallContext;
  input: unknown;
}

/** The calls that a member whose password must be changed may make (contract B.3 «Forced change»). */
const FORCED_CHANGE_CALLS: readonly string[] = [
  'autenticacion.cambiarClave',
  'autenticacion.ultimoAcceso',
  'perfilSocio.leer',
];

/** Builds the cooperative: exact routing from the contract, every request checked before it is answered. */
export function createCooperative(options: CooperativeOptions): Cooperative {
  const { bank, cipher, wrapBodies, basePath, allowedOrigins = [], shiftDays = 0, slowMs = 3_000 } = options;
  const routes = createRoutes(contract);
  const reply = createReply(cipher, wrapBodies);

  /** The call that a request is, and all that are on its path. */
  function routeOf(request: Request) {
    const matches = routes.onPath(pathBelow(basePath, new URL(request.url).pathname));
    return { matches, match: matches.find(({ endpoint }) => endpoint.method === request.method) };
  }

  /** @throws whatever a request may be turned away for, whoever would answer it. */
  async function receive(request: Request, origin: Origin): Promise<Call> {
    if (origin === 'foreign') throw new Malformed('Origen no permitido.');
    if (triggerOf(request) === '403') endSession(bank, request);
    const url = new URL(request.url);
    const { matches, match } = routeOf(request);
    if (!match) throw new NoRoute(matches.map(({ endpoint }) => endpoint.method));
    const { endpoint, params } = match;
    const device = await readClientHeaders(request.headers, cipher);
    const session = readSession(bank, endpoint, request.headers.get('Authorization'));
    const body = await readBody(endpoint, request, cipher, wrapBodies);
    const query = readQuery(url, endpoint);
    const reason = refusalOf(endpoint, { params, query, body });
    if (reason !== null) throw new Malformed(reason);
    if (session?.user.mustChangePassword && !FORCED_CHANGE_CALLS.includes(endpoint.id)) refuse('-0001-05-04');
    const input = shiftDates({ params, query: typedQuery(endpoint, query), body }, -shiftDays);
    const toWire = (day: string) => shiftedText(day, shiftDays);
    return { endpoint, context: { bank, session, device, toWire }, input };
  }

  function answer({ endpoint, context, input }: Call): unknown {
    bank.settle();
    return shiftDates(answerOf(endpoint, context, input), shiftDays);
  }

  /** @param note where it is taken down with which codes. */
  async function turnedAway(reason: unknown, request: Request, note: NoteRefusal | undefined): Promise<Response> {
    const { match } = routeOf(request);
    const refused = (codes: readonly ErrorCode[], status = 200) => {
      if (match) note?.(match.endpoint, codes);
      return reply(failed(...codes), status);
    };
    if (reason instanceof Refusal) return refused(reason.codes);
    if (reason instanceof SessionOver) return reply(failedWith([]), 403);
    const line = reason instanceof Error ? reason.message : String(reason);
    options.onRejected?.(`${request.method} ${new URL(request.url).pathname}: ${line}`);
    if (reason instanceof NotAnswered) return refused(['-9999-00-03'], 501);
    if (reason instanceof NoRoute) return refused(['-9999-00-03'], reason.status);
    if (reason instanceof Malformed || reason instanceof CipherError) return refused(['-9999-00-02'], 400);
    return refused(['-9999-00-01'], 500);
  }

  return {
    reply,
    async fetch(request) {
      const note = options.sentCodes?.open();
      const origin = originOf(request, allowedOrigins);
      if (request.method === 'OPTIONS') {
        const methods = routes
          .onPath(pathBelow(basePath, new URL(request.url).pathname))
          .map((one) => one.endpoint.method);
        return withCors(preflight(methods, origin), request, origin);
      }
      try {
        if (origin !== 'foreign' && triggerOf(request) === 'lento') await pause(slowMs, request.signal);
        return withCors(await reply(succeeded(answer(await receive(request, origin)))), request, origin);
      } catch (reason) {
        if (request.signal.aborted || reason instanceof ConnectionDropped) throw reason;
        return withCors(await turnedAway(reason, request, note), request, origin);
      }
    },
    async check(request) {
      const note = options.sentCodes?.open();
      const origin = originOf(request, allowedOrigins);
      try {
        await receive(request.clone(), origin);
        return null;
      } catch (reason) {
        return withCors(await turnedAway(reason, request, note), request, origin);
      }
    },
  };
}

/** No call has that path (404), or none with that method (405). */
class NoRoute extends Error {
  override name = 'NoRoute';
  readonly status: number;

  constructor(methods: readonly string[]) {
    super(methods.length > 0 ? 'El método no existe en esta ruta.' : 'La ruta no existe en el contrato.');
    this.status = methods.length > 0 ? 405 : 404;
  }
}

function pathBelow(basePath: string, pathname: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : '';
}

/** A token that is sent must be good, also where none is needed. */
function readSession(bank: Bank, endpoint: AnyEndpoint, authorization: string | null): OpenSession | null {
  if (authorization === null && !endpoint.authenticated) return null;
  return bank.sessions.resume(bearerToken(authorization));
}

function bearerToken(authorization: string | null): string {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
}

/**
 * Query fields as text, without the demo trigger; where the contract has a query, one without fields is an empty one: no «?» travels
 * with it. @throws Malformed when a field comes twice.
 */
function readQuery(url: URL, endpoint: AnyEndpoint): Record<string, string> | undefined {
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    if (name === 'sim') continue;
    if (query.has(name)) throw new Malformed(`«query.${name}» viene dos veces.`);
    query.set(name, value);
  }
  return query.size > 0 || endpoint.query ? Object.fromEntries(query) : undefined;
}

/** The query in the contract's types: it travels as text and has already been found valid. */
function typedQuery(endpoint: AnyEndpoint, query: Record<string, string> | undefined): unknown {
  return endpoint.query && query ? endpoint.query.cast(query) : query;
}

function triggerOf(request: Request): string | null {
  return request.headers.get('sim') ?? new URL(request.url).searchParams.get('sim');
}

function endSession(bank: Bank, request: Request): never {
  bank.sessions.end(bearerToken(request.headers.get('Authorization')));
  throw new SessionOver();
}
