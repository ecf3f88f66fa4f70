import { preview } from 'vite';
import { ensureChromium } from '../browser.ts';
import { finishReport, startReport } from '../visual/report.ts';
import { announceCatalogue, BUILT_CATALOGUE } from './builtCatalogue.ts';

/** Before the first story: serves the built catalogue and takes away what the last run found different. At the end there is a page of it all. */
export default async function serve(): Promise<() => Promise<void>> {
  ensureChromium();
  startReport();
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: BUILT_CATALOGUE },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('El catálogo no se pudo servir.');
  announceCatalogue(url.replace(/\/$/, ''));
  return async () => {
    await server.close();
    finishReport();
  };
}
