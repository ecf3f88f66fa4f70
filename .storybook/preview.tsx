import { forgetCarried } from '#navigation/carried.ts';
import './testRun/start.ts';
import '#theme/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { repeatGuids } from '#mocks/bank/random.ts';
import { createMswWorker } from '#mocks/browser.ts';
import { demo } from '#mocks/storyDemo.ts';
import './fonts.css';
import './preparing.css';
import type { ShownCode } from '#testing/shownCodes.ts';
import { argsAnew } from './argsAnew.tsx';
import { collectConsoleErrors } from './consoleErrors.ts';
import { withoutEmptyControls } from './emptyControls.ts';
import { freezeDate, instantOf } from './frozenDate.ts';
import { inLanguage, languageTools, speakAs, usualLanguage } from './languageTools.tsx';
import { modes } from './modes.ts';
import { setNetwork } from './network.ts';
import { addOwnModes } from './ownModes.ts';
import { docs } from './pages/docs.tsx';
import { StoryWorld, type StoryWorldOptions } from './storyWorld.tsx';
import { watchCodes } from './testRun/codes.ts';
import { type EmulatedMedia, emulateMedia, instrument } from './testRun/instrument.ts';
import { openWindow } from './testRun/storyWindow.ts';
import { isDrawnAgain, leave, toolbar, usualToolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Two cores may be busy with other pages: a story waits for what it waits for, and fails by its assertion. A second is the library's own.
configure({ asyncUtilTimeout: 20_000 });

const FONTS = [
  "600 24px 'Bricolage Grotesque Variable'",
  "400 16px 'Figtree Variable'",
  "400 13px 'JetBrains Mono Variable'",
];

const defaults: StoryWorldOptions = { socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null };

/** One for all stories: a page of the catalogue begins several at once. */
let worker: Promise<ReturnType<typeof createMswWorker>> | undefined;

/**
 * What a run looks with, and emoji that are the same on every machine: axe is half a megabyte and the emoji six, of no use to those who open the
 * catalogue, where a device's own emoji stand as they do for members.
 */
const forRun = instrument() ? Promise.all([import('./testRun/examine.ts'), import('./testRun/emoji.css')]) : null;

/** What the story that stands has written to the console. */
let consoleErrors: ReturnType<typeof collectConsoleErrors> | undefined;

async function startWorker() {
  const started = createMswWorker(demo);
  await started.start({ quiet: true });
  return started;
}

/** Chromatic's own names, so that both instruments read the same. */
interface ChromaticMedia {
  forcedColors?: 'active' | 'none';
  prefersReducedMotion?: 'reduce' | 'no-preference';
}

const emulatedMedia = ({ forcedColors = 'none', prefersReducedMotion = 'reduce' }: ChromaticMedia = {}) =>
  ({ forcedColors, reducedMotion: prefersReducedMotion }) satisfies EmulatedMedia;

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    htmlLang: 'es-EC',
    a11y: { test: 'error' },
    chromatic: { modes },
    docs,
    controls: { matchers: { date: /fecha/i } },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'es',
        order: ['Inicio', 'Fundamentos', 'Componentes', 'Pantallas', 'Recorridos', 'Contrato'],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    tema: {
      description: 'Tema',
      toolbar: { title: 'Tema', icon: 'mirror', items: ['claro', 'oscuro'], dynamicTitle: true },
    },
    ...toolbar,
    ...languageTools,
  },
  initialGlobals: {
    tema: 'claro',
    ...usualToolbar,
    ...usualLanguage,
    // The addon is for Storybook's own page: in a test run `examine` looks with axe.
    ...(instrument() ? { a11y: { manual: true } } : {}),
  },
  decorators: [
    argsAnew,
    (Story, { parameters }) => (
      <StoryWorld options={{ ...defaults, ...(parameters.mundo as Partial<StoryWorldOptions> | undefined) }}>
        <Story />
      </StoryWorld>
    ),
    inLanguage,
  ],
  async beforeEach(context) {
    const { globals, parameters } = context;
    document.documentElement.dataset.theme = globals.tema === 'oscuro' ? 'dark' : 'light';
    speakAs(context);
    if (isDrawnAgain(context)) return;
    if (instrument()) {
      await openWindow(context);
      await emulateMedia(emulatedMedia(parameters.chromatic as ChromaticMedia | undefined));
    }
    const instant = instantOf(globals.reloj);
    const unfreeze = freezeDate(instant);
    const giveChanceBack = repeatGuids();
    consoleErrors = collectConsoleErrors();
    demo.reset();
    demo.clock.advance(instant - demo.clock.now());
    if (instrument()) watchCodes(parameters.codes as readonly ShownCode[] | undefined);
    setNetwork(globals.red);
    localStorage.clear();
    sessionStorage.clear();
    // What was typed in the story before, at an entry of the history of the same name.
    forgetCarried();
    await Promise.all([forRun, ...FONTS.map((font) => document.fonts.load(font))]);
    return () => {
      leave(context);
      unfreeze();
      giveChanceBack();
      consoleErrors?.restore();
    };
  },
  async afterEach(context) {
    const [run] = (await forRun) ?? [];
    const findings: string[] = [];
    for (const look of [() => run?.examine(context), () => consoleErrors?.expectNone()]) {
      try {
        await look();
      } catch (reason) {
        findings.push(reason instanceof Error ? reason.message : String(reason));
      }
    }
    if (findings.length > 0) throw new Error(findings.join('\n'));
  },
});

addOwnModes(preview);
withoutEmptyControls(preview);

// The catalogue's order is read out of this file's text: it is found only where the default export is the definition itself.
export default preview;
