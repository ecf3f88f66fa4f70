import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { entryFiles } from '../scripts/library/entries.ts';
import { everywhere } from '../scripts/library/everywhere.ts';
import { entryName, isNotPacked, targetOf } from '../scripts/library/rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What stories take from Storybook, as little of it as drawing them needs. */
const STAND_INS: Readonly<Record<string, string>> = {
  '#storybook/preview.tsx': `
    const made = (meta, story) => ({ meta, story, extend: (more) => made(meta, { ...story, ...more, args: { ...story.args, ...more.args } }) });
    const meta = (meta) => ({ story: (story = {}) => made(meta, typeof story === 'function' ? { render: story } : story) });
    export default { meta, type: () => ({ meta }) };`,
  // Of components' guides only their own pages say anything.
  '#storybook/pages/guide.ts': `
    export const lines = () => [];
    export const parts = () => [];`,
  'storybook/test': `
    const nothing = () => undefined;
    const anything = new Proxy(nothing, { get: () => anything });
    export const fn = (does = nothing) => does;
    export { anything as expect, anything as screen, anything as userEvent, anything as waitFor, anything as within, anything as fireEvent, anything as configure };`,
  '@storybook/react-vite': 'export default {};',
};

/**
 * All stories of the library's components as one module for Node, `stories.js` of a project that has the package: what stories take from
 * components, theme and rules comes from there, entries by their names and the rest as the very files that entries use.
 */
export async function bundleStories(project: string, packageName: string): Promise<void> {
  const files = globSync('src/components/!(Fundamentos)/*.stories.tsx', { cwd: root }).sort();
  const bundle = await rolldown({
    cwd: root,
    input: { stories: 'all-stories' },
    platform: 'node',
    checks: { bundlerTimings: false },
    transform: { target: 'es2022', jsx: { runtime: 'automatic', development: false } },
    plugins: [virtual(files), fromPackage(project, packageName), everywhere()],
  });
  await bundle.write({ dir: project, format: 'es', entryFileNames: '[name].js', codeSplitting: false });
  await bundle.close();
}

function virtual(files: readonly string[]): Plugin {
  const all = files.map((file, at) => `import * as s${at} from ${JSON.stringify(join(root, file))};`);
  const map = files.map((file, at) => `${JSON.stringify(file)}: s${at}`);
  return {
    name: 'all-stories',
    resolveId: (source) => (source === 'all-stories' || source in STAND_INS ? `\0${source}` : null),
    load: (id) => {
      if (id === '\0all-stories') return `${all.join('\n')}\nexport default { ${map.join(', ')} };`;
      return STAND_INS[id.slice(1)] ?? null;
    },
  };
}

function fromPackage(project: string, packageName: string): Plugin {
  const entries = new Set(entryFiles.map(entryName));
  return {
    name: 'from-package',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.startsWith('\0') || !importer || source in STAND_INS) return null;
        const target = source.startsWith('/') ? null : targetOf(root, importer, source);
        if (target === null) return source.startsWith('/') ? null : { id: source, external: true };
        const name = entryName(target);
        if (entries.has(name)) return { id: `${packageName}/${name}`, external: true };
        const packed = join(project, 'node_modules', packageName, `${name}.js`);
        // Rules that are no entries came along in part; they have no state, and a story's own copy is as good.
        const isInside = !isNotPacked(target) && !target.startsWith('domain/');
        if (isInside && existsSync(packed)) return { id: `./node_modules/${packageName}/${name}.js`, external: true };
        return { id: join(root, 'src', target) };
      },
    },
  };
}

/** Files of a project that has the package and `stories.js`: what draws every story in Node, and a page that hydrates what was drawn. */
export const storyFiles = (packageName: string): Record<string, string> => ({
  'world.js': world(packageName),
  'draw.js': DRAW,
  'hydrate.js': HYDRATE,
  'hydrate.html':
    '<!doctype html><html lang="es-EC"><head><link rel="icon" href="data:," /></head><body><script type="module" src="/hydrate.js"></script></body></html>',
});

/** Each story within what stands around a page. */
const world = (packageName: string): string => `
import { createElement as h } from 'react';
import { StaticRouter } from 'react-router';
import { DialogProvider } from '${packageName}/components/Dialog/DialogProvider';
import { ToastProvider } from '${packageName}/components/Toast/ToastProvider';
import { createToastQueue } from '${packageName}/components/Toast/toastQueue';
import { GlobalStyle } from '${packageName}/theme/GlobalStyle';
import { ThemeProvider } from '${packageName}/theme/ThemeProvider';
import { startTheme } from '${packageName}/theme/themeChoice';
import all from './stories.js';

const element = (name, { meta, story }) => {
  const context = { args: { ...meta.args, ...story.args }, globals: {}, parameters: {}, name, viewMode: 'story' };
  const render = story.render ?? meta.render ?? ((args) => h(meta.component, args));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])].flat();
  const Story = decorators.reduce((Inner, decorator) => () => decorator(Inner, context), () => render(context.args, context));
  const page = h(DialogProvider, null, h(StaticRouter, { location: '/' }, h(Story)));
  return h(ThemeProvider, { control: startTheme() }, h(GlobalStyle), h(ToastProvider, { queue: createToastQueue() }, page));
};

export const cases = Object.entries(all).flatMap(([file, { default: _, ...stories }]) =>
  Object.entries(stories).map(([name, one]) => ({ place: file + ' ' + name, make: () => element(name, one) })),
);
`;

const DRAW = `
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { cases } from './world.js';

const faults = [];
const drawn = {};
let current = '';
console.error = (...words) => faults.push(current + ': ' + words.map(String).join(' ').slice(0, 400));
for (const { place, make } of cases) {
  current = place;
  const sheet = new ServerStyleSheet();
  try {
    drawn[place] = renderToString(sheet.collectStyles(make()));
  } catch (error) {
    faults.push(place + ': ' + error.stack.slice(0, 600));
  } finally {
    sheet.seal();
  }
}
process.stdout.write(JSON.stringify({ version, drawn, faults }));
`;

const HYDRATE = `
import { createElement as h, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases } from './world.js';

function Hydrated({ children, done }) {
  useEffect(done, []);
  return children;
}

/** What React says to those who develop, with what stands in its places. */
const told = (format, ...values) => String(format).replace(/%s/g, () => String(values.shift()));

/** Hydrates each story over what a server drew; answers what React had to mend, and what it left as it found it, by place. */
window.hydrateAll = async (drawn) => {
  const mended = [];
  let where = '';
  console.error = (...said) => mended.push(where + ': ' + told(...said).slice(0, 1200));
  for (const { place, make } of cases) {
    where = place;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = drawn[place];
    const onRecoverableError = (error) => mended.push(place + ': ' + error.message.slice(0, 200));
    let page;
    await new Promise((done) => {
      page = hydrateRoot(root, h(Hydrated, { done: () => void done() }, make()), { onRecoverableError });
    });
    page.unmount();
    root.remove();
  }
  return mended;
};
`;

/** What 'draw.js' prints: the HTML of each story by its place, and what went wrong. */
export interface DrawnStories {
  /** React's. */
  version: string;
  drawn: Record<string, string>;
  faults: string[];
}

/** A script for Node that imports every entry and prints those that cannot be. */
export const importEntries = (packageName: string, entries: readonly string[]): string => `
const faults = [];
for (const entry of ${JSON.stringify(entries.map((entry) => entry.replace(/^\./, packageName)))}) await import(entry).catch((error) => faults.push(entry + ': ' + error.message));
process.stdout.write(JSON.stringify(faults));
`;
