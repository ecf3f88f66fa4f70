import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story as its file has it. */
export interface StoryInFile {
  /** Its identifier in the catalogue; '' in a file without a title of its own. */
  id: string;
  /** What the catalogue calls it: `name: '…'`, the first thing that it says of itself, else made of its export's name. */
  name: string;
}

/** What the text of a stories' file says, without running it. */
export interface StoryFile {
  /** What identifiers begin with: its own `id: '…'`, written before the title, else the title; null where it has no title of its own. */
  id: string | null;
  /** Its place in the sidebar. */
  title: string | null;
  stories: readonly StoryInFile[];
  /** Whether a page is generated for its title. */
  hasPage: boolean;
}

const META = /preview\.meta\(\{[^]*?\b(?:id: '([^']+)',\s*)?title: '([^']+)'/;
const STORY = /^export const (\w+) = \w+\.(?:story|extend)\((?:\{\s*name: '(.*?)')?/gm;
const NO_PAGE = /tags: \[[^\]]*'!autodocs'/;

/** Reads a stories' file. What counts or names stories goes by this, so that nothing is listed by hand. */
export function readStoryFile(text: string): StoryFile {
  const [, own, title = null] = META.exec(text) ?? [];
  const id = own ?? title;
  const stories = [...text.matchAll(STORY)].map(([, exported = '', name]) => {
    const usual = storyNameFromExport(exported);
    return { id: id === null ? '' : toId(id, usual), name: name ?? usual };
  });
  return { id, title, stories, hasPage: !NO_PAGE.test(text) };
}
