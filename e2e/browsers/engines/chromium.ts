import { type OldChromium, oldChromium } from '../../../scripts/lockedChromium.ts';
import { callOf, type Engine, type EngineKind, type Key, type Tab } from '../engine.ts';
import { makeNest, startProgram } from '../program.ts';
import { openWire, type Wire, type WireEvent } from '../wire.ts';
import { engineOver, readyTab } from './shared.ts';

const FLAGS = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--no-first-run', '--lang=es-EC'];
const NETWORK = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const KEYS: Readonly<Record<Key, { code: number; text?: string }>> = {
  Enter: { code: 13, text: '\r' },
  Tab: { code: 9 },
  Backspace: { code: 8 },
};

/** An old Chromium of the lockfile over the DevTools protocol: the newer drivers ask for things that it has not yet. */
async function startChromium(name: OldChromium): Promise<Engine> {
  const browser = await oldChromium(name);
  if (!browser) throw new Error(`Falta el paquete ${name}.`);
  const nest = makeNest();
  const program = startProgram(
    browser.path,
    [...FLAGS, ...NETWORK, '--remote-debugging-port=0', `--user-data-dir=${nest.profile}`, 'about:blank'],
    { ...browser.env, LANGUAGE: 'es' },
  );
  const troubles: string[] = [];
  const wire = await openWire(await program.says(/^DevTools listening on (ws:\S+)/), (event) => {
    const line = troubleIn(event);
    if (line !== null) troubles.push(line);
  });
  const { product } = await wire.send<{ product: string }>('Browser.getVersion');
  await wire.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: nest.downloads });
  return engineOver({
    version: product.replace('HeadlessChrome/', 'Chromium '),
    openTab: () => openTab(wire),
    nest,
    troubles,
    end: () => {
      wire.close();
      return program.stop();
    },
  });
}

const whatIsMissing = async (name: OldChromium): Promise<string | null> =>
  (await oldChromium(name)) ? null : `el paquete ${name} (solo Linux x64)`;

/** The engine of the walk: the oldest supported one. */
export const chromium: EngineKind = {
  name: 'chromium',
  title: 'Chromium antiguo',
  missing: () => whatIsMissing('chromium-106'),
  start: () => startChromium('chromium-106'),
};

/** One that knows modules, and is too old all the same. */
export const tooOldChromium: EngineKind = {
  name: 'chromium-92',
  title: 'Chromium demasiado antiguo',
  isTooOld: true,
  missing: () => whatIsMissing('chromium-92'),
  start: () => startChromium('chromium-92'),
};

interface RemoteObject {
  type: string;
  value?: unknown;
  description?: string;
}

function troubleIn({ method, params }: WireEvent): string | null {
  if (method === 'Runtime.exceptionThrown') {
    const { exceptionDetails } = params as { exceptionDetails: { text: string; exception?: RemoteObject } };
    return `sin atrapar: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`;
  }
  if (method === 'Runtime.consoleAPICalled') {
    const { type, args } = params as { type: string; args: RemoteObject[] };
    const text = args.map(({ value, description }) => description ?? JSON.stringify(value)).join(' ');
    return type === 'error' || type === 'assert' ? `consola: ${text}` : null;
  }
  if (method === 'Log.entryAdded') {
    const { entry } = params as { entry: { level: string; source: string; text: string; url?: string } };
    return entry.level === 'error' ? `${entry.source}: ${entry.text} ${entry.url ?? ''}` : null;
  }
  return null;
}

async function openTab(wire: Wire): Promise<Tab> {
  const { targetId } = await wire.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await wire.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const send = <Answer>(method: string, params: object = {}) => wire.send<Answer>(method, params, sessionId);
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  const run: Tab['run'] = async <Given extends readonly unknown[], Result>(
    action: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> => {
    const { result, exceptionDetails } = await send<{ result: RemoteObject; exceptionDetails?: { text: string } }>(
      'Runtime.evaluate',
      { expression: callOf(action, given), awaitPromise: true, returnByValue: true },
    );
    if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
    return result.value as Result;
  };
  const mouse = (type: string, point: object, button: object) =>
    send('Input.dispatchMouseEvent', { type, ...point, ...button });
  return readyTab({
    run,
    open: async (address) => {
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url: address });
      if (errorText !== undefined) throw new Error(`${address}: ${errorText}`);
    },
    press: async (point) => {
      await mouse('mouseMoved', point, {});
      await mouse('mousePressed', point, { button: 'left', buttons: 1, clickCount: 1 });
      await mouse('mouseReleased', point, { button: 'left', clickCount: 1 });
    },
    type: async (text) => {
      for (const letter of text) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      }
    },
    key: async (key) => {
      const { code, text } = KEYS[key];
      const event = { key, code: key, windowsVirtualKeyCode: code };
      await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...event, ...(text && { text }) });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
    resize: async (width, height) => {
      await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    },
    show: async () => {
      await send('Page.bringToFront');
    },
    close: async () => {
      await wire.send('Target.closeTarget', { targetId });
    },
  });
}
