/* What a published site is made of, for every server alike. */

/** A family of files with one type. */
export interface FileKind {
  /** Ends of the names, without the dot. */
  extensions: readonly string[];
  contentType: string;
  /** Text: it pays to compress it. Pictures and type are compressed already. */
  isText: boolean;
}

/**
 * What a site serves, and as what. Anything else (maps, compressed copies asked for by name) is answered with 404 (ASVS 13.4.7). Stock nginx
 * has no type for `.mjs`, and under nosniff a browser runs no script without one.
 */
export const FILE_KINDS: readonly FileKind[] = [
  { extensions: ['html'], contentType: 'text/html; charset=utf-8', isText: true },
  { extensions: ['js', 'mjs'], contentType: 'text/javascript; charset=utf-8', isText: true },
  { extensions: ['css'], contentType: 'text/css; charset=utf-8', isText: true },
  { extensions: ['json'], contentType: 'application/json; charset=utf-8', isText: true },
  { extensions: ['webmanifest'], contentType: 'application/manifest+json; charset=utf-8', isText: true },
  { extensions: ['svg'], contentType: 'image/svg+xml', isText: true },
  { extensions: ['txt'], contentType: 'text/plain; charset=utf-8', isText: true },
  { extensions: ['wasm'], contentType: 'application/wasm', isText: true },
  { extensions: ['woff'], contentType: 'font/woff', isText: false },
  { extensions: ['woff2'], contentType: 'font/woff2', isText: false },
  { extensions: ['ttf'], contentType: 'font/ttf', isText: true },
  { extensions: ['pfb'], contentType: 'application/x-font-type1', isText: true },
  { extensions: ['png'], contentType: 'image/png', isText: false },
  { extensions: ['jpg'], contentType: 'image/jpeg', isText: false },
  { extensions: ['webp'], contentType: 'image/webp', isText: false },
  { extensions: ['avif'], contentType: 'image/avif', isText: false },
  { extensions: ['ico'], contentType: 'image/x-icon', isText: false },
];

/** A file of `assets/` with a hash in its name, as a regular expression for what follows the site's own place: it never changes. */
export const HASHED_ASSET = String.raw`/assets/.+-[\w-]{8}\.\w+`;

/** The folder of `assets/` that pdf.js asks for its decoders in by their own names; its name has the version. A regular expression. */
export const VERSIONED_FOLDER = String.raw`pdfjs-[\d.]+/`;

/** Where files of a site are, below its own place: beside the documents, in `assets/`, or in the one folder there. */
export const FILE_PLACE = `/(?:assets/(?:${VERSIONED_FOLDER})?)?`;

/** Belongs to a deployment, not to a release: always fetched anew, never kept compressed. */
export const CONFIG_FILE = 'config.json';

/** Answers whoever asks whether the server stands: at the root of the host, whatever the site's own place. */
export const HEALTH_PATH = '/healthz';

/** How long the API is waited for: less than the page's own patience (`src/api/timeLimit.ts`), so that the server's log knows of it. */
export const API_TIMEOUT = '28s';

/** The body of a 404 that is no page: a script that is gone must not be answered with one. */
export const NOT_FOUND = 'No encontrado';
