import { describe, expect, it } from 'vitest';
import { unreadableIn } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import { ContractMismatch, readAnswer } from './answerValidation.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { Composite } from './fields.ts';

/*
 * D-65, over every call × every field of its answer: codes are read as text or number, what is optional or only named may be null or
 * missing, a row that cannot be read is left out and counted; money, dates and numbers of accounts are never cast.
 */

type Path = readonly (string | 0)[];

/** A field, with the way to it from `data`; 0 is the first row of a list. */
interface Field {
  path: Path;
  schema: Composite;
}

const MISSING = Symbol('missing');

/** An answer with everything in it, each list with two rows. */
function sampleOf(schema: Composite): unknown {
  if (schema.fields)
    return Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, sampleOf(field)]));
  if (schema.innerType) return [sampleOf(schema.innerType), sampleOf(schema.innerType)];
  const [first] = schema.describe().oneOf;
  if (first !== undefined) return first;
  return { boolean: true, number: 12.5 }[schema.type] ?? 'texto';
}

function fieldsOf(schema: Composite, path: Path = []): Field[] {
  const here = { path, schema };
  if (schema.fields)
    return [here, ...Object.entries(schema.fields).flatMap(([name, field]) => fieldsOf(field, [...path, name]))];
  return schema.innerType ? [here, ...fieldsOf(schema.innerType, [...path, 0])] : [here];
}

/** The same answer with another value in one place. */
function changed(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((row, index) => (index === step ? changed(row, rest, value) : (row as unknown)));
  if (!isRecord(data) || step === 0) throw new TypeError('No hay nada ahí.');
  if (rest.length === 0 && value === MISSING)
    return Object.fromEntries(Object.entries(data).filter(([name]) => name !== step));
  return { ...data, [step]: changed(data[step], rest, value) };
}

function at(data: unknown, path: Path): unknown {
  return path.reduce((inside: unknown, step) => {
    if (Array.isArray(inside)) return inside[Number(step)] as unknown;
    return isRecord(inside) ? inside[step] : undefined;
  }, data);
}

const named = ({ path }: Field): string => path.join('.').replaceAll('.0', '[]') || 'data';
const read = (endpoint: AnyEndpoint, data: unknown): unknown => readAnswer(endpoint, { ok: true, data });

const calls = contract.flatMap((endpoint) => {
  if (endpoint.answer === null) return [];
  const fields = fieldsOf(endpoint.answer);
  return [{ endpoint, fields, sample: sampleOf(endpoint.answer) }];
});

/** Each field of every answer that is meant. */
const each = (isMeant: (schema: Composite, path: Path) => boolean) =>
  calls.flatMap(({ endpoint, fields, sample }) =>
    fields
      .filter(({ schema, path }) => isMeant(schema, path))
      .map((field) => [`${endpoint.id}: ${named(field)}`, endpoint, sample, field] as const),
  );

const readsAs = (kind: string) => (schema: Composite) => schema.spec.meta?.reads === kind;
const isLeaf = (schema: Composite) => !schema.fields && !schema.innerType;

/** What cannot be read: the row around it is gone and counted, and without a row the whole answer. */
function expectRefused(endpoint: AnyEndpoint, sample: unknown, { path }: Field, value: unknown): void {
  const data = changed(sample, path, value);
  const row = path.lastIndexOf(0);
  if (row < 0) {
    expect(() => read(endpoint, data), String(value)).toThrow(ContractMismatch);
    return;
  }
  const list = at(read(endpoint, data), path.slice(0, row));
  expect(list, String(value)).toHaveLength(1);
  expect(unreadableIn(Array.isArray(list) ? list : null), String(value)).toBe(1);
}

