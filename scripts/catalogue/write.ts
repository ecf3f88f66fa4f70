/**
 * `npm run catalogue`: takes the codes that the last run of the stories found into the record, writes the index of the catalogue,
 * docs/catalogue.md, and says what is missing; fails when something is.
 */
import { writeFileSync } from 'node:fs';
import { acceptFoundCodes } from './codeRecord.ts';
import { catalogueIndex, missingCodes, missingOf } from './index.ts';
import { readScreens } from './read.ts';
import { storyIds } from './storyIds.ts';

const screens = await readScreens(acceptFoundCodes(storyIds()));
writeFileSync(new URL('../../docs/catalogue.md', import.meta.url), catalogueIndex(screens));
const missing = [
  ...screens.flatMap((screen) => missingOf(screen).map((what) => `${screen.screen}: ${what}`)),
  ...missingCodes(screens),
];
console.log(
  `docs/catalogue.md: ${screens.length} pantallas, falta: ${missing.length === 0 ? 'nada' : missing.join('; ')}.`,
);
if (missing.length > 0) process.exitCode = 1;
