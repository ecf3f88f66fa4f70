import { type Schema, ValidationError } from 'yup';
import { isRecord } from '#domain/records.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { Composite } from './fields.ts';
import { isMoney } from './wireMoney.ts';

/** The parts of a request as a server sees them: already decrypted, nothing checked. */
export interface ReceivedRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Why a request is malformed (missing, extra or wrongly typed fields, at any depth), or null when it is what the contract says.
 * For the simulated cooperative and for tests; not shipped. Names fields, never values: a body may hold a password.
 */
export function refusalOf(endpoint: AnyEndpoint, { params, query, body }: ReceivedRequest): string | null {
  return (
    refusalOfParams(endpoint.path, params) ??
    refusalOfPart('query', endpoint.query, fromText(endpoint.query, query)) ??
    refusalOfPart('body', endpoint.body, body)
  );
}

function refusalOfParams(path: string, params: unknown): string | null {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const given = isRecord(params) ? params : {};
  const missing = names.find((name) => typeof given[name] !== 'string' || given[name] === '');
  if (missing !== undefined) return `Falta «params.${missing}».`;
  const extra = Object.keys(given).find((name) => !names.includes(name));
  return extra === undefined ? null : `Sobra «params.${extra}».`;
}

function refusalOfPart(part: string, schema: Schema | undefined, value: unknown): string | null {
  if (schema !== undefined) return refusalOfValue(part, schema, value);
  const isAbsent = value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
  return isAbsent ? null : `Sobra «${part}».`;
}

function refusalOfValue(path: string, schema: Schema, value: unknown): string | null {
  const forms = schema.spec.meta?.either;
  if (forms) {
    const refusals = forms.map((form) => refusalOfValue(path, form, value));
    return refusals.includes(null) ? null : `Ninguna de las formas: ${refusals.join(' / ')}`;
  }
  return refusalOfFields(path, schema, value) ?? extraField(path, schema, value);
}

function refusalOfFields(path: string, schema: Schema, value: unknown): string | null {
  try {
    schema.validateSync(value, { strict: true });
    return null;
  } catch (reason) {
    if (!(reason instanceof ValidationError)) throw reason;
    const field = reason.path ? `${path}.${reason.path}` : path;
    return reason.type === 'optionality' ? `Falta «${field}».` : `«${field}» no es válido (${reason.type ?? 'test'}).`;
  }
}

/** The first field that no schema knows; the value has already been found valid. */
function extraField(path: string, schema: Composite, value: unknown): string | null {
  if (Array.isArray(value) && schema.innerType) {
    const { innerType } = schema;
    return first(value.map((item, index) => () => extraField(`${path}[${index}]`, innerType, item)));
  }
  if (!isRecord(value) || !schema.fields) return null;
  const { fields } = schema;
  return first(
    Object.entries(value).map(([name, content]) => () => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? extraField(`${path}.${name}`, field, content) : `Sobra «${path}.${name}».`;
    }),
  );
}

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const refusal = check();
    if (refusal !== null) return refusal;
  }
  return null;
}

/** A query travels as text: numbers and flags are read back from it, and only where the schema has them. */
function fromText(schema: Composite | undefined, query: unknown): unknown {
  if (!isRecord(query)) return query;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typed(schema?.fields?.[name], value)]));
}

/** Dollars of a query: with a dot, at most two decimals, no sign. */
const DOLLARS = /^\d+(\.\d{1,2})?$/;
const ANY_NUMBER = /^-?\d+(\.\d+)?$/;

function typed(field: Schema | undefined, value: unknown): unknown {
  if (field?.type === 'number' && typeof value === 'string')
    return (isMoney(field) ? DOLLARS : ANY_NUMBER).test(value) ? Number(value) : value;
  if (field?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
