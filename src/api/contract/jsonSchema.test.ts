import { describe, expect, it } from 'vitest';
import { array, lazy, ref, type Schema, string } from 'yup';
import {
  code,
  day,
  dollars,
  either,
  flag,
  howMany,
  limitedText,
  listOf,
  oneOf,
  optionalDollars,
  optionalFlag,
  optionalOneOf,
  optionalRecord,
  optionalShownCode,
  optionalText,
  proposed,
  record,
  requiredText,
  state,
  text,
} from './fields.ts';
import { createSchemaWriter } from './jsonSchema.ts';

const requested = (schema: Schema, ...secrets: string[]) => createSchemaWriter().request(schema, secrets);
const answered = (schema: Schema) => createSchemaWriter().answer(schema);

describe('contract B.0: a field as JSON Schema, with what is asked of it and nothing else', () => {
  it.each<[string, Schema, unknown]>([
    ['a text', text(), { type: 'string' }],
    ['a text that is not empty', requiredText(), { type: 'string', minLength: 1 }],
    ['a text with an end', limitedText(40), { type: 'string', minLength: 1, maxLength: 40 }],
    ['a day', day(), { type: 'string', minLength: 1, pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }],
    ['a text with a form, which may be empty', text().matches(/^a*$/), { type: 'string', pattern: '^a*$' }],
    ['one of a set', oneOf(['C', 'D']), { type: 'string', minLength: 1, enum: ['C', 'D'] }],
    ['a state', state(['ACTIVA']), { type: 'string', enum: ['ACTIVA'] }],
    ['money', dollars(), { type: 'number', 'x-unit': 'USD' }],
    ['a number', howMany(), { type: 'number' }],
    ['a flag', flag(), { type: 'boolean' }],
    ['ours', proposed(code()), { type: 'string', 'x-origin': 'proposal' }],
    ['a list', listOf(text()), { type: 'array', items: { type: 'string' } }],
    [
      'a list of three',
      listOf(text()).length(3),
      { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 3 },
    ],
    ['a list of one or more', listOf(text()).min(1), { type: 'array', items: { type: 'string' }, minItems: 1 }],
    ['a list of anything', array().required(), { type: 'array' }],
  ])('%s', (_, field, schema) => {
    expect(answered(field)).toStrictEqual({ schema, required: true });
  });

  it.each<[string, Schema, unknown]>([
    ['a text', optionalText(), { type: ['string', 'null'] }],
    ['money', optionalDollars(), { type: ['number', 'null'], 'x-unit': 'USD' }],
    ['a flag', optionalFlag(true), { type: ['boolean', 'null'] }],
    ['one of a set', optionalOneOf(['SI', 'NO']), { type: ['string', 'null'], enum: ['SI', 'NO', null] }],
    ['a code', optionalShownCode(['SI'], 'NO'), { type: ['string', 'null'], enum: ['SI', null] }],
  ])('%s that may be missing, or null', (_, field, schema) => {
    expect(answered(field)).toStrictEqual({ schema, required: false });
  });

  it('what a request does not name is refused, at any depth; what an answer does not name may come', () => {
    const schema = record({ dentro: record({ campo: text() }), filas: listOf(record({ campo: text() })) });
    const inner = { type: 'object', properties: { campo: { type: 'string' } }, required: ['campo'] };
    const outer = (one: unknown) => ({
      type: 'object',
      properties: { dentro: one, filas: { type: 'array', items: one } },
      required: ['dentro', 'filas'],
    });
    expect(answered(schema).schema).toStrictEqual(outer(inner));
    expect(requested(schema)).toStrictEqual({
      ...outer({ ...inner, additionalProperties: false }),
      additionalProperties: false,
    });
  });

  it('an object of which nothing has to be there asks for nothing', () => {
    expect(answered(optionalRecord({ correo: optionalText() }))).toStrictEqual({
      schema: { type: ['object', 'null'], properties: { correo: { type: ['string', 'null'] } } },
      required: false,
    });
  });

  it('D-28: a secret is marked, and no other field of its name further in', () => {
    const schema = record({ clave: requiredText(), dentro: record({ clave: requiredText() }) });
    expect(requested(schema, 'clave')).toMatchObject({
      properties: {
        clave: { type: 'string', minLength: 1, format: 'password', 'x-secret': true },
        dentro: { properties: { clave: { type: 'string', minLength: 1 } } },
      },
    });
    expect(JSON.stringify(requested(schema, 'clave')).match(/x-secret/g)).toHaveLength(1);
  });

  it('D-28: a secret is marked in either of two forms', () => {
    const form = { type: 'object', required: ['clave'], additionalProperties: false };
    const secret = { type: 'string', minLength: 1, format: 'password', 'x-secret': true };
    const other = { type: 'object', properties: { codigo: { type: 'string' } }, required: ['codigo'] };
    expect(requested(either(record({ clave: requiredText() }), record({ codigo: code() })), 'clave')).toStrictEqual({
      oneOf: [
        { ...form, properties: { clave: secret } },
        { ...other, additionalProperties: false },
      ],
    });
  });

  it('a type with a name is written once, and referred to, also where it may be null', () => {
    const writer = createSchemaWriter();
    const named = () => record({ campo: text() }).meta({ name: 'Cosa' });
    const reference = { $ref: '#/components/schemas/Cosa' };
    expect(writer.named()).toStrictEqual({});
    expect(writer.answer(named())).toStrictEqual({ schema: reference, required: true });
    expect(writer.answer(named().nullable().optional())).toStrictEqual({
      schema: { anyOf: [reference, { type: 'null' }] },
      required: false,
    });
    expect(writer.named()).toStrictEqual({
      Cosa: { type: 'object', properties: { campo: { type: 'string' } }, required: ['campo'] },
    });
  });

  it.each([
    ['ref', record({ otro: text(), campo: ref('otro') })],
    ['lazy', record({ campo: lazy(() => string()) })],
  ])('what cannot be written down is refused: %s', (kind, schema) => {
    expect(() => requested(schema)).toThrow(new TypeError(`El contrato no usa «${kind}».`));
  });
});
