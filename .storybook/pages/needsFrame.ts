import type { PreparedStory } from 'storybook/internal/types';

/**
 * Whether a story needs a window of its own on a page: it covers the page (`docs.story.inline: false`), acts before it shows what it is
 * about, or asks for a width or theme other than the page's.
 */
export function needsFrame(story: Pick<PreparedStory, 'parameters' | 'playFunction' | 'storyGlobals'>): boolean {
  const { docs } = story.parameters as { docs?: { story?: { inline?: boolean } } };
  return (
    docs?.story?.inline === false || story.playFunction !== undefined || Object.keys(story.storyGlobals).length > 0
  );
}
