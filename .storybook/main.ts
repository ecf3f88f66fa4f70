import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockWorker } from '../scripts/viteDemoCooperative.ts';
import { catalogueIndex, PAGE_NAME } from './pages/catalogueIndex.ts';
import { componentSources } from './pages/componentSources.ts';
import { tokenFiles } from './pages/tokenFiles.ts';
import { watchedImports } from './testRun/watchedImports.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  docs: { defaultName: PAGE_NAME },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [mockWorker(), catalogueIndex(), componentSources(), tokenFiles(), watchedImports()],
    }),
});
