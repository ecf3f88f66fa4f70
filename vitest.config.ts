import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { browserDependencies } from './scripts/browserDependencies.ts';
import { emulateMedia, photograph } from './scripts/visual/commands.ts';

/** Ecuador's locale and clock, no motion: what a member of the cooperative has, and what makes runs alike. */
const contextOptions = { locale: 'es-EC', timezoneId: 'America/Guayaquil', reducedMotion: 'reduce' } as const;

/** A browser of its own for each project: Vitest names the instances after it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
});

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: [...browserDependencies] },
  test: {
    // Two cores may be busy with other things: a test waits for what it waits for, and fails by its assertion.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unidad',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', '.storybook/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'comportamiento', include: ['src/**/*.test.tsx'], browser: browser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'catalogo',
          env: { VISUAL: process.env.VISUAL ?? '0', A11Y: process.env.A11Y ?? '1' },
          // Its accessibility addon is for Storybook's own page: here nobody opens what it found, and `examine` looks instead.
          provide: process.env.VITEST_STORYBOOK === 'true' ? {} : { 'storybook/test-provided': { a11y: false } },
          globalSetup: ['scripts/visual/report.ts'],
          // A picture that differs is looked at in the story played once more; nothing else gets a second chance.
          retry: { count: 2, condition: /El retrato \S+ cambió/ },
          setupFiles: ['.storybook/testRun/vitest.setup.ts'],
          browser: { ...browser(), commands: { photograph, emulateMedia } },
        },
      },
    ],
  },
});
