import { parseSync } from 'rolldown/utils';

/**
 * Functions without effects, by name: endpoints and schemas are values, and a screen carries those it calls, not its whole area's. The bundler looks
 * at the name alone, whoever has it, and takes whatever is called on such a name for as harmless: `either.abort()` on a local `either` is left out
 * of the build, for nobody uses its result. {@link ignoredPureCalls} finds such statements.
 */
export const PURE_CALLS: readonly string[] = [
  'endpoint',
  'record',
  'recordWithOneOf',
  'text',
  'optionalText',
  'requiredText',
  'dollars',
  'flag',
  'listOf',
  'either',
  'createContext',
];

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The name that a call begins with: `either` of `either.signal.throwIfAborted()`. */
function rootOf(call: Node): string | null {
  let part: unknown = call;
  while (isNode(part)) {
    if (part.type === 'Identifier') return String(part.name);
    part = part.callee ?? part.object ?? part.expression;
  }
  return null;
}

/** Statements of a TypeScript module that the bundler would leave out because they begin with one of {@link PURE_CALLS}, as they are written. `file` tells by its ending how `code` is read. */
export function ignoredPureCalls(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { expression } = value;
    if (value.type === 'ExpressionStatement' && isNode(expression) && PURE_CALLS.includes(rootOf(expression) ?? ''))
      found.push(code.slice(value.start, value.end));
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}
