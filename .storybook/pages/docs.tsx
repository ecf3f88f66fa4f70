import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

/* Storybook's blocks are fetched when a page is opened: stories and their tests do without them. */

const Container = lazy(() =>
  import('./CatalogueContainer.tsx').then((module) => ({ default: module.CatalogueContainer })),
);
const Page = lazy(() => import('./CataloguePage.tsx').then((module) => ({ default: module.CataloguePage })));

/** The project's `parameters.docs`: what the page of a title is drawn with. */
export const docs = {
  lang: 'es',
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
