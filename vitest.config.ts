import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

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

/**
 * What pages import lazily or deep inside: named here so that Vite prepares it at the start. Found in mid-run it would reload the
 * page under the tests.
 */
const PREPARED = [
  '@base-ui/react/csp-provider',
  '@base-ui/react/menu',
  '@base-ui/react/select',
  '@base-ui/react/tabs',
  '@hookform/resolvers/yup',
  '@tanstack/react-query',
  'axe-core',
  'crypto-js/aes.js',
  'crypto-js/lib-typedarrays.js',
  'crypto-js/sha256.js',
  'date-fns/lightFormat',
  'lucide-react',
  'msw',
  'msw/browser',
  'pdfjs-dist',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'styled-components',
  'vitest-browser-react',
  'yup',
];

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: PREPARED },
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
        test: { name: 'catalogo', browser: browser() },
      },
    ],
  },
});
