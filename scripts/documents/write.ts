import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PublicConfig, UNREAD_CONFIG } from '#config/drawnConfig.ts';
import { type RouteName, routeTable } from '#navigation/routeTable.ts';
import { type WorkerParts, writeWorker } from '../worker/write.ts';
import type { DrawnPage } from './drawPages.tsx';
import { OLD_BROWSERS_FILE, oldBrowsersDocument } from './oldBrowsers.ts';
import { drawnDocument, type Template, waitingDocument } from './page.ts';
import { type DeployHeaders, headersFor, withNonces } from './policy.ts';
import { documentRoutes, fileOfPage, WAITING_FILE } from './routes.ts';

/**
 * Where the program that draws the pages of a built site is, with what it needs to know of the build; it is no part of what is published. By the
 * project's folder too: copies of it that are built beside it (`npm run assurance`) have the same `node_modules`.
 */
export const programOf = (root: string, folder: string): string =>
  join(root, 'node_modules/.cache/drawn-pages', basename(resolve(root)), basename(folder));

/** What a build leaves for its documents. */
export interface BuiltParts {
  template: Omit<Template, 'sheets'> & { sheets: Readonly<Record<string, string>> };
  /** Addresses of the scripts that each route's screen needs from its start. */
  scripts: Readonly<Record<RouteName, readonly string[]>>;
  worker: WorkerParts;
}

const PARTS = 'build.json';

/** Keeps what the build leaves. */
export const keepParts = (program: string, parts: BuiltParts): void =>
  writeFileSync(join(program, PARTS), JSON.stringify(parts));

/**
 * Draws the public pages for a deployment and writes every document of a built site into its folder, with the service worker that keeps some
 * of them, and beside it the headers that allow them (deploy/README.md). Rejects when there is no build.
 */
export async function writeDocuments(root: string, folder: string, config: PublicConfig): Promise<void> {
  const built = programOf(root, folder);
  const { template: kept, scripts, worker } = JSON.parse(readFileSync(join(built, PARTS), 'utf8')) as BuiltParts;
  const template: Template = { ...kept, sheets: new Map(Object.entries(kept.sheets)) };
  const program = (await import(pathToFileURL(join(built, 'drawPages.js')).href)) as {
    drawPages: (config: PublicConfig) => Promise<DrawnPage[]>;
  };
  const documents = new Map([
    [WAITING_FILE, withNonces(waitingDocument(template, config))],
    [OLD_BROWSERS_FILE, withNonces(oldBrowsersDocument(template.base))],
  ]);
  for (const page of await program.drawPages(config)) {
    const parts = { ...page, config, scripts: scripts[page.name] };
    documents.set(fileOfPage(page), withNonces(drawnDocument(template, parts)));
  }
  for (const [file, html] of documents) writeFileSync(join(folder, file), html);
  // «/» leads to sign-in (§2): the same page, for hosts that look for this name.
  writeFileSync(join(folder, 'index.html'), documents.get(fileOfPage(routeTable.login)) ?? '');
  writeManifest(root, folder, template.base, config);
  await writeWorker(folder, { ...worker, scripts, base: template.base }, documents);
  writeDeployment(root, `${folder}-deploy`, template.base, [...documents.values()]);
}

/** What the application is called where it is installed: with the cooperative's name, once it is known whose site it is. */
function writeManifest(root: string, folder: string, base: string, { cooperativeName }: PublicConfig): void {
  const written = readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8');
  // Every address in it is one of the site's own root.
  const manifest = JSON.parse(written.replaceAll('": "/', `": "${base}`)) as { name: string };
  if (cooperativeName !== UNREAD_CONFIG.cooperativeName) manifest.name += ` · ${cooperativeName}`;
  writeFileSync(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What the host of a built site sends, and which document with which address. */
function writeDeployment(root: string, folder: string, base: string, documents: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  const headers = JSON.parse(readFileSync(join(root, 'deploy/headers.json'), 'utf8')) as DeployHeaders;
  for (const [form, filled] of Object.entries(headersFor(headers, documents))) write(`headers.${form}.json`, filled);
  write('routes.json', documentRoutes(base));
  write('site.json', { base });
}
