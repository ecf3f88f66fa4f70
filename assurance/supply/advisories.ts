import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { type Found, type Lock, nameOf } from './packages.ts';
import { lockOfProduction } from './sbom.ts';

/** Where `npm run advisories` keeps what it learnt. */
export const EXTRACT = 'assurance/supply/advisories.json';

/** A known weakness of some versions of a package; what it is stands where its identifier leads. */
export interface Advisory {
  /** `GHSA-…`. */
  id: string;
  name: string;
  /** Versions that have it, as npm writes ranges. */
  range: string;
  severity: string;
}

/** What a source knew on one day. */
export interface Extract {
  /** `yyyy-MM-dd`. */
  date: string;
  /** Who said so: `npm audit`, which is asked about each version, or `Retire.js`, a list of what is known of some packages of browsers. */
  source: string;
  /** Packages with the versions that were asked about, {@link ANY} for all: nothing is known of another one. */
  asked: Readonly<Record<string, readonly string[]>>;
  advisories: readonly Advisory[];
}

/** A list tells of a package whatever its version. */
const ANY = '*';

/** The packages that members get, by name, with their versions; a package may be there in several. */
export function askedOf(lock: Lock): Record<string, string[]> {
  const asked: Record<string, string[]> = {};
  for (const [path, { name, version }] of Object.entries(lockOfProduction(lock).packages)) {
    if (path === '' || version === undefined) continue;
    const versions = (asked[name ?? nameOf(path)] ??= []);
    if (!versions.includes(version)) versions.push(version);
  }
  for (const versions of Object.values(asked)) versions.sort();
  return asked;
}

/** Packages of the lockfile that an advisory concerns, and those that were never asked about: of them nothing is known. */
export function concerning(lock: Lock, { asked, advisories }: Extract): Found {
  const all = Object.entries(askedOf(lock)).flatMap(([name, versions]) =>
    versions.map((version) => ({ name, version })),
  );
  const found = all.flatMap(({ name, version }) => [
    ...(asked[name]?.some((one) => one === version || one === ANY) ? [] : [`${name} ${version}: not asked about`]),
    ...advisories
      .filter((one) => one.name === name && satisfies(version, one.range, { includePrerelease: true }))
      .map(({ id, severity }) => `${name} ${version}: ${id} (${severity})`),
  ]);
  return { tried: all.length, found };
}

/** The extract that the project keeps; `null` where nobody has made one yet. */
export function extractOf(root: string): Extract | null {
  const file = join(root, EXTRACT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Extract) : null;
}

/** What `npm audit --json` answers, as far as it is read. */
interface AuditAnswer {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | AuditedWeakness)[] }>>;
}

interface AuditedWeakness {
  name: string;
  url: string;
  severity: string;
  range: string;
}

/** Makes the extract of an audit. Its words and addresses stay behind. @throws Error where the audit did not take place. */
export function extractFrom(answer: unknown, lock: Lock, date: string): Extract {
  const { vulnerabilities } = (answer ?? {}) as AuditAnswer;
  if (vulnerabilities === undefined) throw new Error('The registry has answered no audit: nothing is written.');
  const advisories = new Map<string, Advisory>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const one of via) {
      // A text names another package of the list, through which this one is concerned.
      if (typeof one === 'string') continue;
      const { name, url, severity, range } = one;
      const id = url.slice(url.lastIndexOf('/') + 1);
      advisories.set(`${id} ${name} ${range}`, { id, name, range, severity });
    }
  }
  return { date, source: 'npm audit', asked: askedOf(lock), advisories: sorted(advisories) };
}

const sorted = (advisories: ReadonlyMap<string, Advisory>): Advisory[] =>
  [...advisories].sort(([one], [other]) => one.localeCompare(other)).map(([, advisory]) => advisory);

/** What Retire.js keeps of a package, as far as it is read: its list goes by file names where it says no name of npm. */
interface RetiredPackage {
  npmname?: string;
  vulnerabilities?: readonly {
    atOrAbove?: string;
    below?: string;
    severity: string;
    identifiers: { githubID?: string; CVE?: readonly string[]; summary?: string };
  }[];
}

/**
 * Makes the extract of Retire.js' lists (`jsrepository-v6.json` and `npmrepository.json` of its repository), for where no registry answers audits.
 * They tell of those packages that browsers are given most, not of all. Its words stay behind.
 */
export function extractFromRetire(
  lists: readonly Readonly<Record<string, RetiredPackage>>[],
  lock: Lock,
  date: string,
): Extract {
  const names = Object.keys(askedOf(lock));
  const advisories = new Map<string, Advisory>();
  for (const [key, { npmname, vulnerabilities }] of lists.flatMap((list) => Object.entries(list))) {
    const name = npmname ?? key;
    if (!names.includes(name)) continue;
    for (const { atOrAbove, below, severity, identifiers } of vulnerabilities ?? []) {
      const id = identifiers.githubID ?? identifiers.CVE?.[0] ?? identifiers.summary ?? 'no identifier';
      const range = [atOrAbove && `>=${atOrAbove}`, below && `<${below}`].filter(Boolean).join(' ');
      advisories.set(`${id} ${name} ${range}`, { id, name, range, severity });
    }
  }
  const asked = Object.fromEntries(names.map((name) => [name, [ANY]]));
  return { date, source: 'Retire.js', asked, advisories: sorted(advisories) };
}

/** Of how many packages the source knows any advisory, of whatever version. */
export const countKnown = ({ advisories }: Extract): number => new Set(advisories.map(({ name }) => name)).size;
