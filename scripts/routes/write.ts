/** `npm run routes`: writes what is made from the table of routes. */
import { writeFileSync } from 'node:fs';
import { README, readmeWithCalls } from './calls.ts';
import { missingScreens, SCREENS_FILE, screensModule } from './screens.ts';

const missing = missingScreens();
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
writeFileSync(SCREENS_FILE, screensModule());
writeFileSync(README, await readmeWithCalls());
