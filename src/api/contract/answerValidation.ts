import { type Schema, ValidationError } from 'yup';
import { shownProse, shownText, typedText } from '#domain/foreignText.ts';
import { collapseBlanks } from '#domain/names.ts';
import { partialList } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import type { AnyEndpoint, EndpointAnswer } from './endpoint.ts';
import type { Composite } from './fields.ts';
import { isMoney, readMoney } from './wireMoney.ts';

/** A successful answer whose `data` is not what the contract says. Names the call and the field, never a value. */
export class ContractMismatch extends Error {
  override name = 'ContractMismatch';

  constructor(endpointId: string, field: string, rule: string) {
    super(`«${endpointId}»: data${field && `.${field}`} no cumple el contrato (${rule}).`);
  }
}

/**
 * The typed `data` of an answer with `ok: true` (contract B.0); `undefined` where the contract asks for none. Read leniently (D-65):
 * unknown fields are passed through, codes become text, missing names get their substitute, an optional field of the wrong kind counts as
 * absent, an unreadable row of a list is left out and counted (`unreadableIn`). Read strictly: dates and account numbers are never cast,
 * nor is money, which becomes cents. Texts are made safe to show (D-68) here, once for everything that draws, prints, copies or speaks
 * them.
 * @throws ContractMismatch when `data` is not what the contract says.
 */
export function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  envelope: Readonly<Record<string, unknown>>,
): EndpointAnswer<E> {
  if (endpoint.answer === null) return undefined;
  const data = endpoint.pick ? endpoint.pick(envelope) : envelope.data;
  try {
    return readValue(endpoint.answer, data, '', {}) as EndpointAnswer<E>;
  } catch (reason) {
    if (!(reason instanceof Unreadable)) throw reason;
    throw new ContractMismatch(endpoint.id, reason.field, reason.rule);
  }
}

/** What could not be read, and by which rule. Holds no value: it may be anybody's. */
class Unreadable extends Error {
  readonly field: string;
  readonly rule: string;

  constructor(field: string, rule: string) {
    super();
    this.field = field;
    this.rule = rule;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Inside out: first the parts of a field, then its own rules. `beside` are the fields around it, as they came. */
function readValue(schema: Composite, value: unknown, field: string, beside: Fields): unknown {
  const { meta } = schema.spec;
  if (schema.fields && isRecord(value)) {
    const { fields } = schema;
    return attempt(
      () => valid(schema, readFields(fields, value, field, meta?.reads === 'parts'), field),
      meta?.reads === 'whole',
    );
  }
  if (schema.innerType && Array.isArray(value)) return readRows(schema, schema.innerType, value, field);
  if (meta?.reads === 'label') return shown(schema, valid(schema, labelOf(value, meta.absent, beside), field));
  // An optional part of an answer, and no such thing came: there is none of it, and of a list that is said.
  if (!isLeaf(schema) && isOptional(schema) && field !== '' && isThere(value))
    return schema.innerType ? partialList([], 1) : undefined;
  if (isMoney(schema)) return centsOf(valid(schema, value, field), field);
  if (!isLeaf(schema) || meta?.reads === undefined) return shown(schema, valid(schema, value, field));
  const read = reading[meta.reads]?.(value, schema);
  if (read !== undefined) return shown(schema, valid(schema, read, field));
  if (!isOptional(schema)) return valid(schema, value, field);
  return isThere(value) ? meta.otherwise : value;
}

/** Dollars in cents; none stays none. */
function centsOf(dollars: unknown, field: string): unknown {
  const cents = readMoney(dollars);
  if (isThere(dollars) && cents === undefined) throw new Unreadable(field, 'unit');
  return cents;
}

/** A value as its kind of field has it; undefined for one that is none. */
const reading: Readonly<Record<string, (value: unknown, schema: Composite) => unknown>> = {
  code: asText,
  text: asText,
  flag: asFlag,
  number: (value) => (typeof value === 'number' ? value : undefined),
  oneOf: (value, schema) => knownOf(schema.describe().oneOf, value),
  state: (value, { spec }) => knownOf(spec.meta?.known ?? [], value) ?? asText(value),
};

const isLeaf = ({ fields, innerType }: Composite): boolean => !fields && !innerType;
const isOptional = ({ spec }: Schema): boolean => spec.optional;
const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** A text as it may be shown, or edited; what goes back to the server, and what is no text, to the letter. */
function shown(schema: Schema, value: unknown): unknown {
  const kind = schema.spec.meta?.kind;
  if (typeof value !== 'string' || kind === 'verbatim') return value;
  if (kind === 'editable') return collapseBlanks(typedText(value));
  return kind === 'prose' ? shownProse(value) : shownText(value);
}

/** `inParts`: an optional field that cannot be read counts as absent, of whatever kind it is. */
function readFields(fields: Readonly<Record<string, Schema>>, value: Fields, field: string, inParts: boolean): Fields {
  const read: Record<string, unknown> = { ...value };
  for (const [name, schema] of Object.entries(fields)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    const content = attempt(
      () => readValue(schema, given, field === '' ? name : `${field}.${name}`, value),
      inParts && isOptional(schema),
    );
    if (content !== given) read[name] = content;
  }
  return read;
}

/** What is read, or nothing where that may be. */
function attempt(read: () => unknown, mayFail: boolean): unknown {
  try {
    return read();
  } catch (reason) {
    if (mayFail && reason instanceof Unreadable) return undefined;
    throw reason;
  }
}

function readRows(list: Schema, row: Schema, values: readonly unknown[], field: string): unknown {
  const rows: unknown[] = [];
  for (const [index, value] of values.entries()) {
    try {
      rows.push(readValue(row, value, `${field}[${index}]`, {}));
    } catch (reason) {
      if (!(reason instanceof Unreadable)) throw reason;
    }
  }
  return partialList(valid(list, rows, field) as unknown[], values.length - rows.length);
}

/** What a schema says of the value itself; what it is made of has been read. */
function valid(schema: Schema, value: unknown, field: string): unknown {
  try {
    schema.validateSync(value, { strict: true, recursive: false });
    return value;
  } catch (reason) {
    // The validation's own error holds the value that failed: it stays here.
    if (!(reason instanceof ValidationError)) throw reason;
    throw new Unreadable(field, reason.type ?? 'test');
  }
}

/** Text, or a number that JSON can hold to the last digit: longer ones have lost some, and would name another. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/** The one of these codes that is meant, in letters of any case. */
function knownOf(codes: readonly unknown[], value: unknown): unknown {
  const code = asText(value)?.trim().toUpperCase();
  return codes.find((known) => known === code);
}

const flags: Readonly<Record<string, boolean>> = { true: true, s: true, 1: true, false: false, n: false, 0: false };

/** A flag as servers write it: `true`, `1`, `S` and their contraries (D-65). */
function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = asText(value)?.trim().toLowerCase() ?? '';
  return Object.hasOwn(flags, text) ? flags[text] : undefined;
}

/** Words, or what stands for them. */
function labelOf(value: unknown, absent: string | { field: string } = '', beside: Fields): string {
  const given = asText(value)?.trim() ? asText(value) : undefined;
  return given ?? (typeof absent === 'string' ? absent : (asText(beside[absent.field]) ?? ''));
}
