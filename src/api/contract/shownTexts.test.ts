import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { isRecord } from '#domain/records.ts';
import { runs } from '#testing/cases.ts';
import { contract } from './all.ts';
import { readAnswer } from './answerValidation.ts';
import { leer } from './perfilSocio.ts';

type Composite = Schema & {
  fields?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
};

/** Written here by number: the rule itself says it by Unicode's properties. */
const HIDDEN = new RegExp(
  String.raw`[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff\u{e0000}-\u{e0fff}]|\p{Cs}`,
  'u',
);
const BREAKS = /[\n\t]/g;

/** A text with something hidden in it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('CARLOS', 'LOJA', '4871', '$1,00', 'משה', ' '),
      fc.constantFrom(
        '\u202e',
        '\u2066',
        '\u200f',
        '\u061c',
        '\u200b',
        '\ufeff',
        '\u0000',
        '\u001b',
        '\n',
        '\t',
        '\u2028',
      ),
      fc.constantFrom('\u00ad', '\u2060', '\u3164', '\u2800', '\ufffa', '\ud800', '\u{e0041}', '\ufe0f', '\u180e'),
    ),
    { minLength: 2, maxLength: 6 },
  )
  .map((parts) => `x${parts.join('')}\u202e`);

/** What an endpoint may answer, as bad as it can be: every text is hostile, every optional part is there or not. */
function answers(schema: Composite): Arbitrary<unknown> {
  const { optional, nullable } = schema.spec;
  const absent = [...(optional ? [undefined] : []), ...(nullable ? [null] : [])];
  const there = { weight: 4, arbitrary: present(schema) };
  return fc.oneof(there, ...absent.map((value) => ({ weight: 1, arbitrary: fc.constant<unknown>(value) })));
}

function present(schema: Composite): Arbitrary<unknown> {
  const { fields, innerType, type } = schema;
  if (fields)
    return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answers(field)])));
  if (innerType) return fc.array(answers(innerType), { maxLength: 3 });
  if (type === 'number') return fc.integer({ min: 0, max: 9999 });
  if (type === 'boolean') return fc.boolean();
  const { oneOf } = schema.describe();
  return oneOf && oneOf.length > 0 ? fc.constantFrom(...oneOf.filter((one) => one !== null)) : hostile;
}

/** Every text of an answer with its field's path, its kind and what was sent. */
function textsOf(
  schema: Composite,
  read: unknown,
  given: unknown,
  path = 'data',
): [string, string | undefined, string, unknown][] {
  const { fields, innerType } = schema;
  if (typeof read === 'string') return [[path, schema.spec.meta?.kind, read, given]];
  if (Array.isArray(read) && Array.isArray(given) && innerType)
    return read.flatMap((one, index) => textsOf(innerType, one, given[index], `${path}[]`));
  if (!isRecord(read) || !isRecord(given) || !fields) return [];
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, read[name], given[name], `${path}.${name}`));
}

const answering = contract.flatMap(({ id, answer, ...rest }) => (answer ? [{ id, answer, ...rest }] : []));

describe('D-68: the texts of every answer of the contract, once read, hide nothing', () => {
  it.each(answering.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
    // A rule over several fields, such as the session's, may refuse some.
    const isAnswer = (data: unknown) => endpoint.answer.isValidSync(data, { strict: true });
    fc.assert(
      fc.property(answers(endpoint.answer).filter(isAnswer), (data) => {
        const read: unknown = readAnswer(endpoint, { ok: true, data });
        for (const [path, kind, text, given] of textsOf(endpoint.answer, read, data)) {
          if (kind === 'verbatim') expect(text, path).toBe(given);
          else expect(kind === 'prose' ? text.replace(BREAKS, '') : text, path).not.toMatch(HIDDEN);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('what hides nothing is read as it came', () => {
    const profile = contract.find(({ id }) => id === 'perfilSocio.leer');
    const data = { nombres: 'MARIA FERNANDA', apellidoPaterno: null, fotoPerfil: 'QQ==', otro: '\u202e' };
    expect(profile && readAnswer(profile, { ok: true, data })).toEqual(data);
  });

  it('only codes, numbers of accounts and files are read to the letter', () => {
    const fields = answering.flatMap(({ answer }) => verbatimFields(answer, ''));
    expect([...new Set(fields)].sort()).toMatchInlineSnapshot(`
      [
        "codigo",
        "codigoCategoria",
        "codigoContrato",
        "codigoCriterio",
        "codigoCuentaDestino",
        "codigoFavorito",
        "codigoGarantia",
        "codigoInstitucion",
        "codigoOperadora",
        "codigoRubro",
        "codigoServicio",
        "codigoTarjeta",
        "codigoTipoCuenta",
        "codigoTipoDispositivo",
        "contrato",
        "cuentaDebito",
        "documento",
        "fotoPerfil",
        "idDispositivo",
        "idMovimiento",
        "idTransaccion",
        "identificacion",
        "imagen",
        "imagenSeguridad",
        "numeroComprobante",
        "numeroCredito",
        "numeroCuenta",
        "numeroCuentaOrigen",
        "numeroDocumento",
        "numeroEnmascarado",
        "numeroSocio",
        "numeroTramite",
        "referencia",
        "tipoIdentificacion",
        "token",
      ]
    `);
  });
});

function verbatimFields({ fields, innerType, spec }: Composite, name: string): string[] {
  if (fields) return Object.entries(fields).flatMap(([inner, field]) => verbatimFields(field, inner));
  if (innerType) return verbatimFields(innerType, name);
  return spec.meta?.kind === 'verbatim' ? [name] : [];
}

it('D-68: what a form begins with and sends back has nothing hidden in it, and nothing in its place', () => {
  const data = { celular: '0987654321\r\u202c', correo: ' maria@correo.ec\u200b\t' };
  const profile = readAnswer(leer, { ok: true, data });
  expect(profile).toMatchObject({ celular: '0987654321', correo: 'maria@correo.ec' });
});
