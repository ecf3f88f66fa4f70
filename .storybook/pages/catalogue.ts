import titles from 'virtual:catalogue-index';
import type { CatalogueTitle } from './catalogueIndex.ts';
import { PARTS } from './parts.ts';
import { titleName } from './titleName.ts';

/** The catalogue's parts, in the order of its sidebar, each with its titles. */
export interface CataloguePart {
  name: string;
  titles: readonly CatalogueTitle[];
  stories: number;
}

/** The parts of the catalogue as the stories' files have them at this moment; a part without titles is left out. */
export function catalogueParts(): CataloguePart[] {
  return PARTS.map((name) => {
    const own = titles.filter(({ title }) => title.startsWith(`${name}/`));
    return {
      name,
      titles: own.toSorted((first, second) => titleName(first.title).localeCompare(titleName(second.title), 'es')),
      stories: own.reduce((sum, { stories }) => sum + stories, 0),
    };
  }).filter(({ titles: own }) => own.length > 0);
}
