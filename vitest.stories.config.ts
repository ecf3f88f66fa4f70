import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

/**
 * `npm run stories:watch -- word`: the stories that a developer is at, played again with each change by Storybook's own addon. Pictures, the
 * second theme and the codes are looked at by `npm run stories` (docs/records/0004-our-own-story-runner.md).
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { SC_DISABLE_SPEEDY: 'false' },
  test: {
    name: 'historias',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { locale: 'es-EC', timezoneId: 'America/Guayaquil', reducedMotion: 'reduce' },
      }),
    },
  },
});
