import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, type Lock, nameOf, rootPath } from './packages.ts';
import { workerReasons } from './reasons.ts';

/** The list of packages in CycloneDX's form, as far as it is read here. */
interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { name: string; version: string }[];
}

/** Where it is kept. */
export const SBOM = 'docs/sbom.cdx.json';

type Entry = [path: string, about: Lock['packages'][string]];

/** What the service worker is made of, and what that needs. */
function ofWorker({ packages }: Lock): Set<string> {
  const found = new Set<string>();
  const waiting = Object.keys(workerReasons);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const about = packages[rootPath(name)];
    if (!about || found.has(rootPath(name))) continue;
    found.add(rootPath(name));
    waiting.push(...Object.keys(about.dependencies ?? {}));
  }
  return found;
}

/** What members get; the program's own optional packages are what its tests run on. */
const shippedOf = (lock: Lock): Entry[] => {
  const { packages } = lock;
  const optional = Object.keys(packages['']?.optionalDependencies ?? {});
  const worker = ofWorker(lock);
  return Object.entries(packages).flatMap(([path, about]): Entry[] => {
    if (worker.has(path)) return [[path, { ...about, dev: false }]];
    const isTool = path === '' || about.dev || about.devOptional || optional.includes(nameOf(path));
    return isTool ? [] : [[path, about]];
  });
};

/** Versions by name, of what package.json names and members get. */
export function directlyShipped({
  dependencies = {},
  devDependencies = {},
}: Pick<Lock['packages'][string], 'dependencies' | 'devDependencies'>): Record<string, string> {
  const worker = Object.entries(devDependencies).filter(([name]) => name in workerReasons);
  return { ...dependencies, ...Object.fromEntries(worker) };
}

/** The lockfile of production alone: npm's own `--omit dev` leaves out what tools need as well, React among it. */
export function lockOfProduction<Whole extends Lock>(lock: Whole): Whole {
  const { '': main } = lock.packages;
  const {
    devDependencies: _tools,
    optionalDependencies: _optional,
    ...told
  } = { devDependencies: {}, optionalDependencies: {}, ...main };
  const dependencies = directlyShipped(main ?? {});
  return { ...lock, packages: { '': { ...told, dependencies }, ...Object.fromEntries(shippedOf(lock)) } };
}

/** Packages of production by name and version. */
function inProduction(lock: Lock): Set<string> {
  const shipped = shippedOf(lock);
  return new Set(shipped.map(([path, { name, version }]) => `${name ?? nameOf(path)}@${version}`));
}

/** npm's list without what is another each time. */
export function cleaned(text: string): string {
  const { serialNumber: _serial, metadata, ...rest } = JSON.parse(text) as Sbom;
  const { timestamp: _timestamp, ...told } = metadata;
  return `${JSON.stringify({ ...rest, metadata: told }, null, 2)}\n`;
}

/** Packages of production that the kept list lacks, and those that it has too many. */
export function sbomFaults(lock: Lock, root: string): Found {
  const { components } = JSON.parse(readFileSync(join(root, SBOM), 'utf8')) as Sbom;
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const shipped = inProduction(lock);
  return {
    tried: shipped.size,
    found: [
      ...[...shipped].filter((one) => !listed.has(one)).map((one) => `${one}: left out`),
      ...[...listed].filter((one) => !shipped.has(one)).map((one) => `${one}: too many`),
    ],
  };
}
