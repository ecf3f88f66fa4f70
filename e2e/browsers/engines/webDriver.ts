import { createServer } from 'node:net';
import type { Tab } from '../engine.ts';
import { type Program, startProgram } from '../program.ts';
import { KEYS, pressAt, readyTab } from './shared.ts';

/* The older dialect of WebDriver, in which WebKit's drivers are spoken to. */

/** The name under which WebDriver knows an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No hay puertos libres.');
  return address.port;
}

/** How long a driver may take for one command, in ms: it may have to start a browser, or to wait for a page. */
const PATIENCE = 60_000;

/** How long for a script, in ms. Now and then the old driver never answers one; whoever looks at a page looks again. */
const SCRIPT_PATIENCE = 10_000;

/** One command. @throws Error in the driver's own words, or that no answer came in time. */
export async function ask<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
  patience = PATIENCE,
): Promise<Answer> {
  const request = { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) };
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(patience) }).catch(
    (reason: unknown) => {
      const isLate = reason instanceof Error && reason.name === 'TimeoutError';
      throw isLate ? new Error(`${method} ${new URL(address).pathname}: el navegador no responde.`) : reason;
    },
  );
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? ''}: ${value.message ?? ''}`);
  return value;
}

/** A driver that runs, with a browser in it. */
export interface DriverSession {
  /** Where this session's commands go. */
  address: string;
  /** Of the browser. */
  version: string;
  /** The window that the browser began with. */
  first: string;
  end: () => Promise<void>;
}

/** What is started: a driver, and the browser that it starts. */
export interface DriverStart {
  command: string;
  env: Readonly<Record<string, string>>;
  /** The driver's own name for what it is told of its browser, and that. */
  options: Readonly<Record<string, { binary: string; args: readonly string[] }>>;
}

/** Starts a driver and a session of it. */
export async function startSession({ command, env, options }: DriverStart): Promise<DriverSession> {
  const port = await freePort();
  const driver = startProgram(command, ['--host=127.0.0.1', `--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  await isReady(driver, address, command);
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${address}/session`,
    // A script that is run while the page still loads now and then gets no answer: `normal` waits for its end.
    { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal', ...options } } },
  );
  const session = `${address}/session/${sessionId}`;
  return {
    address: session,
    version: capabilities.browserVersion,
    first: await ask<string>('GET', `${session}/window`),
    end: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await driver.stop();
    },
  };
}

async function isReady(driver: Program, address: string, command: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await ask('GET', `${address}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await driver.stop();
  throw new Error(`${command} no arranca.`);
}

/** Which window of a session the driver's words go to. */
const current = new Map<string, string>();

/** Turns a session to a window of it. */
export async function turnTo(session: string, handle: string): Promise<void> {
  if (current.get(session) === handle) return;
  await ask('POST', `${session}/window`, { handle });
  current.set(session, handle);
}

/** What a port does in its own way. */
export interface WindowManners {
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
  /** Hears what the page has complained of since it was looked at first: neither driver nor browser tells. */
  onTroubles: (lines: readonly string[]) => void;
}

/** In the page: notes from now on what it complains of; answers the list. */
function listen(): string[] {
  const page = window as Window & { complaints?: string[] };
  if (page.complaints) return page.complaints;
  const complaints: string[] = [];
  page.complaints = complaints;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(`consola: ${words.join(' ')}`);
    error.apply(console, words);
  };
  addEventListener('error', ({ message }) => {
    if (message) complaints.push(`sin atrapar: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`sin atrapar: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`CSP: ${violatedDirective} ${blockedURI}`),
  );
  return complaints;
}

/** A window of a session as a tab of the walk. */
export async function openTab(session: string, handle: string, manners: WindowManners): Promise<Tab> {
  const here = async <Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    patience?: number,
  ): Promise<Answer> => {
    await turnTo(session, handle);
    return ask<Answer>(method, `${session}/${path}`, body, patience);
  };
  const { onTroubles } = manners;
  const run: Tab['run'] = async <Given extends readonly unknown[], Result>(
    action: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> => {
    const call = `(${String(action)})(...arguments)`;
    const script = `const complaints = (${String(listen)})();
        return Promise.resolve(${call}).then((result) => ({ result, complaints: complaints.splice(0) }));`;
    const asked = here<{ result: Result; complaints: string[] }>(
      'POST',
      'execute/sync',
      { script, args: given },
      SCRIPT_PATIENCE,
    );
    const { result, complaints } = await asked;
    onTroubles(complaints);
    return result;
  };
  const typeInto = async (text: string): Promise<void> => {
    const active = await here<Record<string, string>>('GET', 'element/active');
    await here('POST', `element/${active[ELEMENT] ?? ''}/value`, { text });
  };
  /** What a document complained of is gone with it. */
  const hearTheRest = () => run(() => undefined);
  return readyTab({
    run,
    open: async (url) => {
      await hearTheRest();
      await here('POST', 'url', { url });
    },
    press: async (point) => {
      await here('POST', 'actions', { actions: [pressAt(point)] });
    },
    type: async (text) => {
      // Letter by letter: the boxes of the code hand the focus on.
      for (const letter of text) await typeInto(letter);
    },
    key: async (key) => {
      await typeInto(KEYS[key]);
    },
    show: async () => {
      await here('GET', 'title');
    },
    resize: async (width, height) => {
      await turnTo(session, handle);
      await manners.resize(width, height);
    },
    close: async () => {
      await hearTheRest();
      await manners.close();
    },
  });
}
