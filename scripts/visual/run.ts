/** `npm run test:visual [-- path …]`: the pictures of every story and nothing else, as fast as it goes. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--project', 'catalogo', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, VISUAL: '1', A11Y: '0' },
});
process.exitCode = status ?? 1;
