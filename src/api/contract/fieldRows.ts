import { isRecord } from '#domain/records.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { createSchemaWriter, type JsonSchema } from './jsonSchema.ts';

/** One field of a request or an answer, as a table shows it. */
export interface FieldRow {
  /** Dotted from the outside in; `[]` is an item of a list: `registros[].fecha`. */
  path: string;
  /** «string», «number (USD)», «A | B». */
  type: string;
  required: boolean;
  /** Travels encrypted on its own. */
  secret: boolean;
  /** Of ours inside an answer of the specification. */
  proposed: boolean;
}

/** The fields of a call's query, body and answer; an empty list where it has none. Pure: read from the very schemas that check them. */
export function fieldRows({ query, body, answer, secrets }: AnyEndpoint): {
  query: FieldRow[];
  body: FieldRow[];
  answer: FieldRow[];
} {
  const writer = createSchemaWriter();
  const rowsOf = (schema: JsonSchema | null) => (schema ? flat(schema, '', true, writer.named()) : []);
  return {
    query: rowsOf(query ? writer.request(query, []) : null),
    body: rowsOf(body ? writer.request(body, secrets) : null),
    answer: rowsOf(answer ? writer.answer(answer).schema : null),
  };
}

function flat(given: JsonSchema, path: string, required: boolean, named: Record<string, JsonSchema>): FieldRow[] {
  const schema = resolved(given, named);
  if (Array.isArray(schema.oneOf))
    return schema.oneOf.flatMap((form, index) =>
      isRecord(form) ? flat(form, path ? `${path} (forma ${index + 1})` : `(forma ${index + 1})`, required, named) : [],
    );
  if (isRecord(schema.items)) return flat(schema.items, `${path}[]`, required, named);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      flat(field, path ? `${path}.${name}` : name, schema.required?.includes(name) === true, named),
    );
  return [
    {
      path: path || 'data',
      type: typeText(schema),
      required,
      secret: schema['x-secret'] === true,
      proposed: schema['x-origin'] === 'proposal',
    },
  ];
}

/** The schema behind a reference to a named type, nullable or not. */
function resolved(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  const [first] = Array.isArray(schema.anyOf) ? (schema.anyOf as unknown[]) : [];
  const reference = schema.$ref ?? (isRecord(first) ? first.$ref : undefined);
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  return named[name] ?? schema;
}

function typeText(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.filter((code) => code !== null).join(' | ');
  const type = [schema.type]
    .flat()
    .filter((one) => one !== 'null')
    .join(' | ');
  return schema['x-unit'] === 'USD' ? `${type} (USD)` : type;
}
