import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding, Group, Place, Row } from '../row.ts';
import { concerning, countKnown, extractOf } from '../supply/advisories.ts';
import { foreignLicences, foreignScripts, type Lock, productionCount, reasonless } from '../supply/packages.ts';
import { workerReasons } from '../supply/reasons.ts';
import { sbomFaults } from '../supply/sbom.ts';

const lockOf = (root: string): Lock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** A row about the packages of the lockfile: how many were looked at, and what was found against them. */
const looked =
  (look: (lock: Lock, root: string) => { tried: number; found: readonly string[]; value?: string; met?: boolean }) =>
  ({ root }: Place): Promise<Finding> => {
    const { tried, found, value, met } = look(lockOf(root), root);
    return Promise.resolve({
      value: found.length > 0 ? found.join(', ') : (value ?? 'nothing found'),
      tried,
      met: found.length === 0 && met !== false,
      faults: met === false ? [...found, 'too many'] : found,
    });
  };

/** Most direct packages that the pages may be made of. */
const MOST = 17;

/** Measured from the extract that `npm run advisories` has kept. Without one there is nothing to say. */
function advisoriesRow(): Row {
  const promised = {
    id: 'supply-advisories',
    title:
      'Advisories for the packages of production, as `npm run advisories` has kept them with their date and source',
    goal: 'none that concerns the program, and no package left out',
  };
  const extract = extractOf(fileURLToPath(new URL('../..', import.meta.url)));
  if (extract === null)
    return {
      ...promised,
      unmeasured:
        'no extract has been made yet: `npm run advisories` asks a registry that answers audits, and keeps it',
    };
  return {
    ...promised,
    measure: looked((lock) => ({
      ...concerning(lock, extract),
      value: `none on ${extract.date} by ${extract.source}, which has advisories of ${countKnown(extract)} of them`,
    })),
    control: {
      says: 'a version with a known weakness',
      file: 'package-lock.json',
      from: '"node_modules/pdfjs-dist": {\n      "version": "',
      to: '"node_modules/pdfjs-dist": {\n      "version": "5.6.205-',
    },
  };
}

/** The packages that the program is made of. */
export const supply: Group = {
  title: 'Supply chain',
  rows: [
    {
      id: 'supply-licences',
      title: 'Licences of every package of the lockfile, held against a list (`assurance/supply/allowed.ts`)',
      goal: 'no other',
      measure: looked(foreignLicences),
      control: {
        says: 'a package under a licence of another kind',
        file: 'package-lock.json',
        from: '"license": "PSF-2.0"',
        to: '"license": "GPL-3.0-only"',
      },
    },
    {
      id: 'supply-scripts',
      title: 'Packages that run something when they are installed, held against a list',
      goal: 'no other',
      measure: looked(foreignScripts),
      control: {
        says: 'a package that begins to run something',
        file: 'package-lock.json',
        from: '"node_modules/yup": {\n',
        to: '"node_modules/yup": {\n      "hasInstallScript": true,\n',
      },
    },
    {
      id: 'supply-direct',
      title: 'Direct packages of production, each with its reason (`assurance/supply/reasons.ts`)',
      goal: `at most ${MOST} of the pages`,
      measure: looked((lock) => {
        const count = productionCount(lock);
        const inWorker = Object.keys(workerReasons).length;
        return {
          tried: count + inWorker,
          found: reasonless(lock),
          value: `${count}, and ${inWorker} of the service worker`,
          met: count <= MOST,
        };
      }),
      control: {
        says: 'a package without a reason',
        file: 'package-lock.json',
        from: '        "yup": "1.7.1"\n      },\n      "devDependencies": {',
        to: '        "yup": "1.7.1",\n        "zod": "4.0.0"\n      },\n      "devDependencies": {',
      },
    },
    {
      id: 'supply-sbom',
      title:
        'The list of packages that members get (`docs/sbom.cdx.json`, CycloneDX; `npm run sbom` makes it), held against the lockfile',
      goal: 'none left out, none too many',
      measure: looked(sbomFaults),
      control: {
        says: 'one package of the list',
        file: 'docs/sbom.cdx.json',
        from: '"name": "yup",',
        to: '"name": "another",',
      },
    },
    advisoriesRow(),
  ],
};
