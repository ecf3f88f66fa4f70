import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockWorker } from '../scripts/viteDemoCooperative.ts';
import { catalogueIndex, PAGE_NAME } from './pages/catalogueIndex.ts';
import { watchedImports } from './testRun/watchedImports.ts';

/** What is published has nobody's tests to run. */
const isBuilt = process.argv.includes('build');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: ['../public'],
  docs: { defaultName: PAGE_NAME },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [mockWorker(), catalogueIndex(), watchedImports()] }),
});
