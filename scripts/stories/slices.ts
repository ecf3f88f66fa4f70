/** The least number of stories that are worth a worker's opening their file. */
const FEWEST = 3;
/** How many parts a worker is to have at least: the last one to end is waited for no longer than one of them takes. */
const PARTS_A_WORKER = 4;

/** Some stories of one file, one after the other in one worker. */
export interface Slice<Story> {
  file: string;
  stories: readonly Story[];
}

/**
 * Divides the stories of some files among workers. A file that is longer than its share is divided: of one folder, too, every worker has a part;
 * of the whole catalogue no file is.
 */
export function sliceStories<Story>(files: ReadonlyMap<string, readonly Story[]>, workers: number): Slice<Story>[] {
  const total = [...files.values()].reduce((sum, stories) => sum + stories.length, 0);
  const longest = Math.max(FEWEST, Math.ceil(total / (workers * PARTS_A_WORKER)));
  return [...files].flatMap(([file, stories]) => {
    const parts = Math.ceil(stories.length / longest);
    const length = Math.ceil(stories.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      file,
      stories: stories.slice(part * length, (part + 1) * length),
    })).filter((slice) => slice.stories.length > 0);
  });
}
