import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Engine, EngineKind, Tab } from '../engine.ts';
import { makeNest, type Nest, type Program, startProgram } from '../program.ts';
import { engineOver, KEYS, pressAt, readyTab } from './shared.ts';

/** Where Debian's package webkit2gtk-driver puts the driver, and libwebkit2gtk the browser that it drives. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const browser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
const XVFB = '/usr/bin/Xvfb';

/** The screen; its mouse stands in the middle of it. */
const SCREEN = { width: 1400, height: 1000 };

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

/** One command of WebDriver. @throws Error in the driver's own words. */
async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? ''}: ${value.message ?? ''}`);
  return value;
}

/** WebKit's GTK port by its own driver, on a screen that nobody sees. */
export const webkit: EngineKind = {
  name: 'webkit',
  title: 'WebKit',
  missing: () => {
    const absent = [
      ...(existsSync(DRIVER) && browser() !== undefined ? [] : ['webkit2gtk-driver']),
      ...(existsSync(XVFB) ? [] : ['xvfb']),
    ];
    return Promise.resolve(absent.length > 0 ? absent.join(' y ') : null);
  },
  start: async () => {
    const nest = makeNest();
    const screen = startProgram(
      XVFB,
      ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
      {},
    );
    const display = `:${await screen.says(/^(\d+)$/)}`;
    const troubles: string[] = [];
    const driver = await startDriver(nest, display, (line) => {
      if (/CONSOLE .*\bERROR\b/.test(line)) troubles.push(line);
    });
    return startSession(driver, screen, nest, troubles);
  },
};

interface Driver {
  program: Program;
  address: string;
}

async function startDriver(nest: Nest, display: string, onLine: (line: string) => void): Promise<Driver> {
  const port = await freePort();
  mkdirSync(join(nest.profile, '.config'));
  writeFileSync(join(nest.profile, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${nest.downloads}"\n`);
  const program = startProgram(
    DRIVER,
    ['--host=127.0.0.1', `--port=${port}`],
    {
      DISPLAY: display,
      HOME: nest.profile,
      XDG_CONFIG_HOME: join(nest.profile, '.config'),
      XDG_RUNTIME_DIR: nest.profile,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'es',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    onLine,
  );
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await ask('GET', `${address}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return { program, address };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver no arranca.');
}

async function startSession(driver: Driver, screen: Program, nest: Nest, troubles: string[]): Promise<Engine> {
  const { sessionId, capabilities } = await ask<{
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }>('POST', `${driver.address}/session`, {
    capabilities: {
      alwaysMatch: {
        // A script that is run while the page still loads now and then gets no answer.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: browser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const session = `${driver.address}/session/${sessionId}`;
  // The window that the browser began with stays: with its last one the session ends.
  const first = await ask<string>('GET', `${session}/window`);
  return engineOver({
    version: `WebKitGTK ${capabilities.browserVersion}`,
    openTab: async () => {
      // From there: a new one is asked for by a window that is still open.
      await ask('POST', `${session}/window`, { handle: first });
      current.set(session, first);
      // A tab that is not in front hears nothing of the mouse, and a window of its own is.
      const { handle } = await ask<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' });
      return openTab(session, handle);
    },
    nest,
    troubles,
    end: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await driver.program.stop();
      await screen.stop();
    },
  });
}

/** Which window of a session the driver's words go to. */
const current = new Map<string, string>();

async function openTab(session: string, handle: string): Promise<Tab> {
  const here = async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> => {
    if (current.get(session) !== handle) {
      await ask('POST', `${session}/window`, { handle });
      current.set(session, handle);
    }
    return ask<Answer>(method, `${session}/${path}`, body);
  };
  const run: Tab['run'] = async <Given extends readonly unknown[], Result>(
    action: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> =>
    here<Result>('POST', 'execute/sync', {
      script: `return (${String(action)})(...arguments)`,
      args: given,
    });
  const typeInto = async (text: string): Promise<void> => {
    const active = await here<Record<string, string>>('GET', 'element/active');
    await here('POST', `element/${active[ELEMENT] ?? ''}/value`, { text });
  };
  return readyTab({
    run,
    open: async (url) => {
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
    resize: async (width, height) => {
      // Under the mouse: without a window manager that window is the active one, and only there has anything the focus.
      const x = Math.max(0, (SCREEN.width - width) / 2);
      const y = Math.max(0, (SCREEN.height - height) / 2);
      await here('POST', 'window/rect', { x, y, width, height });
    },
    show: async () => {
      await here('GET', 'title');
    },
    close: async () => {
      await here('DELETE', 'window');
      current.delete(session);
    },
  });
}
