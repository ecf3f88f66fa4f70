/**
 * `npm run stories [-- word …]`: builds the catalogue and examines its stories as `npm test` does; `--pictures` (`npm run test:visual`) leaves
 * axe out, `--built` takes the catalogue that stands in `storybook-static/`. With words, only files whose path contains one of them.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { pictures: { type: 'boolean' }, built: { type: 'boolean' } },
  allowPositionals: true,
});

const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const isBuilt = values.built || succeeds('storybook', ['build', '--quiet']);
const isGood =
  isBuilt &&
  succeeds('playwright', ['test', '--config', 'scripts/stories'], {
    STORIES: positionals.join(' '),
    ...(values.pictures ? { AXE: '0' } : {}),
  });
process.exitCode = isGood ? 0 : 1;
