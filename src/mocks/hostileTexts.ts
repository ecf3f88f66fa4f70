import type { Schema } from 'yup';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { isRecord } from '#domain/records.ts';

/** One word that no line holds, and what follows a long name. */
const LONG_WORD = 'Wañuyhuaico'.repeat(28).slice(0, 300);
const LONG_NAME = 'María de los Ángeles Guamán-Vintimilla y Montenegro de la Torre';
/** Dollars that are added to every amount: nine digits before the comma. */
const FORTUNE = 900_000_000;

/** A name by which a page asks for more: another text there would be another thing. */
const ASKED_BY = new Set(contract.flatMap(askedBy));
const IS_KEY = /^(?:codigo|id[A-Z]|numero|token|ruta$|icono$)/;
/** What is read by machine: a code, a number, a day, an address, a file. */
const IS_CODE = /^(?:[\p{Lu}\d_.-]*|\d{4}-\d{2}-\d{2}.*|\w+:.*|\S{120,})$/u;

/**
 * The same answer with the longest texts and amounts that its contract allows: a word of 300 characters and a long name in every text
 * that a person reads, nine digits in every amount. Codes, dates and what a page asks by stay, so that it comes into the same states.
 */
export function withHostileTexts(endpoint: AnyEndpoint, data: unknown): unknown {
  return endpoint.answer === null ? data : hostile(data, endpoint.answer, '');
}

function hostile(value: unknown, schema: Schema, name: string): unknown {
  if (Array.isArray(value)) {
    const inner = innerOf(schema);
    return inner ? value.map((item) => hostile(item, inner, name)) : value;
  }
  if (isRecord(value)) {
    const fields = fieldsOf(schema);
    return Object.fromEntries(
      Object.entries(value).map(([key, content]) => {
        const field = fields[key];
        return [key, field ? hostile(content, field, key) : content];
      }),
    );
  }
  const candidate = worstOf(value, schema, name);
  return schema.isValidSync(candidate, { strict: true }) ? candidate : value;
}

function worstOf(value: unknown, schema: Schema, name: string): unknown {
  if (typeof value === 'number') return schema.spec.meta?.unit === 'USD' && value > 0 ? value + FORTUNE : value;
  if (typeof value !== 'string' || value === '') return value;
  const isPerson = /^(?:nombre|apellido)/.test(name);
  if (ASKED_BY.has(name) || IS_KEY.test(name) || (IS_CODE.test(value) && !isPerson)) return value;
  return `${value} ${LONG_WORD} ${LONG_NAME}`;
}

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return 'fields' in schema ? (schema.fields as Readonly<Record<string, Schema>>) : {};
}

function innerOf(schema: Schema): Schema | undefined {
  return 'innerType' in schema ? (schema.innerType as Schema) : undefined;
}

function askedBy({ method, path, query }: AnyEndpoint): string[] {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return method === 'GET' ? [...parameters, ...(query ? Object.keys(fieldsOf(query)) : [])] : parameters;
}
