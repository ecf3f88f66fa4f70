/** `npm run chromatic`: publishes the catalogue when there is a project token in the environment, and says so when there is none. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic omitido: falta CHROMATIC_PROJECT_TOKEN en el entorno.');
} else {
  process.exitCode = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' }).status ?? 1;
}
