import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_FILES } from '../../.storybook/pages/tokenFiles.ts';

/** From here on a page of docs/ is for who works in the repository. */
const FOR_THE_REPOSITORY = /\n## (?:How it is made|In the repository)\n[\s\S]*$/;

/** Pages of docs/ that the package has, by their names in it. */
const PAGES = { 'library.md': 'README.md', 'messages-and-brand.md': 'messages-and-brand.md' } as const;

/** Puts the package's papers beside its modules: README, the page of languages and brands, CHANGELOG, LICENSE, and the theme's values as data. */
export function copyPapers(root: string, folder: string): void {
  for (const [page, name] of Object.entries(PAGES)) {
    const text = readFileSync(join(root, 'docs', page), 'utf8').replace(FOR_THE_REPOSITORY, '');
    writeFileSync(join(folder, name), text.replaceAll('](library.md)', `](${PAGES['library.md']})`));
  }
  for (const paper of ['CHANGELOG.md', 'LICENSE.md'])
    copyFileSync(join(root, 'docs/library', paper), join(folder, paper));
  for (const [name, { write }] of Object.entries(TOKEN_FILES)) writeFileSync(join(folder, name), write());
}
