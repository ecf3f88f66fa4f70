import type { Plugin } from 'vite';

/** Where the catalogue leads every `import()` of its code through, while somebody watches. */
export interface WithWatchedImports {
  watchImport?: <T>(coming: Promise<T>) => Promise<T>;
}

/** A node of the syntax tree, as far as it is read here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Every `import()` in a part of the tree, outer ones first. */
function importsIn(part: unknown): SyntaxNode[] {
  if (Array.isArray(part)) return part.flatMap(importsIn);
  if (!isNode(part)) return [];
  const within = Object.values(part).flatMap(importsIn);
  return part.type === 'ImportExpression' ? [part, ...within] : within;
}

/**
 * Lets a test run know which code is still being fetched: a browser tells of a call, but not of an `import()`. Without a test run nothing
 * changes.
 */
export function watchedImports(): Plugin {
  return {
    name: 'watched-imports',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      handler(code) {
        const ends = importsIn(this.parse(code)).flatMap(({ start, end }) => [
          { at: start, text: '(globalThis.watchImport ?? ((coming) => coming))(' },
          { at: end, text: ')' },
        ]);
        ends.sort((a, b) => b.at - a.at);
        return {
          code: ends.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code),
          map: null,
        };
      },
    },
  };
}
