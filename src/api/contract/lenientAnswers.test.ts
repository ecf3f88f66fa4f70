import { describe, expect, it } from 'vitest';
import { unreadableIn } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import { isNotFound, receiptOf } from '#flows/comprobante/receipt.ts';
import { contract } from './all.ts';
import { ContractMismatch, readAnswer } from './answerValidation.ts';
import { validarIdentidad } from './autenticacion.ts';
import type { Comprobante } from './comprobante.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { Composite } from './fields.ts';
import { isMoney, onWire } from './wireMoney.ts';

/*
 * D-65, over every call × every field of its answer: codes are read as text or number, what is optional or only named may be null or
 * missing, a row that cannot be read is left out and counted; money, dates and numbers of accounts are never cast.
 */

type Path = readonly (string | 0)[];

/** A field, with the way to it from `data`; 0 is the first row of a list; `inside` is the object it stands in. */
interface Field {
  path: Path;
  schema: Composite;
  inside?: Composite;
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

function fieldsOf(schema: Composite, path: Path = [], inside?: Composite): Field[] {
  const here = { path, schema, ...(inside ? { inside } : {}) };
  if (schema.fields)
    return [
      here,
      ...Object.entries(schema.fields).flatMap(([name, field]) => fieldsOf(field, [...path, name], schema)),
    ];
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
const answered = (endpoint: AnyEndpoint, data: unknown): unknown => readAnswer(endpoint, { ok: true, data });

/** What is read, as it would travel: what has come is what is there, and an amount comes through in cents. */
const read = (endpoint: AnyEndpoint, data: unknown): unknown =>
  endpoint.answer && onWire(endpoint.answer, answered(endpoint, data));

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

/** Read as it is or not at all. */
const isStrict = (schema: Composite) => isLeaf(schema) && schema.spec.meta?.reads === undefined;

/** True for a value that the field may have as it comes. */
function isSuch(schema: Composite, value: unknown): boolean {
  if (schema.fields) return isRecord(value);
  if (schema.innerType) return Array.isArray(value);
  const isText = typeof value === 'string' || Number.isSafeInteger(value);
  if (schema.spec.meta?.reads === 'flag') return value === true || value === 'S' || value === 1;
  if (schema.spec.meta?.reads === 'number') return typeof value === 'number';
  return schema.spec.meta?.reads !== 'oneOf' && isText;
}

/**
 * What cannot be read: the row around it is gone and counted, and without a row the whole answer. Of a receipt, which is ours as a whole
 * and of money that has moved, only the field is gone; of a card's switches all of them.
 */
function expectRefused(endpoint: AnyEndpoint, sample: unknown, { path, schema, inside }: Field, value: unknown): void {
  const data = changed(sample, path, value);
  const kind = inside?.spec.meta?.reads;
  if (kind === 'whole' || (kind === 'parts' && schema.spec.optional)) {
    const place = kind === 'whole' ? path.slice(0, -1) : path;
    const expected = changed(sample, place, undefined);
    expect(read(endpoint, data), String(value)).toEqual(expected);
    return;
  }
  const row = path.lastIndexOf(0);
  if (row < 0) {
    expect(() => read(endpoint, data), String(value)).toThrow(ContractMismatch);
    return;
  }
  const list = at(read(endpoint, data), path.slice(0, row));
  expect(list, String(value)).toHaveLength(1);
  expect(unreadableIn(Array.isArray(list) ? list : null), String(value)).toBe(1);
}

/** A pattern that finds nothing would prove nothing: these are among what it finds. */
const expectFound = (found: readonly (readonly [string, ...unknown[]])[], ...names: string[]) =>
  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(names));

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
    for (const odd of [1.5, 2 ** 60, true, {}, []])
      if (!field.schema.spec.optional) expectRefused(endpoint, sample, field, odd);
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

  const hasSubstitute = ({ spec }: Composite): boolean =>
    spec.meta?.reads === 'label' && spec.meta.absent !== undefined;

