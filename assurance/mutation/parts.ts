/** A part of the program whose mutants are tried in one run. */
export interface Part {
  name: string;
  /** Which files, from the root; tests are never among them. */
  files: RegExp;
  /** Whose unit tests may notice: globs from the root. */
  tests: readonly string[];
}

const room = (name: string, ...tests: readonly string[]): Part => ({
  name,
  files: new RegExp(`^src/${name}/.*\\.ts$`),
  tests: [`src/${name}/**/*.test.ts`, ...tests],
});

/** The rules of the bank and what carries them: what unit tests hold. What draws is held by stories, behaviour tests and journeys. */
export const parts: readonly Part[] = [
  room('domain'),
  room('crypto'),
  room('api'),
  room('session'),
  room('config'),
  room('navigation'),
  {
    name: 'flows',
    files: /^src\/flows\/.*\.ts$/,
    tests: ['src/flows/**/*.test.ts'],
  },
  {
    name: 'screens',
    files: /^src\/screens\/.*\.ts$/,
    tests: ['src/screens/**/*.test.ts'],
  },
];
