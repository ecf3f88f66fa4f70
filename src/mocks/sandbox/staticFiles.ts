import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file in memory. */
export interface StaticFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Its bytes in an encoding, `null` where that does not pay. Compressed when first asked for: most files of a site are not, and a start is quick. */
  compressed(encoding: Encoding): Uint8Array<ArrayBuffer> | null;
  readonly contentType: string;
  readonly etag: string;
  /** A hash in its name: it never changes. */
  readonly isHashed: boolean;
}

/** Content encodings that the sandbox offers, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What a site serves, and as what: as a deployment does (scripts/deploy/files.ts, whose test holds the two together). */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.pfb': 'application/x-font-type1',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Of these those that it pays to compress. */
export const COMPRESSIBLE: ReadonlySet<string> = new Set([
  ...['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm', '.ttf', '.pfb'],
]);

/** Brotli's usual quality: 9 costs twenty times as much for a hundredth of the bytes. */
const USUAL_QUALITY = 6;

/**
 * Every file below a folder, by its URL path ('/assets/index-a1b2c3d4.js'); `quality` is brotli's. Types that a site has no
 * business serving (maps, unknown ones) are left out (ASVS 13.4.7). @throws when the folder cannot be read.
 */
export function loadStaticFiles(folder: string, quality = USUAL_QUALITY): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const contentType = TYPES[extname(entry.name)];
    if (!entry.isFile() || contentType === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(url, describe(new Uint8Array(readFileSync(path)), url, contentType, quality));
  }
  return files;
}

function describe(content: Uint8Array<ArrayBuffer>, url: string, contentType: string, quality: number): StaticFile {
  const isCompressible = COMPRESSIBLE.has(extname(url));
  const kept = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    content,
    compressed(encoding) {
      if (!isCompressible) return null;
      const bytes = kept.get(encoding) ?? compress(content, encoding, quality);
      kept.set(encoding, bytes);
      return bytes.length < content.length ? bytes : null;
    },
    contentType,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isHashed: /^\/assets\/.+-[\w-]{8}\.\w+$/.test(url),
  };
}

/** A text in an encoding; `quality` is brotli's. */
export function compress(content: Uint8Array, encoding: Encoding, quality: number): Uint8Array<ArrayBuffer> {
  if (encoding === 'gzip') return new Uint8Array(gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return new Uint8Array(brotliCompressSync(content, { params }));
}

/** The best encoding that an Accept-Encoding header takes, or null for none. */
export function acceptedEncoding(header: string | null): Encoding | null {
  const offered = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter)) ? [] : [name];
  });
  return ENCODINGS.find((encoding) => offered.includes(encoding)) ?? null;
}
