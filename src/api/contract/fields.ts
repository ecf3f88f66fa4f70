import {
  type AnyObject,
  array,
  boolean,
  type ISchema,
  mixed,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';

/*
 * The building blocks of the contract's schemas. Answers are read leniently where the specification leaves them open (a missing
 * or null text is an absent one) and strictly where it does not; requests are what we send, so they are exact.
 */

/** A text that must be there (it may be empty). */
export const text = () => string().defined();

/** A text that a server may leave out or send as null. */
export const optionalText = () => string().nullable().optional();

/** A non-empty text of a request. */
export const requiredText = () => string().required();

/** A non-empty text of a request with at most so many characters, counted as people count them: an emoji is one. */
export const limitedText = (max: number) =>
  requiredText().test({
    name: 'max',
    params: { max },
    message: `tiene más de ${max} caracteres`,
    test: (value) => value === undefined || Array.from(value).length <= max,
  });

/** A code of a closed set that must be there. */
export const oneOf = <const Code extends string>(codes: readonly Code[]) => requiredText().oneOf(codes);

/** A code of a closed set that a server may leave out or send as null. */
export const optionalOneOf = <const Code extends string>(codes: readonly Code[]) => optionalText().oneOf(codes);

/** Kind of identification document: 1 cédula, 2 passport, 3 RUC (D-54). Text on the wire. */
export const identificationType = () => oneOf(['1', '2', '3']);

/** Money on the wire: dollars as a JSON number (contract B.0). Inside the program it is integer cents. */
export const dollars = () => number().required().meta({ unit: 'USD' });

/** Money, in dollars, that a server may leave out or send as null. */
export const optionalDollars = () => optionalNumber().meta({ unit: 'USD' });

/** A number, not money, that a server may leave out or send as null. */
export const optionalNumber = () => number().nullable().optional();

/** A number, not money, that must be there. */
export const howMany = () => number().required();

/** A day of a request, `yyyy-MM-dd` (contract B.0). */
export const day = () => requiredText().matches(/^\d{4}-\d{2}-\d{2}$/, 'no es una fecha yyyy-MM-dd');

/** A count of a query string, such as the number of a page. */
export const count = () => requiredText().matches(/^[1-9]\d*$/, 'no es un número entero');

/** A flag that must be there. */
export const flag = () => boolean().required();

/** A flag that a server may leave out or send as null. */
export const optionalFlag = () => boolean().nullable().optional();

/** The object of `data` or of a body; its own presence is required. */
export const record = <Shape extends ObjectShape>(shape: Shape) => object(shape).required();

/** The object of an answer that no screen depends on: a server that does not know our proposal may send nothing (B.0). */
export const optionalRecord = <Shape extends ObjectShape>(shape: Shape) => object(shape).nullable().optional();

/** A list that must be there and may be empty. */
export const listOf = <Item>(item: ISchema<Item, AnyObject>) => array().of(item).required();

/** A list of `{ codigo, descripcion }` (contract B.0); both are required, what a catalogue adds is up to `more`. */
export const catalogue = <More extends ObjectShape>(more: More) =>
  listOf(record({ codigo: text(), descripcion: text(), ...more }));

/** Marks a field of ours inside an answer that is otherwise the specification's, so that documents show it as a proposal. */
export const proposed = <Field extends Schema>(field: Field): Field => field.meta({ origin: 'proposal' });

/** Either of two bodies: one path of the specification serves two forms. */
export function either<First extends Schema, Second extends Schema>(first: First, second: Second) {
  return mixed<First['__outputType'] | Second['__outputType']>()
    .required()
    .meta({ either: [first, second] })
    .test('either', 'no corresponde a ninguna de las formas', (value) =>
      [first, second].some((schema) => schema.isValidSync(value, { strict: true })),
    );
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The forms of an `either`. */
    either?: readonly Schema[];
    /** Name of a type that several calls share, as contract.md writes it. */
    name?: string;
    /** Present on a field of ours inside an answer of the specification. */
    origin?: 'proposal';
    /** Present on money. */
    unit?: 'USD';
  }
}
