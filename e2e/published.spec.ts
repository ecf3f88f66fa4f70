import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FILE_KINDS } from '../scripts/deploy/files.ts';
import { distFolder } from './bank.ts';

/* §2: what stands in the published files that no member is to get. Pictures, type and other binary files are not read as text. */

const files = (): string[] =>
  readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const texts = (): { name: string; text: string }[] =>
  files().flatMap((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(0) ? [] : [{ name: basename(file), text: bytes.toString('utf8') }];
  });

/** Addresses that are names and are never asked for, and the few that are meant. */
const known: readonly RegExp[] = [
  /^http:\/\/www\.w3\.org\//,
  // Namespaces of what may stand inside a PDF.
  /^http:\/\/(?:www\.xfa\.org|ns\.adobe\.com|www\.aiim\.org\/pdfu?a\/ns|purl\.org\/dc)\//,
  // The notice that the licence of pdf.js asks to keep.
  /^http:\/\/www\.apache\.org\/licenses\/LICENSE-2\.0$/,
  // What relative addresses are resolved against; nobody's (RFC 2606).
  /^https:\/\/banca\.invalid$/,
  // «Ver mapa» of an agency: a link that the member follows.
  /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=$/,
];

test('§2: no published file writes to a console, names this machine or an address that is not meant', () => {
  const read = texts();
  expect(read.length).toBeGreaterThan(50);
  const found = read.flatMap(({ name, text }) => {
    const lines = text.match(/\bconsole\b.{0,20}/g) ?? [];
    const hosts = text.match(/localhost|127\.0\.0\.1/g) ?? [];
    const addresses = text.match(/\bhttps?:\/\/[\w.-]+[^\s"'`\\<>(){}$,;]*/g) ?? [];
    return [...lines, ...hosts, ...addresses.filter((address) => !known.some((one) => one.test(address)))].map(
      (what) => `${name}: ${what}`,
    );
  });
  expect(found).toEqual([]);
});

test('each kind of published file is one that the servers’ configuration knows (deploy:config)', () => {
  const configured = new Set(FILE_KINDS.flatMap(({ extensions }) => extensions));
  const kinds = new Set(files().map((file) => extname(file).slice(1)));
  expect([...kinds].filter((kind) => !configured.has(kind))).toEqual([]);
});
