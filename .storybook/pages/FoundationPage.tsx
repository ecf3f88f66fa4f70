import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Head, Page, Path } from './pageStyles.ts';
import { StoryCard } from './StoryCard.tsx';

/** All that a title of the foundations shows, on one page. */
export function FoundationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  return (
    <Page className="sb-unstyled">
      <Head>
        <Path>Fundamentos</Path>
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
      </Head>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </Page>
  );
}
