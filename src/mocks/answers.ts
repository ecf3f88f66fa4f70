import type { HttpHandler } from 'msw';
import type { AnyEndpoint, CodeOf, WireAnswer } from '#api/contract/endpoint.ts';
import type { Demo } from './demo.ts';
import { type FaultId, faults } from './faults.ts';
import { handle } from './msw.ts';
import { withUnreadableRows } from './otherHand.ts';
import { pause, untilAborted } from './wire/pause.ts';
import { failed, failedWith, openReply, type ReplyEnvelope, type ReplyMessage, succeeded } from './wire/reply.ts';

/** Named overrides of a demo's answers, for stories and tests: each gives one MSW handler to put before the demo's own. */
export interface Answers {
  /** Refuses with codes that the call may answer, and their texts. */
  withCode<E extends AnyEndpoint>(endpoint: E, ...codes: readonly CodeOf<E>[]): HttpHandler;
  /** Refuses with these messages; an empty list is allowed (§8, D-57). */
  withMessages(endpoint: AnyEndpoint, messages: readonly ReplyMessage[]): HttpHandler;
  /** Succeeds with this `data`, in the contract's types as they are on the wire. */
  withData<E extends AnyEndpoint>(endpoint: E, data: WireAnswer<E>): HttpHandler;
  /**
   * Answers as the bank does, its data rewritten: for what another server may send and the contract's types do not allow (D-65). `data`
   * is what stands on the wire.
   */
  rewritten(endpoint: AnyEndpoint, rewrite: (data: unknown) => unknown): HttpHandler;
  /** Answers as the bank does, with so many rows in each of its lists, at any depth, that cannot be read (D-65). */
  withUnreadableRows(endpoint: AnyEndpoint, count?: number): HttpHandler;
  /** Never answers. */
  never(endpoint: AnyEndpoint): HttpHandler;
  /** Answers as the bank does, that many ms later. */
  slow(endpoint: AnyEndpoint, ms: number): HttpHandler;
  /** Network error. */
  offline(endpoint: AnyEndpoint): HttpHandler;
  /** Does what is asked; the answer that says so is lost on the way, as a network error. A refusal comes through. */
  lost(endpoint: AnyEndpoint): HttpHandler;
  /** HTTP 403. */
  sessionExpired(endpoint: AnyEndpoint): HttpHandler;
  /** HTTP 200 with a page (captive portal). */
  html(endpoint: AnyEndpoint): HttpHandler;
  /** Cipher text cut short. */
  truncated(endpoint: AnyEndpoint): HttpHandler;
  /** Cipher text of another key. */
  wrongKey(endpoint: AnyEndpoint): HttpHandler;
  /** `data` that is not what the contract says. */
  wrongShape(endpoint: AnyEndpoint): HttpHandler;
  /** HTTP 500. */
  serverError(endpoint: AnyEndpoint): HttpHandler;
  /** Any fault of `faults.ts`. */
  withFault(endpoint: AnyEndpoint, fault: FaultId): HttpHandler;
}

/**
 * Builds the overrides of a demo. Each still has the cooperative check the request first: a malformed one, or one without a good
 * session, gets the cooperative's refusal and not the override.
 */
export function createAnswers(demo: Demo): Answers {
  const { cooperative, cipher, config, sentCodes } = demo;
  const override = (endpoint: AnyEndpoint, answer: (request: Request) => Promise<Response>): HttpHandler =>
    handle(endpoint, config.apiUrl, async ({ request }) => (await cooperative.check(request)) ?? answer(request));
  const withFault = (endpoint: AnyEndpoint, fault: FaultId) =>
    override(endpoint, (request) => faults[fault].answer({ endpoint, request, demo }));
  const rewritten = (endpoint: AnyEndpoint, rewrite: (data: unknown) => unknown) =>
    override(endpoint, async (request) => {
      const response = await cooperative.fetch(request);
      const envelope = await openReply(cipher, response.clone());
      return envelope?.ok ? cooperative.reply({ ...envelope, data: rewrite(envelope.data) }) : response;
    });
  const refusal = (endpoint: AnyEndpoint, envelope: ReplyEnvelope) =>
    override(endpoint, () => {
      sentCodes.open()(
        endpoint,
        envelope.messages.map(({ code }) => code),
      );
      return cooperative.reply(envelope);
    });
  return {
    withCode: (endpoint, ...codes) => refusal(endpoint, failed(...codes)),
    withMessages: (endpoint, messages) => refusal(endpoint, failedWith(messages)),
    withData: (endpoint, data) => override(endpoint, () => cooperative.reply(succeeded(data))),
    rewritten,
    withUnreadableRows: (endpoint, count = 1) =>
      rewritten(endpoint, (data) => (endpoint.answer ? withUnreadableRows(endpoint.answer, data, count) : data)),
    never: (endpoint) => override(endpoint, (request) => untilAborted(request.signal)),
    slow: (endpoint, ms) =>
      override(endpoint, async (request) => {
        const generation = demo.generation();
        await pause(ms, request.signal);
        // A call of a story that is over must not reach the next one's bank.
        return demo.generation() === generation ? cooperative.fetch(request) : untilAborted(request.signal);
      }),
    lost: (endpoint) =>
      rewritten(endpoint, () => {
        throw new TypeError('Failed to fetch');
      }),
    offline: (endpoint) => withFault(endpoint, 'offline'),
    sessionExpired: (endpoint) => withFault(endpoint, 'sessionExpired'),
    html: (endpoint) => withFault(endpoint, 'html'),
    truncated: (endpoint) => withFault(endpoint, 'truncated'),
    wrongKey: (endpoint) => withFault(endpoint, 'wrongKey'),
    wrongShape: (endpoint) => withFault(endpoint, 'wrongShape'),
    serverError: (endpoint) => withFault(endpoint, 'serverError'),
    withFault,
  };
}
