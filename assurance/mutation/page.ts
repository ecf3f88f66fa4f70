import { parts } from './parts.ts';
import { type Reason, reasons } from './reasons.ts';
import type { Outcome, Survivor } from './results.ts';

/** Where it is kept, from the root. */
export const MUTATION_PAGE = 'docs/mutation.md';

const HEAD = `# Mutants

One small change of the program at a time (a comparison turned, a condition always true, a text emptied …), and the unit tests that pass the changed
place: who notices it fails. \`npm run mutation [-- part]\` tries them and keeps what it found in \`assurance/mutation/results/\`; this page is made from
that. Of api, flows and screens, the hooks (\`use…\`) are left out: what happens over time on a page is held by behaviour tests and journeys. A
file that no unit test loads is held by stories, behaviour tests and journeys alone; it is named, and not counted. \`--again\` tries what survived and
what has changed; the others keep what was found of them at an earlier commit: «At that commit» says how many were tried at the one of the row, and
since which one the rest may be («not noted»: kept before that was told). «+» behind a commit: of a tree with changes that no commit has.
`;

/** \`docs/mutation.md\` from what is kept. */
export function mutationPage(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = parts.map(({ name }) => rowOf(name, outcomes.get(name)));
  const table = [
    '| Part | Tried | Noticed | Share | Commit | Date | At that commit |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
  return `${HEAD}\n${table.join('\n')}\n\n${parts.flatMap(({ name }) => sectionOf(name, outcomes.get(name))).join('\n')}`;
}

function rowOf(name: string, outcome: Outcome | undefined): string {
  if (!outcome) return `| ${name} | not measured | | | | | |`;
  const { tried, noticed, commit, date } = outcome;
  return `| ${name} | ${tried} | ${noticed} | ${shareText(noticed, tried)} | ${commit} | ${date} | ${countsText(outcome)} |`;
}

function countsText({ now, before, since }: Outcome): string {
  if (now === undefined) return 'not noted';
  return before ? `${now}; ${before} from before, since ${since}` : 'all';
}

/** «97.3 %». */
export const shareText = (noticed: number, tried: number): string =>
  `${((100 * noticed) / Math.max(1, tried)).toFixed(1)} %`;

function sectionOf(name: string, outcome: Outcome | undefined): string[] {
  if (!outcome) return [];
  const { survived, unloaded } = outcome;
  const lines = [
    `## ${name}`,
    '',
    survived.length === 0 ? 'None survived.' : survived.map(survivorLine).join('\n'),
    ...(unloaded.length === 0 ? [] : ['', `No unit test loads: ${unloaded.map(code).join(', ')}.`]),
    '',
  ];
  return [lines.join('\n')];
}

const survivorLine = (survivor: Survivor): string =>
  `* ${code(`${survivor.file}:${survivor.line}`)} ${survivor.kind}: ${code(survivor.from)} → ${code(survivor.to)}: ${reasonOf(survivor)?.why ?? 'a test is missing'}`;

/** Why it is none that a test could notice, where that is so. */
export const reasonOf = ({ file, from, to }: Survivor): Reason | undefined =>
  reasons.find((reason) => reason.file === file && reason.from === from && reason.to === to);

const code = (text: string): string => `\`\` ${text} \`\``;
