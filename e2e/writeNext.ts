/* Builds the version that is published next, into the folder that is named: `node e2e/writeNext.ts dist-siguiente`. None of its files has a name of this one's. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('node e2e/writeNext.ts: name the folder.');

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  build: {
    outDir,
    emptyOutDir: true,
    rolldownOptions: { output: { postBanner: '/* La siguiente. */' } },
  },
});
