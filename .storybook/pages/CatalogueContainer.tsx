import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { keepSpanish } from '../spanishWords.ts';
import { frameThemes } from './frameTheme.ts';
import { PageGlobals } from './pageGlobals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Every page of the catalogue: the bank's tokens, and the theme of the toolbar from the first moment on. */
export function CatalogueContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => {
    const stories = context.componentStories();
    const plain = stories.find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0) ?? stories[0];
    return plain ? (context.getStoryContext(plain).globals as Globals) : {};
  });
  const isDark = globals.tema === 'oscuro';
  useEffect(() => {
    // The frames of this page speak up too: what their stories have chosen for themselves is not the toolbar's.
    const take = ({ userGlobals }: { userGlobals: Globals }): void => setGlobals(userGlobals);
    context.channel.on(GLOBALS_UPDATED, take);
    return () => context.channel.off(GLOBALS_UPDATED, take);
  }, [context.channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  useEffect(() => {
    document.documentElement.lang = 'es-EC';
    return keepSpanish(document.body);
  }, []);
  return (
    <DocsContainer context={context} theme={isDark ? frameThemes.oscuro : frameThemes.claro}>
      <GlobalStyle />
      <PageGlobals value={globals}>{children}</PageGlobals>
    </DocsContainer>
  );
}