describe('D-65 answers of another hand', () => {
  it.each(calls.map(({ endpoint, sample }) => [endpoint.id, endpoint, sample] as const))(
    '%s: everything in it is read as it is',
    (_, endpoint, sample) => {
      expect(read(endpoint, sample)).toEqual(sample);
    },
  );

  it.each(each(readsAs('code')))('%s: a code is text or number, and becomes text', (_, endpoint, sample, field) => {
    expect(at(read(endpoint, changed(sample, field.path, '007')), field.path)).toBe('007');
    for (const number of [0, 1, 710_201_004_871])
      expect(at(read(endpoint, changed(sample, field.path, number)), field.path)).toBe(String(number));
    // A number with more digits than JSON holds would name something else.
    for (const odd of [1.5, 2 ** 60, true, {}, []]) expectRefused(endpoint, sample, field, odd);
  });

  it.each(each((schema) => schema.spec.optional || schema.spec.nullable))(
    '%s: what is optional may be null or missing',
    (_, endpoint, sample, field) => {
      for (const value of [null, MISSING, undefined])
        if (value === MISSING || field.path.length > 0) {
          if (field.path.length === 0) continue;
          const answer = read(endpoint, changed(sample, field.path, value));
          expect(at(answer, field.path) ?? null).toBeNull();
          expect(JSON.stringify(answer)).not.toContain('undefined');
        }
      if (field.path.length === 0)
        for (const value of [null, undefined]) expect(read(endpoint, value) ?? null).toBeNull();
    },
  );

  it.each(each(readsAs('label')))('%s: a name that is missing has a substitute', (_, endpoint, sample, field) => {
    for (const value of [null, MISSING, undefined, '', '  ', {}, false]) {
      const name = at(read(endpoint, changed(sample, field.path, value)), field.path);
      expect(name).toMatch(/\S/);
      expect(name).not.toMatch(/null|undefined|object/);
    }
    expect(at(read(endpoint, changed(sample, field.path, 24)), field.path)).toBe('24');
  });

  it.each(each((schema) => readsAs('text')(schema) || readsAs('number')(schema)))(
    '%s: what is only shown is absent where it is something else',
    (_, endpoint, sample, field) => {
      for (const odd of [{}, [], true])
        expect(at(read(endpoint, changed(sample, field.path, odd)), field.path)).toBeUndefined();
    },
  );

  const strict = each((schema) => isLeaf(schema) && schema.spec.meta?.reads === undefined);

  it.each(strict)('%s: money, dates, numbers of accounts and flags are not cast', (_, endpoint, sample, field) => {
    const others = { string: [7, 710_201_004_871, 20_261_120], number: ['12.50', '12,50'], boolean: ['S', 'true', 1] };
    for (const value of [...(others[field.schema.type as keyof typeof others] ?? []), {}, []])
      expectRefused(endpoint, sample, field, value);
  });

  it('among them is all money, and every number of an account', () => {
    const names = strict.map(([name]) => name);
    for (const [name] of each((schema) => schema.spec.meta?.unit === 'USD')) expect(names).toContain(name);
    const accounts = each((_, path) =>
      /^(numeroCuenta|numeroCredito|numeroEnmascarado|cuentaDebito)/.test(String(path.at(-1))),
    );
    expect(accounts.length).toBeGreaterThan(10);
    for (const [name] of accounts) expect(names).toContain(name);
    const dates = each(
      (schema, path) => isLeaf(schema) && /^(fecha|ultimoAcceso|proximaFecha)/.test(String(path.at(-1))),
    );
    expect(dates.length).toBeGreaterThan(15);
    for (const [name] of dates) expect(names).toContain(name);
  });

  it('no identifier is read to the letter: each is a code', () => {
    const identifiers = each(
      (schema, path) =>
        isLeaf(schema) &&
        /^(codigo|id[A-Z]|numero(Comprobante|Documento|Socio|Tramite)|tipoIdentificacion|identificacion|referencia)/.test(
          String(path.at(-1)),
        ),
    );
    expect(identifiers.length).toBeGreaterThan(30);
    for (const [name, , , { schema }] of identifiers) expect(schema.spec.meta?.reads, name).toBe('code');
  });

  it.each(each((schema) => schema.innerType !== undefined))(
    '%s: a row that cannot be read is left out and counted, the others stay',
    (_, endpoint, sample, { path }) => {
      const rows = at(sample, path);
      if (!Array.isArray(rows)) throw new TypeError('No es una lista.');
      for (const bad of [[null], [null, [], false]]) {
        const list = at(read(endpoint, changed(sample, path, [bad[0], ...(rows as unknown[]), ...bad.slice(1)])), path);
        expect(list).toHaveLength(2);
        expect(Array.from(list as unknown[])).toEqual(rows);
        expect(unreadableIn(list as unknown[])).toBe(bad.length);
      }
      const none = at(read(endpoint, changed(sample, path, [null])), path);
      expect(none).toHaveLength(0);
      expect(unreadableIn(none as unknown[])).toBe(1);
      // Something else than a list is no list.
      const row = path.lastIndexOf(0);
      if (row < 0) expect(() => read(endpoint, changed(sample, path, 'lista'))).toThrow(ContractMismatch);
    },
  );
});
