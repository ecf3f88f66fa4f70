import { globSync } from 'node:fs';
import ts from 'typescript';
import { contract } from '#api/contract/all.ts';
import { root } from '../modules/imports.ts';
import { areaFile, callName, callsIn } from './contractFiles.ts';
import {
  argumentOf,
  listOf,
  objectOf,
  parse,
  valuesOf,
  withElement,
  withImport,
  withProperty,
  withStatement,
} from './edit.ts';
import { Draft, demand, demandName, type Plan, quoted, Refused, wordsOf } from './project.ts';

/** What is asked for. */
export interface EndpointWish {
  /** `area.nombre`. */
  id: string;
  /** GET, POST, PUT or DELETE; else POST. */
  method?: string | undefined;
  /** Below the API's base URL; else made of area and name. */
  path?: string | undefined;
  /** One Spanish sentence for the documents; a check fails until there is one. */
  summary?: string | undefined;
  /** Fields of the body, `nombre` or `nombre:clase`, separated by commas. */
  body?: string | undefined;
}

const ALL = 'src/api/contract/all.ts';
const SAMPLES = 'src/testing/requestSamples.ts';
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** The kinds of a body's fields that are made (contract/fields.ts), each with a value that is one. */
const kinds: Readonly<Record<string, string>> = {
  requiredText: "'a1'",
  writtenText: "'a1'",
  dollars: '20.5',
  flag: 'true',
};

interface Field {
  name: string;
  kind: string;
}

/** The fields that `--body` names. @throws Refused for what is no field. */
function fieldsOf(body: string): Field[] {
  const fields = body.split(',').map((field) => {
    const [name = '', kind = 'requiredText', ...rest] = field.trim().split(':');
    demand(
      /^[a-zA-Z]\w*$/.test(name) && Object.hasOwn(kinds, kind) && rest.length === 0,
      `«${field}» no sirve de campo: nombre o nombre:clase, con clase ${Object.keys(kinds).join(', ')}.`,
    );
    return { name, kind };
  });
  const names = fields.map(({ name }) => name);
  demand(new Set(names).size === names.length, `«${body}» nombra un campo dos veces.`);
  return fields;
}

/** Whether two paths may be the same address: a parameter may be anything. */
function meet(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, index) => part.startsWith('{') || others[index]?.startsWith('{') || part === others[index])
  );
}

/** The transport sends no body with the others, and the bank reads none. */
const hasBody = (method: string): boolean => method !== 'GET' && method !== 'DELETE';

/** What is known of the call, with the defaults made of its name. @throws Refused for what cannot be one. */
function callOf({ id, method = 'POST', path, summary = '', body }: EndpointWish) {
  const { area, name } = callName(id);
  demandName(name, 'llamada');
  demand(METHODS.includes(method), `«${method}» no es un método: ${METHODS.join(', ')}.`);
  const address = path ?? [area, name].map((part) => wordsOf(part).join('-')).join('/');
  demand(
    /^[A-Za-z][\w-]*(?:\/(?:[\w-]+|\{[a-zA-Z]\w*\}))*$/.test(address),
    `«${address}» no sirve de ruta: partes/con-{parametro}, sin barra al comienzo.`,
  );
  demand(hasBody(method) || body === undefined, `Un ${method} no lleva cuerpo: sin --body.`);
  demand(
    summary === '' || /^\p{Lu}[^\n]*\.$/u.test(summary),
    `«${summary}» no sirve de resumen: una oración, con su punto.`,
  );
  const params = Array.from(address.matchAll(/\{(\w+)\}/g), ([, param = '']) => param);
  return { area, name, id, method, path: address, summary, fields: body === undefined ? [] : fieldsOf(body), params };
}

type Call = ReturnType<typeof callOf>;

const bodyOf = (fields: readonly Field[], value: (field: Field) => string) =>
  fields.length === 0 ? '{}' : `{ ${fields.map((field) => `${field.name}: ${value(field)}`).join(', ')} }`;

const sampleBody = (fields: readonly Field[]) => bodyOf(fields, ({ kind }) => kinds[kind] ?? '');

