import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { Stage } from './pageStyles.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryLink } from './StoryLink.tsx';

/** One story of a page: its name, which leads to it, over its drawing. */
export function StoryCard({ story }: { story: PreparedStory }) {
  return (
    <Figure>
      <figcaption>
        <StoryLink id={story.id}>{story.name}</StoryLink>
      </figcaption>
      <Stage>
        <StoryFrame story={story} />
      </Stage>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
