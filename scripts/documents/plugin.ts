import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { OutputBundle, OutputChunk } from 'rolldown';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { UNREAD_CONFIG } from '../../src/config/drawnConfig.ts';
import { type RouteEntry, type RouteName, routeEntries } from '../../src/navigation/routeTable.ts';
import { screensFileOf } from '../routes/screens.ts';
import { styledBlocks } from '../styledBlocks.ts';
import { inlineScript, workerScript } from './oneScript.ts';
import { keepParts, programOf, writeDocuments } from './write.ts';

/**
 * The public pages are HTML before they are script: after the build each is drawn from the components that the browser runs, and written
 * beside `app.html`, which waits.
 */
export function drawnDocuments(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'drawn-documents',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const index = bundle['index.html'];
      // The catalogue is built with this configuration, too, and has none.
      if (index?.type !== 'asset') return;
      const html = String(index.source);
      const { root, base } = config;
      const program = programOf(root, dir);
      await buildProgram(root, program, base);
      keepParts(program, {
        template: {
          base,
          html,
          sheets: takeSheets(bundle, html, dir, base),
          inlineScript: await inlineScript(config.build.target || 'esnext', base),
        },
        worker: {
          program: await workerScript(config.build.target || 'esnext'),
          offline: scriptsOf(bundle, 'src/app/trouble.tsx', base),
          code: scriptsOf(bundle, 'src/components/PinDialog/PinDialog.tsx', base),
        },
        scripts: Object.fromEntries(
          routeEntries.map(([name, route]) => [name, scriptsOfRoute(bundle, route, base)]),
        ) as Record<RouteName, string[]>,
      });
      await writeDocuments(root, dir, UNREAD_CONFIG);
    },
  };
}

/** The sheets that the document names, by address; their files are not needed any more. */
function takeSheets(bundle: OutputBundle, html: string, dir: string, base: string): Record<string, string> {
  const sheets: Record<string, string> = {};
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== 'asset' || !file.endsWith('.css') || !html.includes(`${base}${file}"`)) continue;
    sheets[`${base}${file}`] = String(output.source).trim();
    rmSync(join(dir, file));
  }
  return sheets;
}

/** The chunk that has a module, and all that it needs from the start. @throws where no chunk has it. */
function scriptsOf(bundle: OutputBundle, module: string, base: string): string[] {
  const chunks = Object.values(bundle).filter((output): output is OutputChunk => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!entry) throw new Error(`«${module}» no está en ningún archivo.`);
  const found = new Set<string>();
  const follow = ({ fileName, imports }: OutputChunk): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of imports) {
      const chunk = byFile.get(imported);
      if (chunk) follow(chunk);
    }
  };
  follow(entry);
  return [...found].map((file) => base + file);
}

/** What a route's screen needs from the start, and what fetches it. */
function scriptsOfRoute(bundle: OutputBundle, route: RouteEntry, base: string): string[] {
  const modules = [screensFileOf(route).path, `src/screens/${route.screen}.tsx`];
  return [...new Set(modules.flatMap((module) => scriptsOf(bundle, module, base)))];
}

/** Builds the program that draws: the same components, for Node. */
async function buildProgram(root: string, outDir: string, base: string): Promise<void> {
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // As in the browser's build: the names of styles are made from it.
    oxc: { plugins: { styledComponents: styledBlocks } },
    // Their entries for Node and for bundlers differ: one for all.
    ssr: { noExternal: ['styled-components', 'react-router-dom', 'react-router', 'lucide-react'] },
    build: {
      ssr: 'scripts/documents/drawPages.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: 'drawPages.js' } },
    },
  });
}
