import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType, FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { argsAnew } from '#storybook/argsAnew.tsx';
import type { ComponentProp } from '#storybook/pages/componentProps.ts';
import type { Guide } from '#storybook/pages/guide.ts';
import { needsFrame } from '#storybook/pages/needsFrame.ts';
import { plainControls } from '#storybook/pages/plainControls.ts';
import { sources } from '#storybook/pages/sources.ts';
import { StoryWorld } from '#storybook/storyWorld.tsx';
import '../testRender.tsx';

type ComposedStory = ReturnType<typeof composeStory>;
type Annotations = Parameters<typeof composeStory>[0] & { parameters?: { guide?: Guide }; play?: unknown };

/** A story as its file exports it, with what it was made from. */
interface ExportedStory {
  input: Annotations;
  meta: { input: Annotations & { title: string } };
}

const files = import.meta.glob<Readonly<Record<string, ExportedStory | undefined>>>(
  ['../*/*.stories.tsx', '!../Fundamentos/*'],
  { eager: true },
);
/** The files' own text: a module's exports come in the order of the alphabet, not of the file. */
const texts = import.meta.glob<string>('../*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

const world = { socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null };

setProjectAnnotations({
  decorators: [
    argsAnew,
    (Story: ComponentType) => (
      <StoryWorld options={world}>
        <Story />
      </StoryWorld>
    ),
  ],
});

/** Other values than the present one, that a control can set. */
function others(now: unknown, prop: ComponentProp | undefined): unknown[] {
  const choices = [...(prop?.type ?? '').matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice);
  if (choices.length > 1) return choices.filter((choice) => choice !== now);
  if (typeof now === 'boolean' || prop?.type === 'boolean') return [now !== true];
  if (typeof now === 'number' && !Number.isInteger(now)) return [now / 2];
  if (typeof now === 'number' || prop?.type === 'number') return [Number(now ?? 0) + 1];
  return [typeof now === 'string' && prop?.name === 'dateFormat' ? 'yyyy-MM-dd' : 'Otro'];
}

const KINDS: Readonly<Record<string, string>> = { string: 'text', number: 'number', boolean: 'boolean' };

/** The kind of control that Storybook has for what a story gives, and for what a component's code says. */
function controlsOf(story: Pick<ComposedStory, 'args' | 'parameters'>, props: readonly ComponentProp[]): string[] {
  const told = props.map(
    ({ name, type }) => [name, KINDS[type] ?? (/^'.*' \| '.*'$/.test(type) ? 'text' : undefined)] as const,
  );
  const given = Object.entries(story.args).map(([name, value]) => [name, KINDS[typeof value]] as const);
  const kinds = [...told, ...given].filter(([, control]) => control !== undefined);
  return plainControls({ ...story, argTypes: Object.fromEntries(kinds.map(([name, control]) => [name, { control }])) });
}

const tried = Object.entries(files).flatMap(([file, stories]) => {
  const first = /^export const (\w+) = \w+\.story\(/m.exec(texts[file] ?? '')?.[1] ?? '';
  const guide = stories[first]?.meta.input.parameters?.guide;
  const drawn = stories[guide?.story ?? first];
  if (!guide || !drawn) return [];
  const Story = composeStory(drawn.input, drawn.meta.input);
  const frame = {
    parameters: Story.parameters,
    playFunction: drawn.input.play ?? drawn.meta.input.play,
    storyGlobals: drawn.input.globals ?? {},
  };
  const title = drawn.meta.input.title;
  const props = sources[title]?.props ?? [];
  if (needsFrame(frame as Parameters<typeof needsFrame>[0])) return [];
  return controlsOf(Story, props).map((name) => ({
    control: `${title.split('/').at(-1)}: ${name}`,
    Story: Story as FunctionComponent<object>,
    name,
    values: others(
      (Story.args as Record<string, unknown>)[name],
      props.find((prop) => prop.name === name),
    ),
  }));
});

/** What is seen of a story: its elements, and what is typed and chosen in them. */
function look(stage: HTMLElement): string {
  const controls = [...stage.querySelectorAll('input, select, textarea')] as HTMLInputElement[];
  // React's identifiers are new where a part begins anew.
  return (
    stage.innerHTML.replaceAll(/_r_\w+_/g, '') + JSON.stringify(controls.map(({ value, checked }) => [value, checked]))
  );
}

describe('«Pruébelo»', () => {
  it('has something to set', () => expect(tried.length).toBeGreaterThan(50));

  it.each(tried)('$control: another value is another drawing', async ({ Story, name, values }) => {
    const { container, rerender } = await render(<Story />);
    const before = look(container);
    const seen: boolean[] = [];
    for (const value of values) {
      await rerender(<Story {...{ [name]: value }} />);
      seen.push(look(container) !== before);
    }
    expect(seen).toContain(true);
  });
});
