import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentSources } from './.storybook/pages/componentSources.ts';
import { testLaunchOptions } from './scripts/browser.ts';
import { browserDependencies } from './scripts/browserDependencies.ts';
import { isWhole } from './src/testing/cases.ts';

/** Ecuador's locale and clock, no motion: what a member of the cooperative has, and what makes runs alike. */
const contextOptions = { locale: 'es-EC', timezoneId: 'America/Guayaquil', reducedMotion: 'reduce' } as const;

/** A browser of its own for each project: Vitest names the instances after it. */
const browser = async () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: await testLaunchOptions(), contextOptions }),
});

/** `vitest run`: each file is read once. A developer's `vitest` looks at files that change. */
const isRun = process.argv.includes('run');

/**
 * The catalogue's own button (`npm run storybook`, @storybook/addon-vitest) plays the stories as `npm run stories:watch` does. For no other run: the
 * runner of stories looks at more.
 */
const stories = process.env.VITEST_STORYBOOK === 'true' ? ['./vitest.stories.config.ts'] : [];

declare module 'vitest' {
  interface ProvidedContext {
    /** The run of `npm run assurance`: every case of what is sampled here (`isWhole` of src/testing/cases.ts, for tests in a browser). */
    isWhole: boolean;
  }
}

export default defineConfig({
  // A component's stories reach its page, and that page what it says of the code.
  plugins: [react(), componentSources()],
  // Styles are put in rule by rule, as in what members get: written as text, each new rule has the browser read all of them again.
  define: { SC_DISABLE_SPEEDY: 'false' },
  optimizeDeps: { include: [...browserDependencies] },
  test: {
    // Two cores may be busy with other things: a test waits for what it waits for, and fails by its assertion.
    testTimeout: 30_000,
    // A developer may run one test alone; `npm test` runs all of them.
    allowOnly: !isRun,
    provide: { isWhole },
    projects: [
      ...stories,
      {
        extends: true,
        test: {
          name: 'unidad',
          maxWorkers: 2,
          environment: 'node',
          // Files share what they have loaded, three quarters of their time otherwise: none replaces a module (eslint.config.js).
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', '.storybook/**/*.test.ts', 'assurance/**/*.test.ts'],
          setupFiles: ['src/testing/seed.ts', 'src/testing/asFound.ts'],
        },
      },
      {
        extends: true,
        // Each file of tests is a page that loads the sources again: in one run, in which none of them changes, the browser keeps what it has.
        ...(isRun && { server: { headers: { 'Cache-Control': 'max-age=3600, immutable' } } }),
        test: {
          name: 'comportamiento',
          // A page waits half of its time, for what a member would wait for: five keep two cores busy.
          maxWorkers: 5,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['scripts/behaviour/unseen.ts'],
          expect: { poll: { timeout: 20_000 } },
          browser: await browser(),
        },
      },
    ],
  },
});
