import { defineConfig } from '@playwright/test';
import { photographerOptions } from '../browser.ts';

/** `npm run pictures`: the README's pictures, of the built application over real HTTP, by the browser that takes those of the stories. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  globalSetup: '../../e2e/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: await photographerOptions(),
    serviceWorkers: 'block',
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
