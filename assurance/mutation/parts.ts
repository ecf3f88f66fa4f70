/** A part of the program whose mutants are tried in one run. */
export interface Part {
  name: string;
  /** Which files, from the root: {@link programFilesOf}. */
  files: RegExp;
  /** Whose unit tests may notice: globs from the root. */
  tests: readonly string[];
}

const room = (name: string, ...tests: readonly string[]): Part => ({
  name,
  files: new RegExp(`^src/${name}/.*\\.ts$`),
  tests: [`src/${name}/**/*.test.ts`, ...tests],
});

/** What calls the bank, hooks left out as below, apart from what is called: the contract is data, and twice as much. */
const calls: Part = { ...room('api'), files: /^src\/api\/(?!use[A-Z])[^/]*\.ts$/ };
const contract: Part = {
  name: 'contract',
  files: /^src\/api\/contract\/.*\.ts$/,
  tests: calls.tests,
};

/** The same without its hooks: what happens over time on a page is held by behaviour tests and journeys. */
const pureParts = (name: string): Part => ({
  ...room(name),
  files: new RegExp(`^src/${name}/(?:.*/)?(?!use[A-Z])[^/]*\\.ts$`),
});

/** The rules of the bank and what carries them: what unit tests hold. What draws is held by stories, behaviour tests and journeys. */
export const parts: readonly Part[] = [
  room('domain'),
  room('crypto'),
  calls,
  contract,
  room('session'),
  room('config'),
  room('navigation'),
  pureParts('flows'),
  pureParts('screens'),
];

/** Tests, and what is there for them alone: `tests/`, `testStorage.ts`. */
const OF_TESTS = /\.test\.ts$|\/tests\/|\/test[A-Z][^/]*\.ts$/;

/** The files of a part among these, from the root: of the program, never of its tests. */
export const programFilesOf = (part: Part, files: readonly string[]): string[] =>
  files.filter((file) => part.files.test(file) && !OF_TESTS.test(file));
