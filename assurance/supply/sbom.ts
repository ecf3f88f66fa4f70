import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, type Lock, nameOf } from './packages.ts';

/** The list of packages in CycloneDX's form, as far as it is read here. */
interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { name: string; version: string }[];
}

/** Where it is kept. */
export const SBOM = 'docs/sbom.cdx.json';

type Entry = [path: string, about: Lock['packages'][string]];

/** What members get; the program's own optional packages are what its tests run on. */
const shippedOf = (lock: Lock): Entry[] => {
  const { packages } = lock;
  const optional = Object.keys(packages['']?.optionalDependencies ?? {});
  return Object.entries(packages).flatMap(([path, about]): Entry[] => {
    const isTool = path === '' || about.dev || about.devOptional || optional.includes(nameOf(path));
    return isTool ? [] : [[path, about]];
  });
};

/** The lockfile of production alone: npm's own `--omit dev` leaves out what tools need as well, React among it. */
export function lockOfProduction<Whole extends Lock>(lock: Whole): Whole {
  const { '': main } = lock.packages;
  const {
    devDependencies: _tools,
    optionalDependencies: _optional,
    ...told
  } = { devDependencies: {}, optionalDependencies: {}, ...main };
  return { ...lock, packages: { '': told, ...Object.fromEntries(shippedOf(lock)) } };
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
