/** `npm run catalogue`: writes the index of the catalogue, docs/catalogue.md, and says what is missing; fails when something is. */
import { writeFileSync } from 'node:fs';
import { catalogueIndex, missingCodes, missingOf } from './index.ts';
import { readScreens } from './read.ts';

const screens = await readScreens();
writeFileSync(new URL('../../docs/catalogue.md', import.meta.url), catalogueIndex(screens));
const missing = [
  ...screens.flatMap((screen) => missingOf(screen).map((what) => `${screen.screen}: ${what}`)),
  ...missingCodes(screens),
];
console.log(
  `docs/catalogue.md: ${screens.length} pantallas, falta: ${missing.length === 0 ? 'nada' : missing.join('; ')}.`,
);
if (missing.length > 0) process.exitCode = 1;
