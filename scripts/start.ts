/**
 * `npm start`: builds the production bundle and serves it with the simulated cooperative on one loopback port, in live mode.
 * `--no-build` serves the last build. PORT changes the port.
 */
import { fileURLToPath } from 'node:url';
import { DEMO_PIN } from '#mocks/bank/transactions.ts';
import { createDemoConfig } from '#mocks/demo.ts';
import { createSandbox, RESET_PATH, type RunningSandbox } from '#mocks/sandbox/sandbox.ts';
import { writeDocuments } from './documents/write.ts';

const DEFAULT_PORT = 4173;
const root = fileURLToPath(new URL('..', import.meta.url));
const DIST = `${root}dist`;

async function main(): Promise<void> {
  const port = readPort(process.env.PORT);
  if (!process.argv.includes('--no-build')) await buildSite();
  const running = await start(port);
  announce(running.url);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close().then(() => process.exit(0));
    });
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT debe ser un número de puerto; llegó «${text}».`);
  return port;
}

async function buildSite(): Promise<void> {
  console.log('Construyendo la aplicación…');
  const { build } = await import('vite');
  try {
    await build({ root, logLevel: 'warn' });
    const { cooperativeName, legalName, dateFormat, idleTimeoutMs } = createDemoConfig();
    // As an operator does who knows whose site it is (deploy/README.md).
    await writeDocuments(root, DIST, {
      cooperativeName,
      legalName,
      dateFormat,
      idleTimeoutMs,
      theme: { accent: null, logoUrl: null },
    });
  } catch (reason) {
    fail(`No se pudo construir la aplicación: ${messageOf(reason)}`);
  }
}

async function start(port: number): Promise<RunningSandbox> {
  try {
    return await createSandbox({ distFolder: DIST, live: true }).listen(port);
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason)) fail(`No se pudo iniciar: ${messageOf(reason)}`);
    if (reason.code === 'EADDRINUSE')
      fail(`El puerto ${port} está ocupado. Cierre el otro programa o use otro: PORT=4180 npm start`);
    if (reason.code === 'EACCES') fail(`No hay permiso para usar el puerto ${port}. Use otro: PORT=4180 npm start`);
    if (reason.code === 'ENOENT') fail('No hay aplicación construida en dist/. Ejecute npm start sin --no-build.');
    fail(`No se pudo iniciar: ${reason.message}`);
  }
}

function announce(url: string): void {
  console.log(`
Banca virtual (cooperativa simulada, datos ficticios)

  Dirección   ${url}
  Usuario     mfguaman     Contraseña  Ribera2026
  Usuario     jcloja       Contraseña  Temporal1     (debe cambiar la contraseña)
  Usuario     rosaquinde   Contraseña  cualquiera    (usuario bloqueado)
  Usuario     almorocho    Contraseña  Amanecer2026  (pide código en cada dispositivo nuevo)
  Registro    cédula 0159999028, nacimiento 21/03/1979, cuenta 010201007733
  Código      ${DEMO_PIN}       (el de su dispositivo móvil, siempre el mismo)

  Es una simulación para esta máquina: no la publique en una red. El sitio se publica con deploy/ (docs/operations.md).

  Los datos viven en memoria y sobreviven a recargar la página. Volver al inicio:
  curl -X POST ${url}${RESET_PATH}

Detener: Ctrl+C
`);
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main();
