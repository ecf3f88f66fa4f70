import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { forOldBrowsers } from './oldWords.ts';

/** A piece of a package's code that no member is to get. */
interface Mend {
  /** The module that holds it, or one of several. */
  module: RegExp;
  find: RegExp;
  put: string;
}

/** Where a package only wants an address to resolve others against: one that can never be anybody's (RFC 2606). */
const NOWHERE = 'https://banca.invalid';

const PDFKIT = /[\\/]pdfkit[\\/]js[\\/]pdfkit\.browser\.mjs$/;
const FONTKIT = /[\\/]fontkit[\\/]dist[\\/]browser-module\.mjs$/;
const PDF_JS = /[\\/]pdfjs-dist[\\/](?:legacy[\\/])?build[\\/]pdf(?:\.min)?\.mjs$/;
const OLD_PDF_JS = /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf(?:\.worker)?(?:\.min)?\.mjs$/;
const REACT = /[\\/]react(?:-dom)?[\\/]cjs[\\/][\w.-]+\.production\.js$/;

/**
 * What the minifier cannot drop by itself (`console.x(…)` it can): lines for a console that are written by another way (§2: none in
 * production), `http://localhost`, and addresses of others, which stand in the texts of errors: whoever looks for addresses in what is published
 * is to find those that are used, and only them (e2e/published.spec.ts). And tables of data for what nobody can ask for.
 */
