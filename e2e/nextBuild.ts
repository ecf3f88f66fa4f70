import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the version that is published next, into that folder. None of its files has a name of this one's. */
export async function buildNext(outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { postBanner: '/* La siguiente. */' } } },
  });
}
