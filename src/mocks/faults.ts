import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { hexToBytes } from '#crypto/bytes.ts';
import type { Cipher } from '#crypto/cipher.ts';
import { lazyCipher } from '#crypto/createCipher.ts';
import { randomHex } from './bank/random.ts';
import type { Demo } from './demo.ts';
import { pause, untilAborted } from './wire/pause.ts';
import { failed, failedWith, jsonResponse, succeeded } from './wire/reply.ts';

/** One answer that goes wrong: what an endpoint would send to that request. A rejection is a network error. */
export interface Fault {
  readonly id: string;
  /** What happens, in Spanish, for stories and test names. */
  readonly title: string;
  /** What the client makes of it: the kind of its error, or a good answer after all. */
  readonly outcome:
    | 'answered'
    | 'closed'
    | 'refused'
    | 'rejected'
    | 'server'
    | 'timeout'
    | 'unreachable'
    | 'unreadable';
  readonly answer: (call: FaultCall) => Promise<Response>;
}

/** A call that meets a fault, with the demo that would have answered it. */
export interface FaultCall {
  endpoint: AnyEndpoint;
  request: Request;
  demo: Pick<Demo, 'cooperative' | 'cipher' | 'config'>;
}

/** How long the slow answer takes, in ms (security.md 2.1). */
export const SLOW_ANSWER_MS = 15_000;

const PORTAL_PAGE = '<!doctype html><html lang="es"><title>Acceso a la red</title><h1>Acepte los términos</h1></html>';
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Every fault of security.md 2.1, as data. Each endpoint is tested against each of them. */
export const faults = {
  unauthorized: fault('HTTP 401', 'rejected', () => plain(401)),
  sessionExpired: fault('HTTP 403: sesión expirada', 'closed', ({ demo }) =>
    demo.cooperative.reply(failedWith([]), 403),
  ),
  notFound: fault('HTTP 404', 'rejected', () => plain(404)),
  conflict: fault('HTTP 409', 'rejected', () => plain(409)),
  tooManyRequests: fault('HTTP 429', 'rejected', () => plain(429)),
  serverError: fault('HTTP 500', 'server', () => jsonResponse('{"error":"Internal Server Error"}', 500)),
  unavailableHtml: fault('HTTP 503 con una página', 'server', () => html(503)),
  offline: fault('Sin conexión', 'unreachable', networkError),
  corsRefused: fault('Origen rechazado (CORS)', 'unreachable', networkError),
  resetMidBody: fault('La conexión se corta a media respuesta', 'unreachable', () => brokenBody()),
  never: fault('Nunca responde', 'timeout', ({ request }) => untilAborted(request.signal)),
  slow: fault('Responde después de 15 s', 'answered', async ({ request, demo }) => {
    await pause(SLOW_ANSWER_MS, request.signal);
    return demo.cooperative.fetch(request);
  }),
  // The client follows no redirect: for it, one is a network error.
  redirected: fault('Redirige a otra página', 'unreachable', networkError),
  html: fault('HTTP 200 con una página (portal cautivo)', 'unreadable', () => html(200)),
  emptyBody: fault('Respuesta vacía', 'unreadable', () => jsonResponse('')),
  malformedJson: fault('JSON mal formado', 'unreadable', () => jsonResponse('{"ok":true,"data":')),
  wrongContentType: fault('Tipo de contenido equivocado', 'unreadable', async ({ demo }) => {
    const response = await demo.cooperative.reply(succeeded(null));
    return new Response(await response.text(), { headers: { 'Content-Type': 'text/plain' } });
  }),
  oneMessage: fault('ok:false con un mensaje', 'refused', ({ demo }) => demo.cooperative.reply(failed('-9999-00-01'))),
  brokenRefusal: fault('HTTP 500 con ok:false', 'refused', ({ demo }) =>
    demo.cooperative.reply(failed('-9999-00-01'), 500),
  ),
  refusedNotFound: fault('HTTP 404 con ok:false y un código propio', 'refused', ({ demo }) =>
    demo.cooperative.reply(failed('-0005-01-04'), 404),
  ),
  noMessages: fault('ok:false sin mensajes', 'refused', ({ demo }) => demo.cooperative.reply(failedWith([]))),
  manyMessages: fault('ok:false con 20 mensajes largos y marcas', 'refused', ({ demo }) =>
    demo.cooperative.reply(failedWith(longMessages())),
  ),
  truncated: fault('Respuesta cifrada cortada', 'unreadable', async ({ demo }) => {
    const value = await demo.cipher.encrypt(JSON.stringify(succeeded(null)));
    return jsonResponse(JSON.stringify({ value: value.slice(0, -5) }));
  }),
  wrongKey: fault('Respuesta cifrada con otra clave', 'unreadable', async () => {
    const value = await strangerCipher().encrypt(JSON.stringify(succeeded(null)));
    return jsonResponse(JSON.stringify({ value }));
  }),
  wrongValueType: fault('«value» no es texto', 'unreadable', () => jsonResponse('{"value":42}')),
  wrongShape: fault('«data» con otra forma', 'unreadable', ({ endpoint, demo }) =>
    // Where `data` is not looked at, only the envelope itself can be wrong.
    endpoint.answer === null
      ? jsonResponse('{"ok":1,"data":null,"messages":[]}')
      : demo.cooperative.reply(succeeded(WRONG_DATA)),
  ),
  hugePayload: fault('10 MB de respuesta', 'refused', ({ demo }) =>
    demo.cooperative.reply(failedWith([{ code: '', text: 'x'.repeat(TEN_MEGABYTES) }])),
  ),
} as const satisfies Record<string, Omit<Fault, 'id'>>;

/** The name of a fault. */
export type FaultId = keyof typeof faults;

/** The faults as a list, each with its name. */
export const faultList: readonly (Fault & { id: FaultId })[] = (Object.keys(faults) as FaultId[]).map((id) => ({
  id,
  ...faults[id],
}));

/** No schema of the contract takes a number for `data`. */
const WRONG_DATA = 7;

function fault(
  title: string,
  outcome: Fault['outcome'],
  answer: (call: FaultCall) => Response | Promise<Response>,
): Omit<Fault, 'id'> {
  return { title, outcome, answer: async (call) => answer(call) };
}

function networkError(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function plain(status: number): Response {
  return new Response(null, { status });
}

function html(status: number): Response {
  return new Response(PORTAL_PAGE, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function brokenBody(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"ok":tr'));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

function longMessages() {
  return Array.from({ length: 20 }, (_, index) => ({
    code: '-9999-00-01',
    text: `${index + 1}. <b>Aviso</b> <script>alert(1)</script> ${'No fue posible completar su solicitud. '.repeat(12)}`,
  }));
}

function strangerCipher(): Cipher {
  const bytes = (size: number) => hexToBytes(randomHex(size)) ?? new Uint8Array(size);
  return lazyCipher({ key: bytes(32), iv: bytes(16) });
}
