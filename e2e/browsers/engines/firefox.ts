import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentFirefox, oldFirefox } from '../../../scripts/firefox.ts';
import type { Browser } from '../../../scripts/unpackedBrowser.ts';
import { callOf, type Engine, type EngineKind, type Tab } from '../engine.ts';
import { makeNest, startProgram } from '../program.ts';
import type { WireEvent } from '../wire.ts';
import { type FirefoxLink, type LinkTo, linkToCurrent, linkToOldest } from './firefoxLink.ts';
import { MARIONETTE_PREFERENCES } from './marionette.ts';
import { engineOver, KEYS, pressAt, readyTab, strike } from './shared.ts';

const preferences = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.open_pdf_attachments_inline': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'es-EC, es',
  'ui.prefersReducedMotion': 1,
});

const FLAGS = [
  '--headless',
  '--width=1600',
  '--height=1200',
  '--no-remote',
  '--remote-debugging-port=0',
  '--marionette',
];

/** A window in which every page has room: what lies outside hears nothing of the mouse. */
const SCREEN = { MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' };

/** Firefox over WebDriver BiDi. */
async function startFirefox({ path, env }: Browser, linkTo: LinkTo): Promise<Engine> {
  const nest = makeNest();
  const wanted = Object.entries({ ...preferences(nest.downloads), ...MARIONETTE_PREFERENCES }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(nest.profile, 'user.js'), wanted.join('\n'));
  const program = startProgram(path, [...FLAGS, '--profile', nest.profile, 'about:blank'], {
    ...env,
    ...SCREEN,
    HOME: nest.profile,
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const troubles: string[] = [];
  const link = await linkTo(program, nest.profile, (event) => {
    const line = troubleIn(event);
    if (line !== null) troubles.push(line);
  });
  const { wire } = link;
  await wire.send('session.subscribe', { events: ['log.entryAdded'] });
  // Beside the page's own code: in its midst Firefox 115 stumbles over it in each document.
  await wire.send('script.addPreloadScript', { functionDeclaration: String(reportViolations), sandbox: 'guardia' });
  return engineOver({
    version: `Firefox ${link.version}`,
    openTab: () => openTab(link),
    nest,
    troubles,
    end: () => {
      link.close();
      return program.stop();
    },
  });
}

interface FirefoxKind extends Pick<EngineKind, 'name' | 'title'> {
  find: () => Promise<Browser | null>;
  linkTo: LinkTo;
}

const engineOf = ({ name, title, find, linkTo }: FirefoxKind): EngineKind => ({
  name,
  title,
  missing: async () => ((await find()) ? null : 'firefox-esr (en Debian, como root)'),
  async start() {
    const browser = await find();
    if (!browser) throw new Error(`Falta ${title}.`);
    return startFirefox(browser, linkTo);
  },
});

/** The one that is installed. */
export const firefox = engineOf({
  name: 'firefox',
  title: 'Firefox',
  find: async () => currentFirefox(),
  linkTo: linkToCurrent,
});

/** The oldest supported one (D-70). */
export const oldestFirefox = engineOf({
  name: 'firefox-115',
  title: 'Firefox 115',
  find: oldFirefox,
  linkTo: linkToOldest,
});

/** Runs in every page before its own code: Firefox tells its drivers nothing of violated policies. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`CSP: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/**
 * What Firefox calls an error, of a file that was under way when its page was left: a font (NS_BINDING_ABORTED), whatever the service worker was
 * answering with. What the worker itself would do wrong has other words: «passed a promise … that rejected», «passed an Error Response».
 */
const ABANDONED_FILE =
  /^downloadable font: download failed .*status=2152398850|^Failed to load .*A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

function troubleIn({ method, params }: WireEvent): string | null {
  if (method !== 'log.entryAdded') return null;
  const { level, type, text } = params as { level: string; type: string; text: string };
  if (ABANDONED_FILE.test(text)) return null;
  return level === 'error' ? `${type}: ${text}` : null;
}

/** What a function answered, as a text of JSON: the protocol's own values are no plain ones. */
type Evaluated =
  | { type: 'success'; result: { type: string; value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function openTab({ wire, giveSize, bringForward, doubleClickMs }: FirefoxLink): Promise<Tab> {
  const { context } = await wire.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  // Firefox 115 opens it behind the others, where a page is slow.
  await bringForward(context);
  const act = (source: object) => wire.send('input.performActions', { context, actions: [source] });
  const run: Tab['run'] = async <Given extends readonly unknown[], Result>(
    action: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> => {
    const answer = await wire.send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await ${callOf(action, given)}))()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return (answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)) as Result;
  };
  let lastPress = Number.NEGATIVE_INFINITY;
  return readyTab({
    run,
    open: async (url) => {
      await wire.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    press: async (point) => {
      const left = lastPress + doubleClickMs - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      await act(pressAt(point));
      lastPress = performance.now();
    },
    type: async (text) => {
      await act(strike([...text]));
    },
    key: async (key) => {
      await act(strike([KEYS[key]]));
    },
    resize: async (width, height) => {
      await giveSize(context, width, height);
    },
    show: async () => {
      await bringForward(context);
    },
    close: async () => {
      await wire.send('browsingContext.close', { context });
    },
  });
}
