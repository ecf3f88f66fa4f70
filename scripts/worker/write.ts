import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { revisionOf } from '../../src/worker/documents.ts';
import { WORKER_FILE } from '../../src/worker/keptFiles.ts';
import { documentRoutes, WAITING_FILE } from '../documents/routes.ts';
import { type Asset, type BuiltFiles, keptFiles } from './files.ts';

/** What a build leaves for its worker. */
export interface WorkerParts extends Pick<BuiltFiles, 'offline' | 'code'> {
  /** Its program, which asks for its list by name. */
  program: string;
}

const LIST = 'self.__KEPT_FILES';

/**
 * Writes the service worker of a built site: its program with the list of what it keeps. Whenever the documents are drawn anew, for their
 * texts are in that list.
 */
export async function writeWorker(
  folder: string,
  { program, ...parts }: WorkerParts & Pick<BuiltFiles, 'scripts' | 'base'>,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  if (!program.includes(LIST)) throw new Error('El trabajador no pregunta qué guarda.');
  const revision = (file: string): Promise<string> => revisionOf(documents.get(file) ?? '');
  const kept = keptFiles({
    ...parts,
    assets: assetsBelow(folder, parts.base),
    routes: documentRoutes(parts.base),
    revisions: { login: await revision('login.html'), waiting: await revision(WAITING_FILE) },
  });
  writeFileSync(
    join(folder, WORKER_FILE),
    program.replace(LIST, () => JSON.stringify(kept)),
  );
}

function assetsBelow(folder: string, base: string): Asset[] {
  const below = join(folder, 'assets');
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      address: `${base}assets/${relative(below, file).replaceAll('\\', '/')}`,
      size: statSync(file).size,
    }));
}
