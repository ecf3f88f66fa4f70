import type { AnyEndpoint } from '#api/contract/endpoint.ts';

/** A call found by its path. */
export interface RouteMatch {
  endpoint: AnyEndpoint;
  params: Record<string, string>;
}

/** Finds calls by path, letter case exact (D-16). */
export interface Routes {
  /** Every call on that path, of any method; empty when there is none. `path` has no leading slash and is still URL-encoded. */
  onPath(path: string): RouteMatch[];
}

/** Routes of a list of endpoints; a literal segment wins over a parameter. */
export function createRoutes(endpoints: readonly AnyEndpoint[]): Routes {
  const parameters = (path: string) => path.split('{').length - 1;
  const ordered = [...endpoints].sort((first, second) => parameters(first.path) - parameters(second.path));
  return {
    onPath(path) {
      const given = path.split('/');
      const found = ordered.flatMap((endpoint) => {
        const params = matched(endpoint.path.split('/'), given);
        return params ? [{ endpoint, params }] : [];
      });
      const [best] = found;
      return best ? found.filter(({ endpoint }) => parameters(endpoint.path) === parameters(best.endpoint.path)) : [];
    },
  };
}

function matched(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      if (segment !== value) return null;
      continue;
    }
    const decoded = decodedSegment(value);
    if (decoded === null || decoded === '') return null;
    params[name] = decoded;
  }
  return params;
}

function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
