import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** A script of ours with all that it imports, as one short text without modules. `target` as the build's. */
async function oneText(source: string, target: string | string[], base = '/'): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../../src/${source}`, import.meta.url)),
    transform: {
      target,
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.BASE_URL': JSON.stringify(base) },
    },
  });
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      minify: { compress: { dropConsole: true }, mangle: true },
    });
    return output[0].code.trim();
  } finally {
    await bundle.close();
  }
}

/** The script of the document itself, of a site at `base`. */
export const inlineScript = (target: string | string[], base: string): Promise<string> =>
  oneText('document/inline.ts', target, base);

/** The service worker, before it is told what it keeps (scripts/worker). */
export const workerScript = (target: string | string[]): Promise<string> => oneText('worker/worker.ts', target);
