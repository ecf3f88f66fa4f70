import { defineConfig } from '@playwright/test';
import { photographerOptions } from '../browser.ts';
import { isThorough } from '../visual/wanted.ts';
import { WORKERS } from './workers.ts';

/** Every story of the built catalogue: played, photographed, looked at with axe. `scripts/stories/run.ts` builds it before. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-results/stories',
  globalSetup: './serve.ts',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  // The first picture that differs waits for the catalogue of the agreed ones to be built; in a thorough run, for several.
  timeout: isThorough() ? 1_800_000 : 240_000,
  reporter: [['./storyReporter.ts'], ['json', { outputFile: '../../reports/catalogo.json' }]],
  use: { launchOptions: await photographerOptions() },
});
