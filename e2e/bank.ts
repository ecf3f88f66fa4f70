import { fileURLToPath } from 'node:url';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import type { Member } from '#mocks/bank/state.ts';
import type { Demo } from '#mocks/demo.ts';
import { type FaultCall, type FaultId, faults } from '#mocks/faults.ts';
import { withHostileTexts } from '#mocks/hostileTexts.ts';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import { openReply } from '#mocks/wire/reply.ts';
import { createRoutes } from '#mocks/wire/routes.ts';
import { expect, INTRANET_HOST, test as watched } from './watch.ts';

export const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** The simulated cooperative behind the page under test, back at its seed for each test. */
export interface Bank {
  readonly url: string;
  readonly demo: Demo;
  /** A member as the bank has it now. */
  member(usuario?: string): Member;
  /** Calls that arrived in this test, in order: `POST tokens/generar`. */
  readonly calls: readonly string[];
  /** Reports of errors that arrived in this test, as they came. */
  readonly errorReports: readonly string[];
  /** How often a call arrived. */
  count(call: string): number;
  /** Answers a call (every call without one) with a fault instead, until {@link Bank.heal}. */
  fail(fault: FaultId, endpoint?: AnyEndpoint): void;
  /** Answers every call of the contract in that way, until {@link Bank.heal}. */
  answerAs(answer: AnswerInstead): void;
  /** Leaves a call (every call without one) without an answer, until {@link Bank.heal}. */
  hang(endpoint?: AnyEndpoint): void;
  heal(): void;
  /** Answers with the longest texts and amounts that the contract allows, in this test. */
  answerAtLength(): void;
  /** Publishes another built site, in this test. */
  deploy(folder: string): void;
  /** This test made the page send what the bank must turn away. */
  forgiveRejected(): void;
}

/** How a call is answered instead: with what it is, what would be answered as usual, and that with other data. */
export type AnswerInstead = (call: FaultCall & Usual) => Promise<Response>;

interface Usual {
  usual: () => Promise<Response>;
  /** The usual answer with what is made of its data; a refusal stays as it is. */
  rewritten: (rewrite: (data: unknown) => unknown) => Promise<Response>;
}

interface Running extends Bank {
  /** What the bank turned away as malformed. */
  readonly rejected: readonly string[];
  startTest(): void;
  close(): Promise<void>;
}

/** `test` with the sandbox behind it: one server per worker, a fresh bank per test, the page's guards always on. */
export const test = watched.extend<{ bank: Bank }, { sandbox: Running }>({
  sandbox: [
    // The runner reads the parameter's names: the empty pattern says that there are none.
    async ({}, use) => {
      const running = await startSandbox();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  bank: [
    async ({ sandbox }, use) => {
      sandbox.startTest();
      await use(sandbox);
      expect(sandbox.rejected, 'el banco no debe recibir peticiones mal formadas').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Starts a sandbox whose bank can be asked what arrived and told to misbehave. */
async function startSandbox(): Promise<Running> {
  const rejected: string[] = [];
  const calls: string[] = [];
  let override: { endpoint: AnyEndpoint | undefined; fault: FaultId | 'hang' } | null = null;
  let instead: AnswerInstead | null = null;
  const { demo, inbox, deploy, listen } = createSandbox({
    distFolder,
    hosts: [INTRANET_HOST],
    onRejected: (line) => rejected.push(line),
  });
  const { cooperative, config } = demo;
  const routes = createRoutes(contract);
  let isLengthy = false;
  let deployed = distFolder;
  const publish = (folder: string): void => {
    if (folder !== deployed) deploy(folder);
    deployed = folder;
  };
  const fetched = cooperative.fetch;

  const endpointOf = (request: Request): AnyEndpoint | undefined => {
    const path = new URL(request.url).pathname.slice(config.apiUrl.length + 1);
    return routes.onPath(path).find(({ endpoint }) => endpoint.method === request.method)?.endpoint;
  };

  /** What the bank answers, with other data. */
  const rewritten = async (request: Request, rewrite: (data: unknown) => unknown): Promise<Response> => {
    const response = await fetched(request);
    const envelope = await openReply(demo.cipher, response.clone());
    return envelope?.ok ? cooperative.reply({ ...envelope, data: rewrite(envelope.data) }) : response;
  };

  /** What the bank answers, its texts and amounts at their longest. */
  const lengthy = async (request: Request): Promise<Response> => {
    const endpoint = endpointOf(request);
    return endpoint ? rewritten(request, (data) => withHostileTexts(endpoint, data)) : fetched(request);
  };
  const answer = (request: Request): Promise<Response> => (isLengthy ? lengthy(request) : fetched(request));

  cooperative.fetch = async (request) => {
    if (request.method === 'OPTIONS') return answer(request);
    const path = new URL(request.url).pathname.slice(config.apiUrl.length + 1);
    const call = `${request.method} ${path}`;
    calls.push(call);
    const called = endpointOf(request);
    // As it was arranged when the call arrived: it may be healed while the request is looked at.
    const answerCall = instead;
    if (answerCall && called) {
      const refusal = await cooperative.check(request);
      if (refusal) return refusal;
      const usual = () => answer(request);
      const changed = (rewrite: (data: unknown) => unknown) => rewritten(request, rewrite);
      return answerCall({ endpoint: called, request, demo, usual, rewritten: changed });
    }
    if (!override || (override.endpoint && override.endpoint.id !== called?.id)) return answer(request);
    const { endpoint = anyEndpoint, fault } = override;
    if (fault === 'hang') return new Promise(() => undefined);
    const refusal = await cooperative.check(request);
    return refusal ?? faults[fault].answer({ endpoint, request, demo });
  };

  const { url, close } = await listen(0);
  return {
    url,
    demo,
    rejected,
    calls,
    errorReports: inbox.received,
    close,
    member(usuario = 'mfguaman') {
      const member = demo.bank.memberOf(usuario);
      if (!member) throw new Error(`El banco no tiene al socio «${usuario}».`);
      return member;
    },
    count: (call) => calls.filter((one) => one === call).length,
    fail: (fault, endpoint) => {
      override = { endpoint, fault };
    },
    hang: (endpoint) => {
      override = { endpoint, fault: 'hang' };
    },
    answerAs: (answerCall) => {
      instead = answerCall;
    },
    heal: () => {
      override = null;
      instead = null;
    },
    forgiveRejected: () => {
      rejected.length = 0;
    },
    deploy: publish,
    answerAtLength: () => {
      isLengthy = true;
    },
    startTest() {
      publish(distFolder);
      demo.reset();
      inbox.clear();
      isLengthy = false;
      override = null;
      instead = null;
      calls.length = 0;
      rejected.length = 0;
    },
  };
}

/** Stands for whatever call comes, where a fault applies to all of them. */
const anyEndpoint: AnyEndpoint = {
  id: 'any',
  method: 'GET',
  path: '',
  summary: '',
  answer: null,
  secrets: [],
  changesState: false,
  authenticated: false,
  origin: 'specification',
  answerOrigin: 'specification',
  codes: [],
};

/** How {@link Bank.calls} names a call without path parameters. */
export function callOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`;
}
