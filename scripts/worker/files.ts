import { type RouteName, routeEntries, routeTable } from '../../src/navigation/routeTable.ts';
import type { KeptFiles } from '../../src/worker/keptFiles.ts';
import type { DocumentRoute } from '../documents/routes.ts';
import { WAITING_FILE } from '../documents/routes.ts';

/** A file below `assets/`, as the build left it. */
export interface Asset {
  /** `/assets/Login-a1b2c3d4.js`. */
  address: string;
  /** Bytes, not compressed. */
  size: number;
}

/** What is known of a build when the worker's list is made. */
export interface BuiltFiles {
  /** Where the site lies: `/`, or `/banca/`. */
  base: string;
  assets: readonly Asset[];
  /** Addresses of the scripts that each route's screen needs from its start. */
  scripts: Readonly<Record<RouteName, readonly string[]>>;
  /** The same of the page without a connection. */
  offline: readonly string[];
  /** The same of the dialog of the code, which all movements of money end in. */
  code: readonly string[];
  /** Of the drawn sign-in page and of the document that waits. */
  revisions: Readonly<Record<'login' | 'waiting', string>>;
  routes: readonly DocumentRoute[];
}

/** What weighs more is for whoever asks for it: what shows and makes PDF files. Bytes, not compressed. */
const HEAVY = 100_000;
/**
 * What encrypts where the browser has no WebCrypto, which is where it has no service worker either; and what a package brings in a folder of its own:
 * decoders of pictures that few PDF files have.
 */
const FOR_THE_FEW = /\/cryptoJsCipher-|\/assets\/[^/]+\//;
/** The two families as far as Spanish needs them (scripts/fonts.ts). */
const OWN_FONTS = /-es-\w+-(?:normal|\d+)-[\w-]{8}\.woff2$/;

/**
 * What the service worker keeps of a build, in the order of need: sign-in; the shell with the products; what movements of money share; each
 * page in the order of the table of routes; what pages fetch when something is opened.
 */
export function keptFiles({ base, assets, scripts, offline, code, revisions, routes }: BuiltFiles): KeptFiles {
  const program = scripts.login.find((address) => /\/entrada-[\w-]{8}\.js$/.test(address));
  if (program === undefined) throw new Error('El ingreso no tiene su programa.');
  const first = [
    ...scripts.login,
    ...assets.map(({ address }) => address).filter((one) => OWN_FONTS.test(one)),
    ...offline,
  ];
  const inOrder = [
    ...scripts.productos,
    ...scripts.transferenciaInterna,
    ...code,
    ...routeEntries.flatMap(([name]) => scripts[name]),
    ...assets
      .filter(({ address, size }) => address.endsWith('.js') && size <= HEAVY && !FOR_THE_FEW.test(address))
      .map(({ address }) => address),
  ];
  const before = new Set(first);
  const later = [...new Set(inOrder)].filter((address) => !before.has(address));
  const named = new Set([...first, ...later]);
  return {
    base,
    program,
    documents: documentsOf(base, routes, revisions),
    first: [...before],
    later,
    demanded: assets.map(({ address }) => address).filter((address) => !named.has(address)),
  };
}

/** Sign-in as it was drawn; every other page of ours is opened by the document that waits, whose program is kept. What is no page has none. */
function documentsOf(
  base: string,
  routes: readonly DocumentRoute[],
  revisions: BuiltFiles['revisions'],
): KeptFiles['documents'] {
  const isLogin = ({ pattern }: DocumentRoute): boolean =>
    ['', routeTable.login.path.slice(1)].some((path) => new RegExp(pattern).test(base + path));
  const pages = routes.filter(({ status }) => status === 200);
  const patterns = (which: readonly DocumentRoute[]): string[] => which.map(({ pattern }) => pattern);
  return [
    { file: `${base}login.html`, revision: revisions.login, addresses: patterns(pages.filter(isLogin)) },
    {
      file: base + WAITING_FILE,
      revision: revisions.waiting,
      addresses: patterns(pages.filter((route) => !isLogin(route))),
    },
  ];
}
