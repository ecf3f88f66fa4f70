declare module 'virtual:catalogue-index' {
  import type { CatalogueTitle } from './catalogueIndex.ts';

  const titles: readonly CatalogueTitle[];
  export default titles;
}
