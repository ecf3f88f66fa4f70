import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from '../browser.ts';

const { args, ...launch } = await testLaunchOptions();

/** `npm run test:servers`: a built site behind the real nginx and Caddy, those that are installed, with the configuration of deploy:config. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/servers',
  globalSetup: './globalSetup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/servidores.json' }]],
  use: {
    // The certificate is made on the spot: the service worker, too, is to be fetched under it.
    launchOptions: { ...launch, args: [...args, '--ignore-certificate-errors'] },
    ignoreHTTPSErrors: true,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