/** The parts of a request that the contract takes, as an object of a test. */
const sample = ({ method, fields, params }: Call) => {
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.map((param) => `${param}: 'a1'`).join(', ')} }`] : []),
    ...(hasBody(method) ? [`body: ${sampleBody(fields)}`] : []),
  ];
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const definition = ({
  name,
  id,
  method,
  path,
  summary,
  fields,
}: Call) => `/** \`${method} ${path}\`, beside the specification's. */
export const ${name} = endpoint({
  id: ${quoted(id)},
  method: ${quoted(method)},
  path: ${quoted(path)},
  summary: ${quoted(summary)},
  origin: 'proposal',
${hasBody(method) ? `  body: record(${bodyOf(fields, ({ kind }) => `${kind}()`)}),\n` : ''}  answer: null,
});`;

/** The file of the simulated cooperative that answers an area's calls, and the list in it. @throws Refused where there is none. */
function handlersOf(draft: Draft, area: string): { file: string; list: string } {
  const found = globSync('src/mocks/handlers/*.ts', { cwd: root }).flatMap((file) =>
    valuesOf(parse(file, draft.read(file))).flatMap(({ name, value }) => {
      if (!ts.isArrayLiteralExpression(value)) return [];
      const answered = value.elements.filter((element) => {
        const endpoint = argumentOf(element, 'answering');
        return endpoint && ts.isPropertyAccessExpression(endpoint) && endpoint.expression.getText() === area;
      });
      return answered.length > 0 ? [{ file, list: name, count: answered.length }] : [];
    }),
  );
  const [most] = found.toSorted((one, other) => other.count - one.count);
  if (!most) throw new Refused(`Ningún archivo de src/mocks/handlers/ responde las llamadas de «${area}».`);
  return most;
}

const handlerTest = (call: Call, handlers: string, testFile: string) => {
  const { area, name, id, method, fields } = call;
  const request = sample(call);
  const malformed = hasBody(method)
    ? `{ ...request, body: { ${fields.length === 0 ? '' : '...request.body, '}inesperado: 1 } }`
    : `{ ...request, query: { inesperado: '1' } }`;
  return `import { describe, expect, it } from 'vitest';
import { ${name} } from '#api/contract/${area}.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';

const { maria } = startEachTestAtTheBank();
const request = ${request};

describe(${quoted(id)}, () => {
  it('is answered', async () => {
    expect(await maria.codesOf(${name}, request)).toEqual([200]);
  });

  it('is refused when it is malformed', async () => {
    expect(await maria.codesOf(${name}, ${malformed})).toEqual([400, '-9999-00-02']);
  });

  it('does what it is for', () => {
    // To be replaced by what the bank does then: until there is something, the call is not finished, and this says so.
    expect.fail(
      [
        ${quoted(`${areaFile(area)}: falta qué responde «${name}» (answer) y con qué códigos se niega (codes).`)},
        ${quoted(`${handlers}: falta qué hace el banco simulado con «${name}».`)},
        ${quoted(`${testFile}: falta probarlo, en lugar de esta prueba.`)},
      ].join('\\n'),
    );
  });
});
`;
};

/** What a new call of the contract is made of. @throws Refused where it cannot be made. */
export function planEndpoint(wish: EndpointWish): Plan {
  const call = callOf(wish);
  const { area, name, id, method, path, summary, fields } = call;
  const file = areaFile(area);
  const draft = new Draft();
  const written = callsIn(file, draft.read(file));
  const isDeclared = valuesOf(parse(file, draft.read(file))).some((value) => value.name === name);
  demand(!isDeclared, `«${name}» ya existe en ${file}.`);
  demand(!contract.some((one) => one.id === id), `La llamada «${id}» ya existe.`);
  const same = contract.find((one) => one.method === method && meet(one.path, path));
  demand(same === undefined, `${method} ${path} ya es de «${same?.id}» (${same?.path}).`);
  const { file: handlers, list } = handlersOf(draft, area);
  const testFile = `src/mocks/handlers/${area}.${name}.test.ts`;

  draft.edit(file, (text) => {
    const last = written.at(-1);
    if (!last) throw new Error(`${file}: no tiene llamadas.`);
    const needed = hasBody(method) ? ['record', ...new Set(fields.map(({ kind }) => kind))] : [];
    return needed.reduce(
      (result, builder) => withImport(file, result, builder, './fields.ts'),
      withStatement(text, last.statement, definition(call)),
    );
  });
  draft.edit(ALL, (text) => withElement(text, listOf(parse(ALL, text), 'contract'), `  ${area}.${name}`));
  draft.edit(SAMPLES, (text) =>
    withProperty(text, objectOf(parse(SAMPLES, text), 'samples'), `  ${quoted(id)}: [${sample(call)}]`),
  );
  draft.edit(handlers, (text) => {
    const answer = `  answering(${area}.${name}, (context) => {\n    sessionOf(context);\n    return undefined;\n  })`;
    const added = withElement(text, listOf(parse(handlers, text), list), answer);
    return withImport(handlers, added, 'sessionOf', './answering.ts');
  });
  draft.add(testFile, handlerTest(call, handlers, testFile));
  return {
    files: draft.files,
    notes: [
      ...(summary === ''
        ? [`${file}: falta el resumen de «${name}» en una oración (una prueba falla hasta entonces).`]
        : []),
      ...(hasBody(method) && fields.length === 0
        ? [`${file}: el cuerpo de «${name}» aún no tiene campos (una prueba falla hasta entonces).`]
        : []),
      `${testFile}: la última prueba falla y dice qué falta, hasta que la llamada haga algo.`,
      `docs/contract.md, B.3: falta la fila de «${method} ${path}»: para qué es y por qué hace falta.`,
      'calls.ts de la pantalla que la use: nómbrela allí; npm run catalogue dice qué historias pide.',
    ],
  };
}
