import { type Group, isMeasured, type Result, type Results, type Row } from './row.ts';

const HEAD = `# Assurance

What is promised of the program, and what was found when it was tried. Made by \`npm run assurance\`, never by hand; \`docs/assurance.json\` holds the
same as data. A row speaks of its commit alone; «+» behind it: of a tree with changes that no commit has. «Tried» counts tests, and the cases inside
them where a test notes them; one in a browser counts as one, however many cases it makes. «not measured»: not tried yet, or not possible here. A negative control takes the row's guard away in a copy of the project: the row must
turn red there (a test fails, a figure is beyond its limit), else it proves nothing. «broke off»: the copy could not be measured, which is no red. A row
that is not met is red with its guard as well: there a control proves something only where more of it fails. «none» says why there is none to take away.
`;

/** The page: each row with what was measured last, by its group. */
export function pageOf(groups: readonly Group[], results: Results): string {
  return `${HEAD}\n${groups.map((group) => sectionOf(group, results)).join('\n')}`;
}

const COLUMNS = ['Row', 'Goal', 'Found', 'Tried', 'Met', 'Date', 'Commit', 'Seed', 'Seconds', 'Negative control'];

function sectionOf({ title, rows }: Group, results: Results): string {
  const lines = rows.map((row) => line(cellsOf(row, results[row.id])));
  return `## ${title}\n\n${[line(COLUMNS), line(COLUMNS.map(() => '---')), ...lines].join('\n')}\n`;
}

function cellsOf(row: Row, result: Result | undefined): string[] {
  const told = [row.title, row.goal];
  if (!result)
    return [...told, isMeasured(row) ? 'not measured' : `not measured: ${row.unmeasured}`, '', '', '', '', '', '', ''];
  const { value, tried, met, date, commit, seed, seconds } = result;
  return [
    ...told,
    value,
    String(tried),
    met ? 'yes' : '**no**',
    date,
    commit,
    String(seed),
    String(seconds),
    controlText(row, result),
  ];
}

function controlText(row: Row, result: Result): string {
  const { control, noControl } = isMeasured(row) ? row : {};
  if (!control) return `none: ${noControl}`;
  return `${control.says}: ${outcomeText(result)}`;
}

function outcomeText({ met, control }: Result): string {
  if (control === 'broke off') return '**broke off**';
  if (!met) return control === 'worse' ? 'more of it fails' : 'proves nothing, as the row is not met';
  if (control === 'green') return '**stays green**';
  return control === null ? 'not measured' : 'turns red';
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
