import type { Group, UnmeasuredRow } from '../row.ts';

/** A bench that people read; its figures hang on the machine, so that no test holds them. */
const bench = (id: string, title: string, goal: string, script: string): UnmeasuredRow => ({
  id,
  title,
  goal,
  unmeasured: `\`npm run ${script}\` prints it; the README tells what was seen`,
});

/** How fast it is, and what is left over. */
export const speed: Group = {
  title: 'Speed and memory',
  rows: [
    bench('speed-pages', 'The first page on a slow line and processor', 'first paint ≤ 0.9 s', 'bench:pages'),
    bench('speed-routes', '500 changes of page: heap, elements, listeners', '≤ 2 MB more', 'bench:routes'),
    bench('speed-movements', 'An account with 20,000 movements', 'no task over 200 ms', 'bench:movements'),
  ],
};
