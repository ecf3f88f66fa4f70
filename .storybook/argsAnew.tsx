import { type ComponentType, Fragment } from 'react';

/** What is asked of a story: whether it leads somewhere, and what it gives its component. */
interface DrawnStory {
  args: Readonly<Record<string, unknown>>;
  playFunction?: unknown;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What a control can set of a story, as one text. */
const plainText = (args: DrawnStory['args']): string =>
  JSON.stringify(Object.entries(args).filter(([, value]) => isPlain(value)));

/**
 * Decorator: a story whose control is changed begins anew. What a component reads only once, such as `defaultValue`, and what a story keeps in
 * a state of its own would otherwise stay as it was. A story that a `play` has led somewhere stays there.
 */
export function argsAnew(Story: ComponentType, { args, playFunction }: DrawnStory) {
  return (
    <Fragment key={playFunction === undefined ? plainText(args) : undefined}>
      <Story />
    </Fragment>
  );
}
