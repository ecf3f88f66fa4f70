/**
 * `npm run chromatic`: publishes the catalogue when there is a project token in the environment, and says so when there is none.
 * `-- --dry-run` says what a build of everything costs, and publishes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readIndex } from './visual/baselines.ts';
import { chromaticCost } from './visual/chromaticCost.ts';

const args = process.argv.slice(2);

if (args.includes('--dry-run')) {
  const { pictures, stories } = chromaticCost(Object.keys(readIndex().pictures));
  console.log(
    `Chromatic: ${pictures} retratos de ${stories} historias en una construcción entera. No se publicó nada.`,
  );
} else if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic omitido: falta CHROMATIC_PROJECT_TOKEN en el entorno.');
} else {
  process.exitCode = spawnSync('chromatic', args, { stdio: 'inherit' }).status ?? 1;
}
