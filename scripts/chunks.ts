import { fileURLToPath } from 'node:url';
import type { CodeSplittingGroup } from 'rolldown';
import type { Plugin } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/**
 * The stages of a visit, each with the modules that it begins with. What one needs from its start comes in one file (two for sign-in, whose
 * packages change less often than our own code), and nothing of it is in a later one. What a single page needs is left to the bundler.
 */
const STAGES: readonly { name: string; begins: readonly string[] }[] = [
  { name: 'entrada', begins: ['app/main.tsx', 'screens/login/Login.tsx'].map(source) },
  {
    name: 'socio',
    begins: [
      'app/connect.ts',
      'screens/login/signIn.ts',
      'app/SignedInArea.tsx',
      'screens/productos/Productos.tsx',
    ].map(source),
  },
];

/**
 * What so many of the parts that are fetched by themselves share comes in one file: left to the bundler, each small module is a file of its own,
 * and a page asks for thirty of them in one task. With fewer, pages fetch what they do not need.
 */
const WIDELY_SHARED = 10;

const packagesOf = (stage: string): string => `${stage}-paquetes`;

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** Everything that is loaded before these modules run. */
function withImports(begins: readonly string[], infoOf: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const waiting = [...begins];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
}

/** How the build is cut: by stage and by how widely a module is shared, never by a list of files. */
export function stageChunks(): CodeSplittingGroup[] {
  const stages = STAGES.map(({ name, begins }): CodeSplittingGroup => {
    let modules: Set<string> | undefined;
    return {
      debugName: name,
      name(id, context) {
        modules ??= withImports(begins, (module) => context.getModuleInfo(module));
        if (!modules.has(id) || id.endsWith('.css')) return null;
        return id.includes('node_modules') ? packagesOf(name) : name;
      },
      includeDependenciesRecursively: false,
      priority: 2,
    };
  });
  const shared: CodeSplittingGroup = {
    name: 'comunes',
    test: /\/src\//,
    minShareCount: WIDELY_SHARED,
    priority: 1,
    includeDependenciesRecursively: false,
  };
  return [...stages, shared];
}

/** Has to be a file's first line. Read by Chrome 136 and later; to all others a comment. */
const RUNS_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * What a stage brings runs as soon as it is there: the browser is told to compile it whole while it still arrives, beside the page's own thread,
 * instead of each function when it is called first. A form that answers comes 70 ms sooner on a slow phone (`npm run bench:pages`).
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After what Vite itself puts before a file's code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && STAGES.some(({ name }) => [name, packagesOf(name)].includes(file.name)))
            file.code = `${RUNS_AT_ONCE}\n${file.code}`;
      },
    },
  };
}