const mends: readonly Mend[] = [
  // 9 KB for what no PDF of ours has: how letters of scripts join that its fonts do not have, and the colours of an archive's document.
  { module: FONTKIT, find: /JSON\.parse\("\{\\"stateTable\\".*"\)/g, put: '({})' },
  { module: PDFKIT, find: /https:\/\/tools\.ietf\.org[^"'`\s]*/g, put: 'ietf' },
  { module: PDFKIT, find: /(?<=var iccProfileBase64 = )"[^"]+"/g, put: '""' },
  // Its name is one of a list in memory; as an address it would be published.
  { module: PDFKIT, find: /new URL\('([^']+\.icc)', import\.meta\.url\)\.href/g, put: "'$1'" },
  { module: PDF_JS, find: /https:\/\/foo\.bar|http:\/\/example\.com/g, put: NOWHERE },
  // Its substitutes for what browsers lack name their home, and read addresses to see whether a browser can: without the slashes these are
  // read alike.
  { module: OLD_PDF_JS, find: /https:\/\/github\.com\/zloirock\/core-js[^"'`]*/g, put: 'core-js' },
  { module: OLD_PDF_JS, find: /https:\/\/(?=[ax](?:["'@#])|тест)/g, put: 'https:' },
  { module: OLD_PDF_JS, find: /"https:\/\/(a\/c[^"]+)"!==(\w+)\.href/g, put: '"$1"!==$2.href.slice(8)' },
  // Bundlers are given its build for developers, which looks for their mistakes: 0.6 KB that members would fetch before they sign in.
  { module: /[\\/]react-router[\\/]dist[\\/]/, find: /(?<=\bENABLE_DEV_WARNINGS = )true/g, put: 'false' },
  // Five components that nobody here uses stay in the build for the sake of their names in a developer's tools: 4 KB before the sign-in.
  {
    module: /[\\/]react-router[\\/]dist[\\/]/,
    find: /^(?:Form|HistoryRouter|Link|NavLink|ScrollRestoration)\.displayName = .+$/gm,
    put: '',
  },
  {
    module: /[\\/]react-router[\\/]dist[\\/]/,
    find: /(?<=^var \w+ = )(?=React\d+\.forwardRef\($)/gm,
    put: '/* @__PURE__ */ ',
  },
  // How yup finds the words in the name of a field, to write it another way: nobody asks it to.
  { module: /[\\/]tiny-case[\\/]index\.js$/, find: /(?<=const reWords = )\/.+\/g/g, put: '/./g' },
  { module: /[\\/]react-router[\\/]dist[\\/]/, find: /http:\/\/localhost/g, put: NOWHERE },
  {
    module: /[\\/]react-router[\\/]dist[\\/]/,
    find: / +See https:\/\/reactrouter\.com[^"'`]*/g,
    put: '',
  },
  { module: REACT, find: /https:\/\/react\.dev\/errors\//g, put: 'react/errors/' },
  { module: /[\\/]@base-ui[\\/]/, find: /https:\/\/base-ui\.com\/production-error/g, put: 'base-ui:production-error' },
  {
    module: /[\\/]styled-components[\\/]dist[\\/]/,
    find: /https:\/\/github\.com\/styled-components[^"'`#]*/g,
    put: 'styled-components/errors',
  },
  {
    module: /[\\/]date-fns[\\/]_lib[\\/]protectedTokens\.js$/,
    find: /https:\/\/github\.com\/date-fns[^"'`\s]*/g,
    put: 'date-fns/unicodeTokens',
  },
];

/** What the bundler itself adds: the text of an error about a `require` that nothing here makes. */
const RUNTIME_ADDRESS = / See https:\/\/rolldown\.rs[^"'`]* for more details\./g;

/**
 * The worker of pdf.js, and its build for older browsers, are no modules of ours: published as they are, but for console and addresses. What is
 * called legacy is written for newer browsers than our oldest (D-70: Safari 16.0 has no static blocks of classes): it is put into their words.
 */
const WORKER = /[\\/]pdfjs-dist[\\/](legacy[\\/])?build[\\/](pdf(?:\.worker)?(?:\.min)?\.mjs)\?url$/;

/**
 * What reads the images of scanned documents, without WebAssembly, which the policy forbids. The worker asks for them by their own names in one
 * folder: that of the version, since what lies under assets/ is kept for ever.
 */
const IMAGE_DECODER = /[\\/]pdfjs-dist[\\/]wasm[\\/](\w+_nowasm_fallback\.js)\?url$/;

/** Nothing that it is asked to write is written. */
const NO_CONSOLE = 'const noConsole=new Proxy({},{get:()=>()=>undefined});';

/** Takes out of the packages' code what is not to be published. A piece that an update has moved ends the build: nobody would miss it. */
export function quietVendors(): Plugin {
  const met = new Set<Mend>();
  const done = new Set<Mend>();
  const mendedText = (file: string, code: string): string => {
    let mended = code;
    for (const mend of mends) {
      if (!mend.module.test(file)) continue;
      met.add(mend);
      const next = mended.replace(mend.find, mend.put);
      if (next !== mended) done.add(mend);
      mended = next;
    }
    return mended;
  };
  return {
    name: 'quiet-vendors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const mended = mendedText(file, code);
      // Vendors have no source maps here, and what is replaced stays on its line.
      return mended === code ? null : { code: mended, map: null };
    },
    async load(id) {
      const [, decoder] = IMAGE_DECODER.exec(id) ?? [];
      if (decoder !== undefined) {
        const file = id.replace(/\?url$/, '');
        const { version } = JSON.parse(readFileSync(join(dirname(file), '../package.json'), 'utf8')) as {
          version: string;
        };
        const fileName = `assets/pdfjs-${version}/${decoder}`;
        const reference = this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      }
      const [, legacy, name] = WORKER.exec(id) ?? [];
      if (name === undefined) return null;
      const file = id.replace(/\?url$/, '');
      const source = mendedText(file, readFileSync(file, 'utf8'));
      const quiet = `${NO_CONSOLE}${source.replace(/\bconsole\b/g, 'noConsole')}`;
      const reference = legacy
        ? this.emitFile({ type: 'asset', name: `legacy-${name}`, source: await forOldBrowsers(name, quiet) })
        : this.emitFile({ type: 'asset', name, source: quiet });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    buildEnd(error) {
      if (error) return;
      for (const mend of met) if (!done.has(mend)) this.error(`Nada que cambiar en ${mend.module}: ${mend.find}.`);
    },
    renderChunk(code) {
      const mended = code.replace(RUNTIME_ADDRESS, '');
      return mended === code ? null : { code: mended, map: null };
    },
  };
}
