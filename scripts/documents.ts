/**
 * `npm run documents -- config.json`: draws the pages of the site in `dist/` for one deployment, so that its name and its colour are there
 * with the first frame. Without it they come with config.json, as everything else does (deploy/README.md).
 */
import { fileURLToPath } from 'node:url';
import { readDeploymentConfig } from './deploy/readConfig.ts';
import { writeDocuments } from './documents/write.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Indique el archivo: npm run documents -- config.json');
  process.exit(1);
}
const { cooperativeName, legalName, dateFormat, idleTimeoutMs, theme } = readDeploymentConfig(file).config;
await writeDocuments(root, `${root}dist`, { cooperativeName, legalName, dateFormat, idleTimeoutMs, theme });
