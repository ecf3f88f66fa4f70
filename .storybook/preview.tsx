import '#theme/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { createMswWorker } from '#mocks/browser.ts';
import { demo } from '#mocks/storyDemo.ts';
import { breakpoint } from '#theme/tokens.ts';
import { collectConsoleErrors } from './consoleErrors.ts';
import { expectDarkThemeAccessible, isTestRun } from './darkTheme.ts';
import { freezeDate } from './frozenDate.ts';
import { StoryWorld, type StoryWorldOptions } from './storyWorld.tsx';

const FONTS = ["600 24px 'Bricolage Grotesque Variable'", "400 16px 'Figtree Variable'"];

const defaults: StoryWorldOptions = { socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null };

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = createMswWorker(demo);
      await worker.start({ quiet: true });
      return worker;
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { matchers: { date: /fecha/i } },
    options: { storySort: { order: ['Inicio', 'Fundamentos', 'Componentes', 'Pantallas', 'Recorridos'] } },
    viewport: {
      options: {
        m320: { name: 'Móvil pequeño, 320', styles: { width: '320px', height: '700px' } },
        m390: { name: 'Móvil, 390', styles: { width: '390px', height: '844px' } },
        menuOculto: {
          name: `Menú oculto, ${breakpoint.menu - 1}`,
          styles: { width: `${breakpoint.menu - 1}px`, height: '900px' },
        },
        menuFijo: { name: `Menú fijo, ${breakpoint.menu}`, styles: { width: `${breakpoint.menu}px`, height: '900px' } },
        tableta: { name: 'Tableta, 768', styles: { width: '768px', height: '1024px' } },
        escritorio: { name: 'Escritorio, 1440', styles: { width: '1440px', height: '900px' } },
        amplio: { name: 'Amplio, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  globalTypes: {
    tema: {
      description: 'Tema',
      toolbar: { title: 'Tema', icon: 'mirror', items: ['claro', 'oscuro'], dynamicTitle: true },
    },
  },
  initialGlobals: { tema: 'claro' },
  decorators: [
    (Story, { parameters }) => (
      <StoryWorld options={{ ...defaults, ...(parameters.mundo as Partial<StoryWorldOptions> | undefined) }}>
        <Story />
      </StoryWorld>
    ),
  ],
  async beforeEach({ globals }) {
    const unfreeze = freezeDate();
    const errors = collectConsoleErrors();
    demo.reset();
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.dataset.theme = globals.tema === 'oscuro' ? 'dark' : 'light';
    await Promise.all(FONTS.map((font) => document.fonts.load(font)));
    return () => {
      unfreeze();
      errors.restore();
      errors.expectNone();
    };
  },
  async afterEach({ parameters }) {
    if (isTestRun) await expectDarkThemeAccessible(parameters.a11y);
  },
});
