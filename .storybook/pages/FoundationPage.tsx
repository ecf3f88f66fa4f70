import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Head, Page, Path } from './pageStyles.ts';
import { StoryCard } from './StoryCard.tsx';
import { TokenDownloads } from './TokenDownloads.tsx';

/** Foundations that the theme's tokens are shown on. */
const OF_TOKENS = new Set(['Colores', 'Espacio, forma y elevación', 'Tipografía']);

/** All that a title of the foundations shows, on one page. */
export function FoundationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <Page className="sb-unstyled">
      <Head>
        <Path>Fundamentos</Path>
        <h1>{name}</h1>
      </Head>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
      {OF_TOKENS.has(name) && <TokenDownloads />}
    </Page>
  );
}
