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
import { isPlainlySeen } from '#domain/foreignText.ts';
import type { Cents } from '#domain/money.ts';

/*
 * The building blocks of the contract's schemas. Where the specification leaves an answer open, it is read leniently: a missing or null
 * text counts as absent, a code may be a number (D-65). Everything else is read strictly: money, dates and account numbers are never cast.
 * A field's `meta` says how it is read; answerValidation.ts does it. A text is made safe to show: a character that cannot be seen becomes
 * «�» (D-68), or is removed where a form begins with the text. Only a text that goes back to the server is read to the letter, as is
 * everything that is not a text. Requests are what we send, so they are exact.
 */

/** A text that is what the row is about: it must be there (it may be empty) and is never cast. */
export const text = () => string().defined();

/** A text that is only shown: a server may leave it out or send it as null or as a number; anything else is an absent one (D-65). */
export const optionalText = () => absentText().meta({ reads: 'text' });

/**
 * A text that a form begins with and sends back, such as an e-mail. Characters that cannot be seen are removed, as they are from what is
 * typed there (D-68): a «�» would go back to the server.
 */
export const optionalEditable = () => optionalText().meta({ kind: 'editable' });

/** A text of several lines that must be there: line breaks mean something (D-68). */
export const prose = () => text().meta({ kind: 'prose' });

/** A text of several lines that is only shown. */
export const optionalProse = () => optionalText().meta({ kind: 'prose' });

/** A text that names something. Where the server says nothing, it is named `absent`, or as its field of that name (D-65). */
export const label = (absent: string | { field: string }) => text().meta({ reads: 'label', absent });

/** The words of a row that may have none: '' then. What stands in their place is made where it is drawn, for the server is asked by these words. */
export const soughtWords = () => text().meta({ reads: 'label' });

/** An identifier, read as text or as a whole number, which becomes text (D-65). */
export const code = () => text().meta({ reads: 'code', kind: 'verbatim' });

/** An identifier that a server may leave out or send as null; what is no identifier is an absent one (D-65). */
export const optionalCode = () => absentText().meta({ reads: 'code', kind: 'verbatim' });

/** An identifier that the next call needs: not empty. */
export const neededCode = () => requiredText().meta({ reads: 'code', kind: 'verbatim' });

/** The number of an account, a loan or a card: text to the letter, never cast (D-65). */
export const accountNumber = () => text().meta({ kind: 'verbatim' });

/** The number of an account that a server may leave out or send as null. */
export const optionalAccountNumber = () => absentText().meta({ kind: 'verbatim' });

/** What is no text at all: a file or a picture in base64, a token. */
export const file = () => text().meta({ kind: 'verbatim' });

/** A file or a picture that a server may leave out or send as null. */
export const optionalFile = () => optionalText().meta({ kind: 'verbatim' });

/** A day or an instant of an answer (contract B.0): text, never cast (D-65). */
export const date = () => text();

/** A day or an instant that a server may leave out or send as null. */
export const optionalDate = () => absentText();

/** A non-empty text of a request. */
export const requiredText = () => string().required();

/** A non-empty text that a member wrote: nothing in it is hidden, so that what is signed is what was shown (D-68). */
export const writtenText = () =>
  requiredText().test({
    name: 'seen',
    message: 'tiene caracteres que no se ven',
    test: (value) => value === undefined || isPlainlySeen(value),
  });

/** A text that a member wrote with at most so many characters, counted as people count them: an emoji is one. */
export const limitedText = (max: number) =>
  writtenText().test({
    name: 'max',
    params: { max },
    message: `tiene más de ${max} caracteres`,
    test: (value) => value === undefined || Array.from(value).length <= max,
  });

/** A code of a closed set that must be there. */
export const oneOf = <const Code extends string>(codes: readonly Code[]) => requiredText().oneOf(codes);

/** A code of a closed set that a server may leave out or send as null, in letters of any case; any other is `otherwise`, or absent (D-65). */
export const optionalOneOf = <const Code extends string>(codes: readonly Code[], otherwise?: NoInfer<Code>) =>
  absentText()
    .oneOf(codes)
    .meta({ reads: 'oneOf', ...(otherwise === undefined ? {} : { otherwise }) });

/** Kind of identification document of a request: 1 cédula, 2 passport, 3 RUC (D-54), a number as contract.md B.2 writes it. */
export const identificationType = () => number<1 | 2 | 3>().required().oneOf([1, 2, 3]);

/** Money: dollars as a JSON number on the wire (contract B.0), cents for whoever asks; wireMoney.ts turns the one into the other. */
export const dollars = () => number<Cents>().required().meta({ unit: 'USD' });

/** Money that a server may leave out or send as null. */
export const optionalDollars = () => number<Cents>().nullable().optional().meta({ unit: 'USD' });

/** A number, not money, that a server may leave out or send as null; anything else is an absent one (D-65). */
export const optionalNumber = () => number().nullable().optional().meta({ reads: 'number' });

