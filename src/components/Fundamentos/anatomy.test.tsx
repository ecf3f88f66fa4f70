import '#theme/fonts.css';
import { composeStory } from '@storybook/react-vite';
import { afterEach, describe, expect, it } from 'vitest';
import { findPart } from '#storybook/pages/anatomy.ts';
import type { Guide } from '#storybook/pages/guide.ts';
import { StoryWorld } from '#storybook/storyWorld.tsx';

type Annotations = Parameters<typeof composeStory>[0] & { parameters?: { guide?: Guide } };

/** A story as its file exports it, with what it was made from. */
interface ExportedStory {
  input: Annotations;
  meta: { input: Annotations & { title: string } };
}

const files = import.meta.glob<Readonly<Record<string, ExportedStory | undefined>>>('../*/*.stories.tsx', {
  eager: true,
});

const world = { socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null };

/** What stands around every story in the catalogue, without its network: components call nobody. */
const around = {
  decorators: [
    (Story: React.ComponentType) => (
      <StoryWorld options={world}>
        <Story />
      </StoryWorld>
    ),
  ],
};

const guided = Object.entries(files).flatMap(([file, stories]) => {
  const [name, first] = Object.entries(stories).find(([key]) => key !== 'default') ?? [];
  const guide = first?.meta.input.parameters?.guide;
  if (!first || !guide) return [];
  const drawn = stories[guide.story ?? name ?? ''];
  return drawn ? [{ file, guide, drawn }] : [];
});

let stage: HTMLElement | null = null;

afterEach(() => {
  stage?.remove();
});

describe('the anatomy of a component', () => {
  it('is there for the components', () => expect(guided.length).toBeGreaterThan(50));

  it.each(guided)('$file: each part is found in the drawn story', async ({ guide, drawn }) => {
    const Story = composeStory(drawn.input, drawn.meta.input, around);
    stage = document.body.appendChild(document.createElement('div'));
    await Story.run({ canvasElement: stage });
    const missing = () =>
      guide.anatomy.flatMap(({ part, selector }) =>
        selector !== undefined && findPart(document.body, selector) === null ? [`${part}: ${selector}`] : [],
      );
    await expect.poll(missing, { timeout: 5000 }).toEqual([]);
  });
});
