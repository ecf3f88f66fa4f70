import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** From here on docs/library.md is for who works in the repository. */
const FOR_THE_REPOSITORY = /\n## How it is made\n[\s\S]*$/;

/** Puts the package's papers beside its modules: README, CHANGELOG, LICENSE. */
export function copyPapers(root: string, folder: string): void {
  const guide = readFileSync(join(root, 'docs/library.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), guide.replace(FOR_THE_REPOSITORY, ''));
  for (const paper of ['CHANGELOG.md', 'LICENSE.md'])
    copyFileSync(join(root, 'docs/library', paper), join(folder, paper));
}
