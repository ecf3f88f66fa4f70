import '#theme/fonts.css';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
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

// The foundations are sheets, not components; the front page reads an index that only the catalogue has.
const files = import.meta.glob<Readonly<Record<string, ExportedStory | undefined>>>(
  ['../*/*.stories.tsx', '!../Fundamentos/*'],
  { eager: true },
);

const world = { socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null };

// What stands around every story in the catalogue, without the worker that answers calls: components call nobody.
setProjectAnnotations({
  decorators: [
    (Story: React.ComponentType) => (
      <StoryWorld options={world}>
        <Story />
      </StoryWorld>
    ),
  ],
});

/** The files' own text: a module's exports come in the order of the alphabet, not of the file. */
const sources = import.meta.glob<string>('../*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

const guided = Object.entries(files).flatMap(([file, stories]) => {
  const first = /^export const (\w+) = \w+\.story\(/m.exec(sources[file] ?? '')?.[1] ?? '';
  const guide = stories[first]?.meta.input.parameters?.guide;
  const drawn = stories[guide?.story ?? first];
  return guide && drawn ? [{ file, guide, drawn }] : [];
});

let stage: HTMLElement | null = null;

afterEach(() => {
  stage?.remove();
});

describe('the anatomy of a component', () => {
  it('is there for the components', () => expect(guided.length).toBeGreaterThan(50));

  it.each(guided)('$file: each part is found in the drawn story', async ({ guide, drawn }) => {
    const Story = composeStory(drawn.input, drawn.meta.input);
    stage = document.body.appendChild(document.createElement('div'));
    await Story.run({ canvasElement: stage });
    const missing = () =>
      guide.anatomy.flatMap(({ part, selector }) =>
        selector !== undefined && findPart(document.body, selector) === null ? [`${part}: ${selector}`] : [],
      );
    await expect.poll(missing, { timeout: 5000 }).toEqual([]);
  });
});
