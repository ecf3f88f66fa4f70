/**
 * `npm run deploy:release`: lays a built site down as a release in a folder of releases, shows it, or goes back to the one before
 * (docs/operations.md).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { activate, currentOf, isWithdrawn, layRelease, putConfig, releasesOf, rollBack } from './releases.ts';

const HELP = `Publica un sitio construido, o vuelve al anterior (docs/operations.md).

  npm run deploy:release -- dist /srv/banca            Coloca la publicación y la muestra.
  npm run deploy:release -- dist /srv/banca --prepare  Solo la coloca: después, --activate.
  npm run deploy:release -- /srv/banca --activate [ID] Muestra esa, o la última colocada.
  npm run deploy:release -- /srv/banca --rollback      Vuelve a la anterior que no se haya retirado así.
  npm run deploy:release -- /srv/banca --config ARCHIVO  Solo cambia config.json, de una vez y después de revisarlo.
  npm run deploy:release -- /srv/banca --list          Dice cuáles hay.

  --config ARCHIVO   Revisa ese config.json y lo pone antes en la carpeta (la primera vez, o cuando cambia).
  --keep N           Cuántas anteriores se conservan con sus archivos. Por omisión 3.
`;

/** How many earlier releases stay when nobody says. */
const KEEP = 3;

async function main(args: readonly string[]): Promise<void> {
  // The folders that it makes are for the server's user too.
  process.umask(0o022);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      prepare: { type: 'boolean' },
      activate: { type: 'boolean' },
      rollback: { type: 'boolean' },
      list: { type: 'boolean' },
      config: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  if (values.help) return console.log(HELP);
  const [first, second] = positionals;
  if (first === undefined) throw new Error(HELP);
  if (values.list || values.rollback || values.activate) {
    const target = resolve(first);
    if (values.rollback) console.log(`Se muestra otra vez ${rollBack(target)}`);
    else if (values.activate) show(target, second ?? releasesOf(target).at(-1) ?? '');
    else
      for (const id of releasesOf(target))
        console.log(
          `${id}${id === currentOf(target) ? '  (la que se muestra)' : ''}${isWithdrawn(target, id) ? '  (retirada)' : ''}`,
        );
    return;
  }
  if (second === undefined) {
    if (values.config === undefined) throw new Error(HELP);
    putConfig(resolve(first), await checkedConfig(values.config));
    return console.log(`Se entrega ${values.config}`);
  }
  const target = resolve(second);
  const keep = Number(values.keep ?? KEEP);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep es un número de publicaciones, al menos 1.');
  if (values.config !== undefined) putConfig(target, await checkedConfig(values.config));
  const id = await layRelease(resolve(first), { target, keep }, new Date());
  if (values.prepare) console.log(`Colocada ${id}; para mostrarla: npm run deploy:release -- ${target} --activate`);
  else show(target, id);
}

/** Read and checked only where there is one: the stage of the container that lays the release down has neither packages nor the application. */
async function checkedConfig(file: string): Promise<string> {
  const { readDeploymentConfig } = await import('./readConfig.ts');
  return readDeploymentConfig(file).text;
}

function show(target: string, id: string): void {
  activate(target, id);
  console.log(`Se muestra ${id}`);
}

main(process.argv.slice(2)).catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
});