  it.each(each(hasSubstitute))('%s: a name that is missing has a substitute', (_, endpoint, sample, field) => {
    for (const value of [null, MISSING, undefined, '', '  ', {}, false]) {
      const name = at(read(endpoint, changed(sample, field.path, value)), field.path);
      expect(name).toMatch(/\S/);
      expect(name).not.toMatch(/null|undefined|object/);
    }
    expect(at(read(endpoint, changed(sample, field.path, 24)), field.path)).toBe('24');
  });

  it('words that the server is asked by have none: it would find nothing by ours', () => {
    const sought = each((schema) => schema.spec.meta?.reads === 'label' && !hasSubstitute(schema));
    expect(sought.map(([name]) => name)).toEqual(['productos.movimientos: registros[].descripcion']);
    for (const [, endpoint, sample, { path }] of sought) {
      for (const value of [null, MISSING, undefined, '', '  ', {}, false])
        expect(at(read(endpoint, changed(sample, path, value)), path)).toBe('');
      expect(at(read(endpoint, changed(sample, path, 24)), path)).toBe('24');
    }
  });

  it.each(each((schema, path) => schema.spec.optional && path.length > 0 && !isStrict(schema)))(
    '%s: what is optional and no such thing is absent, and all around it stays',
    (name, endpoint, sample, field) => {
      const { schema, path } = field;
      const odd = [{}, [], true, 1.5, 2 ** 60, 'PARCIAL', 'S', 1].filter((value) => !isSuch(schema, value));
      expect(odd.length, name).toBeGreaterThan(2);
      for (const value of odd) {
        const answer = read(endpoint, changed(sample, path, value));
        const expected = schema.innerType ? [] : schema.spec.meta?.otherwise;
        const got = at(answer, path);
        // A list that is none is said as a row that could not be read.
        expect(unreadableIn(Array.isArray(got) ? got : null), JSON.stringify(value)).toBe(schema.innerType ? 1 : 0);
        expect(Array.isArray(got) ? Array.from(got as unknown[]) : got, JSON.stringify(value)).toEqual(expected);
        expect(changed(answer, path, 'x'), JSON.stringify(value)).toEqual(changed(sample, path, 'x'));
      }
    },
  );

  it.each(each(readsAs('flag')))('%s: a flag is read as servers write it', (_, endpoint, sample, field) => {
    for (const [flag, written] of [
      [true, [true, 1, 'S', 's', 'true', 'TRUE', 'True', '1']],
      [false, [false, 0, 'N', 'n', 'false', 'False', '0']],
    ] as const)
      for (const value of written) {
        const answer = read(endpoint, changed(sample, field.path, value));
        expect(answer, String(value)).toEqual(changed(sample, field.path, flag));
      }
    if (!field.schema.spec.optional)
      for (const odd of ['', 'PARCIAL', 2, {}, [], null]) expectRefused(endpoint, sample, field, odd);
  });

  it.each(each(readsAs('oneOf')))('%s: a code that is not known is never one that is', (_, endpoint, sample, field) => {
    const codeOf = (value: unknown) => at(read(endpoint, changed(sample, field.path, value)), field.path);
    for (const known of field.schema.describe().oneOf) {
      expect(codeOf(known)).toBe(known);
      expect(codeOf(` ${String(known).toLowerCase()} `)).toBe(known);
    }
    for (const odd of ['PARCIAL', 'EXACTO', 'NO', '', 1, true, {}])
      expect(codeOf(odd)).toBe(field.schema.spec.meta?.otherwise);
  });

  const states = each(readsAs('state'));

  it.each(states)('%s: a state is known in any letters, and any other stays as it is written', (_, ...given) => {
    const [endpoint, sample, { path, schema }] = given;
    const stateOf = (value: unknown) => at(read(endpoint, changed(sample, path, value)), path);
    const known = schema.spec.meta?.known ?? [];
    expect(known.length).toBeGreaterThan(1);
    for (const state of known) {
      expect(stateOf(state)).toBe(state);
      expect(stateOf(` ${state.charAt(0)}${state.slice(1).toLowerCase()} `)).toBe(state);
    }
    for (const other of ['En mora', 'CASTIGADO', '']) expect(stateOf(other)).toBe(other);
    expect(stateOf(7)).toBe('7');
  });

