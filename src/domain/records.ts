/** True for a plain JSON object: not null, not a list. Everything from outside passes here before it is looked into. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
