import { ownModes, type WindowWish } from './modes.ts';

/* What is used of Storybook's own objects: their types know everything of a story but this. */

interface Story {
  input: WindowWish;
  extend: (input: WindowWish) => Story;
}

interface Title {
  input: WindowWish;
  story: (input?: WindowWish) => Story;
}

interface Catalogue {
  composed: WindowWish;
  meta: (input: WindowWish) => Title;
}

/**
 * Has every story that is made from now on tell Chromatic of the window and theme that it asks for (`globals`), so that none has to say them twice: a story of 320 px
 * is photographed at 320 px, as in `npm run test:visual`.
 */
export function addOwnModes(preview: object): void {
  const catalogue = preview as Catalogue;
  const meta = catalogue.meta.bind(catalogue);
  catalogue.meta = (input) => {
    const title = meta(input);
    const { composed } = catalogue;
    const story = title.story.bind(title);
    title.story = (own = {}) => extensible(story(telling(own, [composed, title.input])), [composed, title.input]);
    return title;
  };
}

function extensible(story: Story, above: readonly WindowWish[]): Story {
  const extend = story.extend.bind(story);
  story.extend = (own) => extensible(extend(telling(own, [...above, story.input])), above);
  return story;
}

/** A story's own words with its modes, given what those above it say. */
function telling(own: WindowWish, above: readonly WindowWish[]): WindowWish {
  // A story that is only a function says nothing of its own.
  const said = typeof own === 'function' ? [] : [own];
  const all = [...above, ...said];
  const modes = ownModes({
    globals: merged(all.map(({ globals }) => globals)),
    parameters: { viewport: { options: merged(all.map(({ parameters }) => parameters?.viewport?.options)) } },
  });
  if (!modes) return own;
  const { parameters } = own as { parameters?: { chromatic?: object } };
  return { ...own, parameters: { ...parameters, chromatic: { ...parameters?.chromatic, modes } } } as WindowWish;
}

/** What is said last counts. */
function merged<Said extends object>(parts: readonly (Said | undefined)[]): Said {
  return parts.reduce<Said>((all, part) => ({ ...all, ...part }), {} as Said);
}
