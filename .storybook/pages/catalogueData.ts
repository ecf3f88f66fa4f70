import type { Plugin } from 'vite';
import { readCodeRecord } from '../../scripts/catalogue/codeRecord.ts';
import { codeSheet } from '../../scripts/catalogue/codeSheet.ts';
import { pastCatalogue, readRecentSections } from '../../scripts/catalogue/history.ts';
import { newsOf } from '../../scripts/catalogue/news.ts';
import { readPlacedStories } from '../../scripts/catalogue/stories.ts';
import { readIndex } from '../../scripts/visual/baselines.ts';
import { entriesWithoutPage } from './withoutPage.ts';

/** The modules, each by what it is made of. */
const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:catalogue-codes': () => codeSheet(readPlacedStories(), readCodeRecord()),
  'virtual:catalogue-news': () =>
    newsOf(readPlacedStories(), readIndex().pictures, pastCatalogue(), readRecentSections()),
  'virtual:library-without-page': entriesWithoutPage,
};

/** Gives the pages «Códigos», «Novedades» and «Biblioteca» what they show, made when the catalogue is served or built. */
export function catalogueData(): Plugin {
  return {
    name: 'catalogue-data',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(make())};`;
    },
  };
}