/** A number, not money, that must be there. */
export const howMany = () => number().required();

/** A day of a request, `yyyy-MM-dd` (contract B.0). */
export const day = () => requiredText().matches(/^\d{4}-\d{2}-\d{2}$/, 'no es una fecha yyyy-MM-dd');

/** A count of a query string, such as the number of a page. */
export const count = () => requiredText().matches(/^[1-9]\d*$/, 'no es un número entero');

/** A flag that must be there; of an answer it is read as {@link optionalFlag} is, and nothing else is one. */
export const flag = () => boolean().required().meta({ reads: 'flag' });

/**
 * A flag that a server may leave out or send as null. It is read as `true`, `1`, `S` and their contraries, whatever their letters;
 * anything else is `otherwise`, or absent (D-65).
 */
export const optionalFlag = (otherwise?: boolean) =>
  boolean()
    .nullable()
    .optional()
    .meta({ reads: 'flag', ...(otherwise === undefined ? {} : { otherwise }) });

/** The object of `data` or of a body; its own presence is required. */
export const record = <Shape extends ObjectShape>(shape: Shape) => object(shape).required();

/** An object with at least one of some optional fields: without it nobody knows what it is about, and a row of that kind counts as unreadable (D-65). */
export const recordWithOneOf = <Shape extends ObjectShape>(names: readonly (keyof Shape & string)[], shape: Shape) =>
  record(shape)
    .meta({ needsOneOf: names })
    .test('needsOneOf', `no trae ninguno de: ${names.join(', ')}`, (value: Readonly<Record<string, unknown>>) =>
      names.some((name) => Boolean(value[name])),
    );

/** The object of an answer that no screen depends on: a server that does not know our proposal may send nothing (B.0). */
export const optionalRecord = <Shape extends ObjectShape>(shape: Shape) => object(shape).nullable().optional();

/** A list that must be there and may be empty. In an answer a row that cannot be read is left out and counted (D-65). */
export const listOf = <Item>(item: ISchema<Item, AnyObject>) => array().of(item).required();

/** A list of `{ codigo, descripcion }` (contract B.0); one without words is called by its code, and what a catalogue adds is up to `more`. */
export const catalogue = <More extends ObjectShape>(more: More) =>
  listOf(record({ codigo: code(), descripcion: label({ field: 'codigo' }), ...more }));

/** A product's state: one of these in letters of any case, any other as it is written (D-65). */
export const state = (known: readonly string[]) => text().meta({ reads: 'state', known });

/** A code that is only shown and that a server may leave out or send as null; what is no code at all is `otherwise`, or absent. */
export const optionalShownCode = (known: readonly string[], otherwise?: string) =>
  optionalText().meta({ known, ...(otherwise === undefined ? {} : { otherwise }) });

/** Marks a field of ours inside an answer that is otherwise the specification's, so that documents show it as a proposal. */
export const proposed = <Field extends Schema>(field: Field): Field => field.meta({ origin: 'proposal' });

/** The fields of an object schema and the item of a list schema, as far as a schema has them. */
export type Composite = Schema & {
  fields?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
};

/** Either of two bodies: one path of the specification serves two forms. */
export function either<First extends Schema, Second extends Schema>(first: First, second: Second) {
  return mixed<First['__outputType'] | Second['__outputType']>()
    .required()
    .meta({ either: [first, second] })
    .test('either', 'no corresponde a ninguna de las formas', (value) =>
      [first, second].some((schema) => schema.isValidSync(value, { strict: true })),
    );
}

const absentText = () => string().nullable().optional();

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Of a `label`: what it says where the server says nothing, or the field that says it instead; nothing: ''. */
    absent?: string | { field: string };
    /** The forms of an `either`. */
    either?: readonly Schema[];
    /** How a text of an answer is written down (D-68); nothing: as one line in which all can be seen. */
    kind?: 'prose' | 'editable' | 'verbatim';
    /** Codes that are known of one that is only shown. */
    known?: readonly string[];
    /** Of an object: optional fields of which it has at least one. */
    needsOneOf?: readonly string[];
    /** Name of a type that several calls share, as contract.md writes it. */
    name?: string;
    /** Present on a field of ours inside an answer of the specification. */
    origin?: 'proposal';
    /** Of an optional field: what it is read as where it is there and cannot be read; nothing: an absent one. */
    otherwise?: boolean | string;
    /**
     * How a field of an answer is read where it is not what the schema says (D-65); nothing: not at all. `parts`: of an object whose
     * optional fields are absent ones where they cannot be read, whatever they are; never cast. `whole`: of an optional object that is
     * an absent one where anything in it cannot be read.
     */
    reads?: 'code' | 'flag' | 'label' | 'number' | 'oneOf' | 'parts' | 'state' | 'text' | 'whole';
    /** Present on money: dollars on the wire, cents inside. */
    unit?: 'USD';
  }
}
