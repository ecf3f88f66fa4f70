import { fileURLToPath } from 'node:url';
import type { CodeSplittingGroup } from 'rolldown';

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

/** How the build is cut: by stage, never by a list of files. */
export function stageChunks(): CodeSplittingGroup[] {
  return STAGES.map(({ name, begins }): CodeSplittingGroup => {
    let modules: Set<string> | undefined;
    return {
      debugName: name,
      name(id, context) {
        modules ??= withImports(begins, (module) => context.getModuleInfo(module));
        if (!modules.has(id) || id.endsWith('.css')) return null;
        return id.includes('node_modules') ? `${name}-paquetes` : name;
      },
      includeDependenciesRecursively: false,
    };
  });
}
