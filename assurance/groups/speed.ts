import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, isKept, readFigures } from '../../bench/figures.ts';
import type { Finding, Group, MeasuredRow, Patch, Place } from '../row.ts';

const program = (says: string, first: string): Patch => ({
  says,
  file: 'src/app/main.tsx',
  from: '\ndrawInLongSlices();\n',
  to: `\n${first}\ndrawInLongSlices();\n`,
});

const STARTS_AT_ONCE = program(
  'a program that starts at once',
  'for (const end = performance.now() + 3_000; performance.now() < end; );',
);

const HEARS_AT_ONCE = program(
  'a program that lets the browser go on at each press and key',
  "for (const kind of ['click', 'keydown']) addEventListener(kind, () => { for (const end = performance.now() + 250; performance.now() < end; ); }, true);",
);

/** A bench that people read, its medians beside what is promised of them. They hang on the machine, so that no test holds them. */
const bench = (id: string, title: string, goal: string, script: string, control: Patch): MeasuredRow => ({
  id,
  title: `${title} (\`npm run ${script}\`)`,
  goal,
  needsBuild: true,
  control,
  measure: (place) => Promise.resolve(measured(place, script)),
});

function measured({ root, untilFault }: Place, script: string): Finding {
  const file = join(root, 'reports/assurance/figures.json');
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  // Without its guard it is slow each time: once shows that.
  execFileSync('npm', ['run', '--silent', script, ...(untilFault ? ['--', 'dist', '1'] : [])], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, BENCH_FILE: file },
  });
  return foundIn(readFigures(file));
}

/** What figures say together. One that could not be measured is not kept, and no fault either: nothing was seen to be too slow. */
export function foundIn(figures: readonly Figure[]): Finding {
  const broken = figures.filter((figure) => !isKept(figure));
  return {
    value: figures.map(figureText).join('; '),
    tried: figures.length,
    met: broken.length === 0,
    faults: broken.filter(({ value }) => !Number.isNaN(value)).map(({ name }) => name),
  };
}

/** «largest paint, ms: 812», and what was promised where it was not kept. */
export function figureText(figure: Figure): string {
  const { name, value, most, least } = figure;
  const shown = `${name}: ${Number.isNaN(value) ? 'not measured' : Number(value.toFixed(value < 10 ? 2 : 0))}`;
  if (isKept(figure)) return shown;
  return `**${shown}** (${most === undefined ? `at least ${least}` : `at most ${most}`})`;
}

/** How fast it is, and what is left over. */
export const speed: Group = {
  title: 'Speed and memory',
  rows: [
    bench(
      'speed-pages',
      'The first page on slow 4G and a processor four times slower, and what follows the sign-in',
      'painted ≤ 0.9 s, answers ≤ 2.2 s, score 100, shell ≤ 300 ms after the answer',
      'bench:pages',
      STARTS_AT_ONCE,
    ),
    bench(
      'speed-routes',
      'Presses at a processor four times slower; 500 changes of page: heap, elements, listeners',
      '≤ 100 ms; ≤ 2 MB more, no element or listener more',
      'bench:routes',
      HEARS_AT_ONCE,
    ),
    bench(
      'speed-movements',
      'An account with 20,000 movements',
      'no task over 200 ms',
      'bench:movements',
      HEARS_AT_ONCE,
    ),
    bench(
      'speed-slow-line',
      'A line of 50 kbit/s and 800 ms, first and second visit',
      'seen ≤ 5 s, answers ≤ 20 s; again ≤ 3 s; a page’s frame ≤ 1 s, content ≤ 6 s',
      'bench:slow',
      STARTS_AT_ONCE,
    ),
    bench(
      'speed-low-end',
      'A processor six times slower: each letter typed, the code, 20,000 movements',
      'a letter ≤ 100 ms, no task over 200 ms',
      'bench:lowend',
      HEARS_AT_ONCE,
    ),
  ],
};