  it('among them are those of accounts, loans, instalments and cards', () => {
    expectFound(
      states,
      'productos.cuenta: estado',
      'productos.leer: creditos[].estado',
      'tarjetas.leer: estado',
      'productos.credito: tabla[].estado',
    );
  });

  it('whether a code is asked is never guessed as «no»', () => {
    const asks = (requiereToken: unknown) =>
      readAnswer(validarIdentidad, { ok: true, data: { idTransaccion: '1', requiereToken } })?.requiereToken;
    for (const odd of ['', 'SI', 'X', 2, {}, []]) expect(asks(odd), JSON.stringify(odd)).toBe(true);
    for (const no of [false, 'N', 'n', 0, 'false']) expect(asks(no), String(no)).toBe(false);
    for (const nothing of [null, undefined]) expect(asks(nothing) ?? null).toBeNull();
  });

  it.each(['PENDIENTE', 'RECHAZADA', 'exitosa', 1, 7, true, {}])(
    'a receipt whose state is %j is one of a state that is not known',
    (estado) => {
      for (const endpoint of contract.filter(({ answer }) => answer?.spec.meta?.name === 'Comprobante')) {
        const receipt = read(endpoint, { numeroComprobante: 7, estado }) as Comprobante;
        expect(receipt.numeroComprobante).toBe('7');
        expect(receipt.estado).toMatch(/\S/);
        expect(isNotFound(receipt)).toBe(false);
        expect(receiptOf(receipt).state, endpoint.id).toBe('unknown');
      }
    },
  );

  const strict = each((schema) => isLeaf(schema) && isStrict(schema));

  it.each(strict)('%s: money, dates and numbers of accounts are not cast', (_, endpoint, sample, field) => {
    const others = { string: [7, 710_201_004_871, 20_261_120], number: ['12.50', '12,50'], boolean: [] };
    for (const value of [...(others[field.schema.type as keyof typeof others] ?? []), {}, []])
      expectRefused(endpoint, sample, field, value);
  });

  const money = each(isMoney);

  it.each(money)('%s: money comes as cents, and more than can be held is no amount', (_, endpoint, sample, field) => {
    for (const [dollars, cents] of [
      [12.5, 12_50],
      [0.1 + 0.2, 30],
      [-1.005, -1_01],
      [0, 0],
    ] as const)
      expect(at(answered(endpoint, changed(sample, field.path, dollars)), field.path)).toBe(cents);
    for (const odd of [1e14, -1e300, Number.POSITIVE_INFINITY]) expectRefused(endpoint, sample, field, odd);
  });

  it('among them is all money, and every number of an account', () => {
    const names = strict.map(([name]) => name);
    expectFound(money, 'transacciones.cuentasOrigen: 0.saldoDisponible', 'transferencias.internas: valor');
    for (const [name] of money) expect(names).toContain(name);
    const accounts = each((_, path) =>
      /^(numeroCuenta|numeroCredito|numeroEnmascarado|cuentaDebito)/.test(String(path.at(-1))),
    );
    expectFound(accounts, 'productos.cuenta: numeroCuenta', 'transacciones.cuentasOrigen: 0.numeroCuenta');
    for (const [name] of accounts) expect(names).toContain(name);
    const dates = each(
      (schema, path) => isLeaf(schema) && /^(fecha|ultimoAcceso|proximaFecha)/.test(String(path.at(-1))),
    );
    expectFound(dates, 'dispositivos.leer: 0.ultimoAcceso', 'transferencias.internas: fecha');
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
    expectFound(identifiers, 'dispositivos.leer: 0.idDispositivo', 'pagos.servicios: 0.criterios[].codigo');
    for (const [name, , , { schema }] of identifiers) expect(schema.spec.meta?.reads, name).toBe('code');
  });

  it.each(each((schema) => schema.innerType !== undefined))(
    '%s: a row that cannot be read is left out and counted, the others stay',
    (_, endpoint, sample, { path, schema }) => {
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
      if (row < 0 && !schema.spec.optional)
        expect(() => read(endpoint, changed(sample, path, 'lista'))).toThrow(ContractMismatch);
    },
  );
});
