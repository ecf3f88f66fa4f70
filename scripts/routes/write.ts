/** `npm run routes`: writes what is made from the table of routes. */
import { writeFileSync } from 'node:fs';
import { root } from '../modules/imports.ts';
import { README, readmeWithCalls } from './calls.ts';
import { missingScreens, SCREENS_FILES, screensModule } from './screens.ts';

const missing = missingScreens();
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
for (const file of SCREENS_FILES) writeFileSync(root + file.path, screensModule(file));
writeFileSync(README, await readmeWithCalls());
