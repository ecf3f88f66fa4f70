import type { Composite } from '#api/contract/fields.ts';
import { isRecord } from '#domain/records.ts';

/*
 * The bank's answers as another hand might write them (D-65), made from the contract: nothing here knows which calls or fields there are.
 */

/** The same data with so many rows in each list, at any depth, that nobody can read. */
export function withUnreadableRows(schema: Composite, data: unknown, count: number): unknown {
  return rewritten(schema, data, (_, value) =>
    Array.isArray(value) ? [...(value as unknown[]), ...Array.from({ length: count }, () => null)] : value,
  );
}

/** Codes that are whole numbers as numbers, and nothing of what may be missing: the least that a server can say, in its own way. */
export function inOtherHand(schema: Composite, data: unknown): unknown {
  return rewritten(schema, data, (field, value, before) => {
    const { meta, optional, nullable } = field.spec;
    if (meta?.needsOneOf && isRecord(value) && isRecord(before)) {
      const needed = meta.needsOneOf.filter((name) => before[name] !== undefined);
      return { ...value, ...Object.fromEntries(needed.map((name) => [name, before[name]])) };
    }
    if (meta?.reads === 'code' && typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value)) return Number(value);
    if (meta?.reads === 'label') return null;
    return (optional || nullable) && !field.innerType && !field.fields ? null : value;
  });
}

/** Every field of the contract passed through `rewrite`, inside out; what the contract does not know stays. */
function rewritten(
  schema: Composite,
  value: unknown,
  rewrite: (schema: Composite, value: unknown, before: unknown) => unknown,
): unknown {
  const { fields, innerType } = schema;
  if (fields && isRecord(value)) {
    const read = Object.entries(value).map(([name, content]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? rewritten(field, content, rewrite) : content] as const;
    });
    return rewrite(schema, Object.fromEntries(read), value);
  }
  if (innerType && Array.isArray(value))
    return rewrite(
      schema,
      value.map((row) => rewritten(innerType, row, rewrite)),
      value,
    );
  return rewrite(schema, value, value);
}
