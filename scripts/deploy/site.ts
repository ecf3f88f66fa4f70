import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployHeaders } from '../documents/policy.ts';
import type { DocumentRoute } from '../documents/routes.ts';
import { allowingAll, type BuiltSite } from './plan.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Where the built site in this folder was meant to lie. @throws Error in Spanish without a build. */
export function baseOf(dist: string): string {
  const file = `${dist}-deploy/site.json`;
  if (!existsSync(file)) throw new Error(`No hay sitio construido en «${dist}»: npm run build.`);
  return (read(file) as { base: string }).base;
}

/** Reads what the build left; with the folder of the releases, in a form that allows the documents of each of them. */
export function readSite(dist: string, form: 'hash' | 'nonce', releases: string | null): BuiltSite {
  const headersIn = (folder: string): DeployHeaders => read(join(folder, `headers.${form}.json`)) as DeployHeaders;
  const built: BuiltSite = {
    base: baseOf(dist),
    headers: headersIn(`${dist}-deploy`),
    routes: read(`${dist}-deploy/routes.json`) as DocumentRoute[],
  };
  if (releases === null || !existsSync(join(releases, 'releases'))) return built;
  const others = readdirSync(join(releases, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .map((name) => headersIn(join(releases, 'releases', name, 'deploy')));
  return { ...built, headers: allowingAll(built.headers, others) };
}
