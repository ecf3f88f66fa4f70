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
  /** Null where it has no title of its own. */
  title: string | null;
  stories: readonly StoryInFile[];
  /** Whether a page is generated for its title. */
  hasPage: boolean;
}

const TITLE = /preview\.meta\(\{[^]*?\btitle: '([^']+)'/;
const STORY = /^export const (\w+) = \w+\.(?:story|extend)\((?:\{\s*name: '(.*?)')?/gm;
const NO_PAGE = /tags: \[[^\]]*'!autodocs'/;

/** Reads a stories' file. What counts or names stories goes by this, so that nothing is listed by hand. */
export function readStoryFile(text: string): StoryFile {
  const title = TITLE.exec(text)?.[1] ?? null;
  const stories = [...text.matchAll(STORY)].map(([, exported = '', name]) => {
    const usual = storyNameFromExport(exported);
    return { id: title === null ? '' : toId(title, usual), name: name ?? usual };
  });
  return { title, stories, hasPage: !NO_PAGE.test(text) };
}
