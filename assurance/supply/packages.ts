import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALL_SCRIPTS, LICENCES, READ_LICENCES, TOOL_LICENCES } from './allowed.ts';
import { reasons, workerReasons } from './reasons.ts';

/** package-lock.json, as far as it is read here. */
export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Where it is not its folder's. */
  name?: string;
  devOptional?: boolean;
  version?: string;
  license?: string;
  /** For tools alone. */
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** What was looked at, and what was found against it. */
export interface Found {
  tried: number;
  found: readonly string[];
}

const PREFIX = 'node_modules/';
/** The package in a folder of the lockfile. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(PREFIX) + PREFIX.length);
/** The folder of a package that is there once. */
export const rootPath = (name: string): string => `${PREFIX}${name}`;
const installed = ({ packages }: Lock) => Object.entries(packages).filter(([path]) => path.startsWith(PREFIX));

/** Packages under a licence that is not on the list; what the lockfile does not say is read in the package itself. */
export function foreignLicences(lock: Lock, root: string): Found {
  const all = installed(lock);
  const found = all.flatMap(([path, { license, dev = false }]) => {
    const licence = license ?? READ_LICENCES[nameOf(path)] ?? licenceIn(join(root, path));
    return isAllowed(licence, dev) ? [] : [`${nameOf(path)}: ${licence}`];
  });
  return { tried: all.length, found };
}

function licenceIn(folder: string): string {
  try {
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
    return license ?? 'none';
  } catch {
    // For another system: npm left it out here.
    return 'unknown';
  }
}

/** «MIT OR GPL-2.0» lets one choose; of «MIT AND ISC» both bind. */
function isAllowed(licence: string, isTool: boolean): boolean {
  const isOn = (name: string): boolean => LICENCES.has(name) || (isTool && TOOL_LICENCES.has(name));
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => isOn(name.trim())));
}

/** Packages that run something when they are installed and are not on the list. */
export function foreignScripts(lock: Lock): Found {
  const running = installed(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
  return {
    tried: installed(lock).length,
    found: running.map(([path]) => nameOf(path)).filter((name) => !(name in INSTALL_SCRIPTS)),
  };
}

const direct = ({ packages }: Lock): string[] => Object.keys(packages['']?.dependencies ?? {});

/** How many packages the pages name themselves. */
export const productionCount = (lock: Lock): number => direct(lock).filter((name) => !(name in workerReasons)).length;

/** Those that have no reason, and reasons that have no package. */
export function reasonless(lock: Lock): string[] {
  const names = direct(lock);
  const known = { ...reasons, ...workerReasons };
  return [
    ...names.filter((name) => !(name in known)).map((name) => `${name}: no reason`),
    ...Object.keys(known)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: no package`),
  ];
}
