/**
 * `npm run visual:report`: serves the built catalogue with the page «Qué cambió», which shows what the last run of the pictures found and from which it is
 * accepted as `npm run visual:accept` does. Only for this machine.
 */
import { preview } from 'vite';
import { BUILT_CATALOGUE } from '../stories/builtCatalogue.ts';
import { changesServer } from './changesServer.ts';

const server = await preview({
  configFile: false,
  logLevel: 'warn',
  plugins: [changesServer()],
  build: { outDir: BUILT_CATALOGUE },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 0) },
});
const url = server.resolvedUrls?.local[0] ?? '';
console.log(`Qué cambió: ${url}?path=/story/inicio-qué-cambió--que-cambio (Ctrl+C termina)`);
