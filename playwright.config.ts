import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './scripts/browser.ts';

/** Journeys through the built application over real HTTP: `playwright test`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  fullyParallel: true,
  // A journey waits a third of its time: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Two cores may be busy with other things: a journey waits for what it waits for, and fails by its assertion.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  // The library's journeys go one after another, in one project that they install: begun last, they would be left alone when the others have ended.
  projects: [
    { name: 'biblioteca', testMatch: 'library.spec.ts' },
    { name: 'banca', testIgnore: 'library.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    launchOptions: await testLaunchOptions(),
    // A journey sees what it asks the server for; those of the service worker let it in (e2e/worker.spec.ts).
    serviceWorkers: 'block',
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
