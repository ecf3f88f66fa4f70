import { mkdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { changesServer } from '../scripts/visual/changesServer.ts';
import { CONTACT_SHEETS, SHEETS_ADDRESS } from '../scripts/visual/contactPictures.ts';
import { mockWorker } from '../scripts/viteDemoCooperative.ts';
import { catalogueData } from './pages/catalogueData.ts';
import { catalogueIndex, PAGE_NAME } from './pages/catalogueIndex.ts';
import { componentSources } from './pages/componentSources.ts';
import { tokenFiles } from './pages/tokenFiles.ts';
import { searchable } from './searchableIndex.ts';
import { watchedImports } from './testRun/watchedImports.ts';

// Storybook refuses a folder that is not there; before the first run it is empty, and the pages say so.
mkdirSync(CONTACT_SHEETS, { recursive: true });

/** What is published has nobody's tests to run. */
const isBuilt = process.argv.includes('build');

const main = defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: ['../public', { from: CONTACT_SHEETS, to: `/${SHEETS_ADDRESS}` }],
  docs: { defaultName: PAGE_NAME },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tools in English for what the toolbar's own «Tema» and the bank's tokens decide, and lessons in Storybook.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        mockWorker(),
        catalogueIndex(),
        catalogueData(),
        componentSources(),
        tokenFiles(),
        changesServer(),
        watchedImports(),
      ],
    }),
});

/** Storybook's own index of the stories, with what its filter and its search find more by: one hook that its types do not name. */
export default { ...main, storyIndexGenerator: searchable };
