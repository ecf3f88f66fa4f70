import { type Control, type Finding, isMeasured, type MeasuredRow, type Patch, type Result, type Row } from './row.ts';
import { treeThroughout } from './tree.ts';

/** What a row is measured with. */
export interface Workshop {
  /** Root of the project. */
  root: string;
  seed: number;
  /** Whether negative controls are tried. */
  hasControls: boolean;
  /** A copy without that guard; answers its root. */
  copyWithout: (patch: Patch, lane: string) => string;
  build: (root: string) => void;
  /** The tree as it stands (`treeOf`). */
  tree: () => string;
}

/**
 * The rows whose id contains one of the words; all without a word.
 * @throws Error where a word chooses none: a word with a slip would seem to have been measured.
 */
export function chosenRows(rows: readonly Row[], words: readonly string[]): MeasuredRow[] {
  const measured = rows.filter(isMeasured);
  const lost = words.filter((word) => !measured.some(({ id }) => id.includes(word)));
  if (lost.length > 0)
    throw new Error(`Ninguna fila que se mida contiene ${lost.map((word) => `«${word}»`).join(' ni ')}.`);
  return measured.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
}

/** Measures a row, and what becomes of it without its guard. Whatever breaks off, what was found is kept. */
export async function resultOf(row: MeasuredRow, lane: string, workshop: Workshop): Promise<Result> {
  const { root, seed, tree } = workshop;
  const began = performance.now();
  const before = tree();
  const { faults, at, ...measure } = await findingOf(row, { root, seed });
  const commit = treeThroughout(before, tree());
  const control = await controlOf(row, { ...measure, faults }, lane, workshop);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { ...measure, date: new Date().toISOString().slice(0, 10), seed, commit, ...at, seconds, control };
}

/** What a row found; one that breaks off has found nothing, and the others are measured all the same. */
async function findingOf(row: MeasuredRow, place: Parameters<MeasuredRow['measure']>[0]): Promise<Finding> {
  try {
    return await row.measure(place);
  } catch (reason) {
    console.error(reason);
    return { value: 'broke off', tried: 0, met: false, faults: [] };
  }
}

async function controlOf(row: MeasuredRow, found: Finding, lane: string, workshop: Workshop): Promise<Control> {
  const { control, needsBuild } = row;
  if (!control || !workshop.hasControls) return null;
  // What has found nothing has nothing to be compared with.
  if (!found.met && found.faults.length === 0) return null;
  try {
    const root = workshop.copyWithout(control, lane);
    if (needsBuild) workshop.build(root);
    return controlFrom(found, await row.measure({ root, seed: workshop.seed, untilFault: true }));
  } catch (reason) {
    console.error(reason);
    return 'broke off';
  }
}

/**
 * What the control proves, from what the row found and what its copy without the guard did. Only a test that fails or a figure beyond its limit is
 * red: a copy that does not start, or loads no test, would be red with the guard as well.
 */
export function controlFrom(found: Finding, without: Finding): Control {
  if (without.met) return 'green';
  if (without.faults.length === 0) return 'broke off';
  if (found.met) return 'red';
  return without.faults.some((fault) => !found.faults.includes(fault)) ? 'worse' : null;
}

/** Whether a row holds: it is met, and no control says that this proves nothing. */
export const isProven = ({ met, control }: Result): boolean => met && (control === 'red' || control === null);
