import type { Schema, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

/** A JSON object as written to a file. */
export type JsonObject = { [name: string]: unknown };

/** The part of JSON Schema 2020-12 that the contract needs. */
export interface JsonSchema extends JsonObject {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Writes yup schemas as JSON Schema and keeps apart the named types that calls share. */
export interface SchemaWriter {
  /** Exact: what is not named is refused. The fields in `secrets` are marked. */
  request(schema: Schema, secrets: readonly string[]): JsonSchema;
  /** Lenient: unknown fields may come. `required` says whether `data` must be there at all. */
  answer(schema: Schema): { schema: JsonSchema; required: boolean };
  /** The shared types met so far, by name, for `components.schemas`. */
  named(): Record<string, JsonSchema>;
}

/** What yup describes, of any type: fields where it is an object, an item where it is a list. */
type SchemaDescription = SchemaInnerTypeDescription & Partial<Pick<SchemaObjectDescription, 'fields'>>;

interface Mode {
  exact: boolean;
  secrets: readonly string[];
}

/** A writer through yup's `describe()`: nothing of a schema is said twice. */
export function createSchemaWriter(): SchemaWriter {
  const shared = new Map<string, JsonSchema>();

  function written(description: SchemaFieldDescription, mode: Mode): JsonSchema {
    if (!isSchema(description)) throw new TypeError(`El contrato no usa «${description.type}».`);
    const { meta, nullable } = description;
    const schema = { ...body(description, mode), ...marks(meta) };
    if (!meta?.name) return nullable ? orNull(schema) : schema;
    shared.set(meta.name, schema);
    const reference = { $ref: `#/components/schemas/${meta.name}` };
    return nullable ? { anyOf: [reference, { type: 'null' }] } : reference;
  }

  function body(description: SchemaDescription, mode: Mode): JsonSchema {
    if (description.meta?.either) {
      return { oneOf: description.meta.either.map((form) => written(form.describe(), mode)) };
    }
    const { fields, innerType } = description;
    if (fields) return objectBody(Object.entries(fields), mode);
    if (innerType && !Array.isArray(innerType)) {
      return { type: 'array', items: written(innerType, { ...mode, secrets: [] }), ...sizes(description) };
    }
    return { type: description.type, ...limits(description) };
  }

  function objectBody(fields: [string, SchemaFieldDescription][], mode: Mode): JsonSchema {
    const required = fields.filter(([, field]) => isSchema(field) && !field.optional).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          {
            ...written(field, { ...mode, secrets: [] }),
            ...(mode.secrets.includes(name) ? { format: 'password', 'x-secret': true } : {}),
          },
        ]),
      ),
      ...(required.length > 0 ? { required } : {}),
      ...(mode.exact ? { additionalProperties: false } : {}),
    };
  }

  return {
    request: (schema, secrets) => written(schema.describe(), { exact: true, secrets }),
    answer: (schema) => {
      const description = schema.describe();
      return { schema: written(description, { exact: false, secrets: [] }), required: !description.optional };
    },
    named: () => Object.fromEntries(shared),
  };
}

/** False for yup's references and lazy schemas, which the contract does without. */
function isSchema(description: SchemaFieldDescription): description is SchemaDescription {
  return 'tests' in description;
}

function marks(meta: SchemaDescription['meta']): JsonSchema {
  return {
    ...(meta?.unit ? { 'x-unit': meta.unit } : {}),
    ...(meta?.origin ? { 'x-origin': meta.origin } : {}),
  };
}

/** How many entries a list has, at least or exactly, where it says so. */
function sizes({ tests }: SchemaDescription): JsonSchema {
  const schema: JsonSchema = {};
  for (const { name, params } of tests) {
    if (name === 'min') schema.minItems = params?.min;
    if (name === 'length') Object.assign(schema, { minItems: params?.length, maxItems: params?.length });
  }
  return schema;
}

function limits({ tests, oneOf, meta }: SchemaDescription): JsonSchema {
  const codes = meta?.known ?? oneOf;
  const schema: JsonSchema = codes.length > 0 ? { enum: codes } : {};
  for (const { name, params } of tests) {
    if (name === 'required') schema.minLength = 1;
    if (name === 'max') schema.maxLength = params?.max;
    if (name === 'matches' && params?.regex instanceof RegExp) schema.pattern = params.regex.source;
  }
  return schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  const values: unknown = schema.enum;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
