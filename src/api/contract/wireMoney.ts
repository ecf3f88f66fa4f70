import type { Schema } from 'yup';
import { toCents, toDollars } from '#domain/dollars.ts';
import { mapRows } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import type { AnyEndpoint, OnWire } from './endpoint.ts';
import type { Composite } from './fields.ts';

/* The one place where money changes its unit: dollars on the wire (contract B.0), cents in the program. */

/** True for a field of money. */
export function isMoney({ spec }: Schema): boolean {
  return spec.meta?.unit === 'USD';
}

/** An amount of an answer in cents; undefined for more than the program can hold, which is no amount. What is not there stays so. */
export function readMoney(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  try {
    return toCents(value);
  } catch {
    return undefined;
  }
}

/** Query and body of a call as they travel. @throws RangeError for money that is no whole number of cents. */
export function wireInput<Input extends { query?: unknown; body?: unknown }>(
  { query, body }: Pick<AnyEndpoint, 'query' | 'body'>,
  input: Input,
): OnWire<Input> {
  return {
    ...input,
    ...(query && input.query !== undefined ? { query: onWire(query, input.query) } : {}),
    ...(body && input.body !== undefined ? { body: onWire(body, input.body) } : {}),
  } as OnWire<Input>;
}

/** What a schema describes as it travels: each amount in dollars. @throws RangeError for money that is no whole number of cents. */
export function onWire(schema: Composite, value: unknown): unknown {
  if (isMoney(schema)) return typeof value === 'number' ? toDollars(value) : value;
  const { innerType } = schema;
  if (innerType && Array.isArray(value)) return mapRows(value as unknown[], (item) => onWire(innerType, item));
  const fields = fieldsOf(schema);
  if (!fields || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? onWire(field, content) : content];
    }),
  );
}

/** The fields of an object; of either of two, those of both: a name means the same in each form of a call. */
function fieldsOf(schema: Composite): Composite['fields'] {
  const forms: readonly Composite[] = schema.spec.meta?.either ?? [];
  if (schema.fields || forms.length === 0) return schema.fields;
  return Object.fromEntries(forms.flatMap((form) => Object.entries(fieldsOf(form) ?? {})));
}
