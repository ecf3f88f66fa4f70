import { spawnSync } from 'node:child_process';
import { shareText } from '../mutation/page.ts';
import { parts } from '../mutation/parts.ts';
import { type Outcome, readOutcomes } from '../mutation/results.ts';
import type { Finding, Group, Place } from '../row.ts';

/** Of a hundred mutants, how many must be noticed. */
const GOAL = 0.95;
/** How many of each part are tried where the whole would take an hour. */
const SAMPLE = 12;

/** Whether the tests notice a changed program. */
export const mutation: Group = {
  title: 'Mutation',
  rows: [
    {
      id: 'mutation-sample',
      title: `${SAMPLE} mutants of each of domain, crypto, api, its contract, session, config, navigation and the pure parts of flows and screens`,
      goal: 'at least 95 % noticed',
      measure: sampled,
      control: {
        says: 'mutants that are never switched on',
        file: 'assurance/mutation/setup.ts',
        from: "activeMutant: inject('mutant')",
        to: "activeMutant: ''",
      },
    },
    {
      id: 'mutation-whole',
      title:
        'All of them, as they were tried last, a part at a time (`npm run mutation`; [docs/mutation.md](mutation.md) names the survivors)',
      goal: 'at least 95 % noticed in every part',
      noControl: 'nothing is tried: it reads what was kept',
      measure: kept,
    },
  ],
};

/** Where none can be noticed each is held against all tests: two of each part show that. */
const CONTROL_SAMPLE = 2;

function sampled({ root, untilFault }: Place): Promise<Finding> {
  const sample = untilFault ? CONTROL_SAMPLE : SAMPLE;
  const args = ['assurance/mutation/run.ts', '--sample', String(sample), '--root', root];
  // Fewer than the goal end it with an error: it says how many all the same.
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const said = /^(\d+) de (\d+) \(/m.exec(stdout);
  if (!said) return Promise.reject(new Error(`La muestra no llegó a su fin.\n${stderr}`));
  const [noticed = 0, tried = 0] = said.slice(1).map(Number);
  const value = `${shareText(noticed, tried)} noticed`;
  const isEnough = noticed >= GOAL * tried;
  return Promise.resolve({
    value,
    tried,
    met: tried >= sample * parts.length * 0.9 && isEnough,
    faults: isEnough ? [] : [value],
  });
}

function kept({ root }: Place): Promise<Finding> {
  return Promise.resolve(foundIn(readOutcomes(root)));
}

/** What is kept of the parts, together. It stands with the commits and the days of all that was tried, whatever is asked for it. */
export function foundIn(outcomes: ReadonlyMap<string, Outcome>): Finding {
  const all = [...outcomes.values()];
  const tried = all.reduce((sum, outcome) => sum + outcome.tried, 0);
  const noticed = all.reduce((sum, outcome) => sum + outcome.noticed, 0);
  const missing = parts.filter(({ name }) => !outcomes.has(name)).map(({ name }) => name);
  const says = `${shareText(noticed, tried)} noticed`;
  const below = [...outcomes].filter(([, outcome]) => outcome.noticed < GOAL * outcome.tried).map(([name]) => name);
  return {
    value: missing.length === 0 ? says : `${says}; not tried yet: ${missing.join(', ')}`,
    tried,
    met: missing.length === 0 && below.length === 0,
    faults: below,
    ...(all.length > 0 ? { at: { commit: commitsOf(all).join(', '), date: spanOf(all.map(({ date }) => date)) } } : {}),
  };
}

/** The commits at which they were tried, each once. */
const commitsOf = (all: readonly Outcome[]): string[] => [
  ...new Set(all.flatMap(({ commit, since }) => (since === undefined ? [commit] : [since, commit]))),
];

/** «2026-11-28 – 2026-11-29». */
function spanOf(dates: readonly string[]): string {
  const sorted = dates.toSorted();
  return [...new Set([sorted[0], sorted.at(-1)])].join(' – ');
}
