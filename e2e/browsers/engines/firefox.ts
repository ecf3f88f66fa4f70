import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf, type EngineKind, type Tab } from '../engine.ts';
import { makeNest, startProgram } from '../program.ts';
import { openWire, type Wire, type WireEvent } from '../wire.ts';
import { engineOver, KEYS, pressAt, readyTab, strike } from './shared.ts';

/** Where Debian's package puts it, and others do. */
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const place = (): string | undefined => [process.env.FIREFOX_PATH ?? '', ...PLACES].find((one) => existsSync(one));

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

/** Firefox over WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'firefox',
  title: 'Firefox',
  missing: () => Promise.resolve(place() === undefined ? 'firefox-esr' : null),
  start: async () => {
    const nest = makeNest();
    const wanted = Object.entries(preferences(nest.downloads)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(nest.profile, 'user.js'), wanted.join('\n'));
    const program = startProgram(
      place() ?? 'firefox',
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', nest.profile, 'about:blank'],
      { HOME: nest.profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    );
    const troubles: string[] = [];
    const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
    const wire = await openWire(`${address}/session`, (event) => {
      const line = troubleIn(event);
      if (line !== null) troubles.push(line);
    });
    const { capabilities } = await wire.send<{ capabilities: { browserName: string; browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    );
    await wire.send('session.subscribe', { events: ['log.entryAdded'] });
    await wire.send('script.addPreloadScript', { functionDeclaration: String(reportViolations) });
    return engineOver({
      version: `Firefox ${capabilities.browserVersion}`,
      openTab: () => openTab(wire),
      nest,
      troubles,
      end: () => {
        wire.close();
        return program.stop();
      },
    });
  },
};

/** Runs in every page before its own code: Firefox tells its drivers nothing of violated policies. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`CSP: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** What Firefox calls an error, of a font that was under way when its page was left (NS_BINDING_ABORTED), also by the service worker. */
const ABORTED_FONT =
  /^downloadable font: download failed .*status=2152398850|^Failed to load .*\.woff2.\. A ServiceWorker intercepted the request/;

function troubleIn({ method, params }: WireEvent): string | null {
  if (method !== 'log.entryAdded') return null;
  const { level, type, text } = params as { level: string; type: string; text: string };
  if (ABORTED_FONT.test(text)) return null;
  return level === 'error' ? `${type}: ${text}` : null;
}

/** What a function answered, as a text of JSON: the protocol's own values are no plain ones. */
type Evaluated =
  | { type: 'success'; result: { type: string; value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function openTab(wire: Wire): Promise<Tab> {
  const { context } = await wire.send<{ context: string }>('browsingContext.create', { type: 'tab' });
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
  return readyTab({
    run,
    open: async (url) => {
      await wire.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    press: async (point) => {
      await act(pressAt(point));
    },
    type: async (text) => {
      await act(strike([...text]));
    },
    key: async (key) => {
      await act(strike([KEYS[key]]));
    },
    resize: async (width, height) => {
      await wire.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    show: async () => {
      await wire.send('browsingContext.activate', { context });
    },
    close: async () => {
      await wire.send('browsingContext.close', { context });
    },
  });
}
