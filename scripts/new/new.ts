/**
 * `npm run new -- screen|endpoint|code …`: makes what a recipe of the README says («How to add …»). All of it or nothing: what is refused, and
 * what fails on the way, leaves every file as it was.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../modules/imports.ts';
import { SCREENS_FILES } from '../routes/screens.ts';
import { planOf } from './commands.ts';
import { type Plan, Refused } from './project.ts';

/** What is made from the sources, and is written again after them. */
const WRITTEN = ['README.md', ...SCREENS_FILES.map(({ path }) => path), 'docs/catalogue.md'];

/** Runs a program of ours in the project; it says itself what it has to say only when it fails. */
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Writes the catalogue's index again. It fails where something is missing: what that is, is told anyway. */
function writeCatalogue(): void {
  try {
    run(process.execPath, ['scripts/catalogue/write.ts']);
  } catch (reason) {
    const { status, stderr } = reason as { status?: number; stderr?: string };
    if (status !== 1 || stderr !== '') throw reason;
  }
}

/** Writes all files, and what is made from them, which it returns as far as it changed. @throws what went wrong, with every file as it was. */
function carryOut({ files, writesRoutes = false }: Plan): string[] {
  const places = [...files.keys(), ...WRITTEN];
  const before = places.map((place) => {
    const file = join(root, place);
    return { file, text: existsSync(file) ? readFileSync(file) : null };
  });
  const folders: string[] = [];
  try {
    for (const [place, text] of files) {
      const folder = mkdirSync(dirname(join(root, place)), { recursive: true });
      if (folder !== undefined) folders.push(folder);
      writeFileSync(join(root, place), text);
    }
    run('biome', ['check', '--write', ...files.keys()]);
    if (writesRoutes) run(process.execPath, ['scripts/routes/write.ts']);
    writeCatalogue();
    const isOther = (place: string) =>
      before.some(({ file, text }) => file === join(root, place) && text?.equals(readFileSync(file)) === false);
    return WRITTEN.filter(isOther);
  } catch (reason) {
    for (const { file, text } of before) {
      if (text === null) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw reason;
  }
}

try {
  const plan = await planOf(process.argv.slice(2));
  const isNew = (place: string) => !existsSync(join(root, place));
  const lines = [...plan.files.keys()].map((place) => `  ${isNew(place) ? 'nuevo    ' : 'cambiado '} ${place}`);
  const written = carryOut(plan).map((place) => `  escrito   ${place}`);
  console.log(`${[...lines, ...written].join('\n')}\n\nFalta:\n${plan.notes.map((note) => `  ${note}`).join('\n')}`);
} catch (reason) {
  if (!(reason instanceof Refused)) throw reason;
  console.error(`${reason.message}\nNo se cambió nada.`);
  process.exitCode = 1;
}
