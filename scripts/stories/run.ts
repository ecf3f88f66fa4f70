/**
 * `npm run stories [-- word …]`: builds the catalogue and examines its stories as `npm test` does; `--pictures` (`npm run test:visual`) leaves
 * axe out, `--anew` leaves all of them to `npm run visual:accept` whatever they were, `--codes` only reads which codes are shown and leaves them to `npm run catalogue` whatever they
 * were, `--built` takes the catalogue that stands in `storybook-static/`, `--times 20` runs the whole so often, each run anew, until one
 * fails: a story that is not the same each time is found so. With words, only files whose path contains one of them.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    anew: { type: 'boolean' },
    codes: { type: 'boolean' },
    built: { type: 'boolean' },
    times: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const examine = () =>
  succeeds('playwright', ['test', '--config', 'scripts/stories'], {
    STORIES: positionals.join(' '),
    ...(values.pictures ? { AXE: '0' } : {}),
    ...(values.anew ? { PICTURES: 'anew' } : {}),
    ...(values.codes ? { AXE: '0', PICTURES: 'left-out', CODES: 'anew' } : {}),
  });

/** Examines the stories so many times; what the run that fails has found stays where it put it. */
function examineTimes(times: number): boolean {
  for (let run = 1; run <= times; run += 1) {
    const start = performance.now();
    const isGood = examine();
    const seconds = Math.round((performance.now() - start) / 1000);
    if (times > 1)
      console.log(`Vez ${run} de ${times}: ${isGood ? 'sin diferencias' : 'con diferencias'}, ${seconds} s`);
    if (!isGood) return false;
  }
  return true;
}

const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${values.times}: indique cuántas veces, desde 1.`);
const isBuilt = values.built || succeeds('storybook', ['build', '--quiet']);
process.exitCode = isBuilt && examineTimes(times) ? 0 : 1;
