import { join } from 'node:path';
import ts from 'typescript';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { placeOf, root } from '../modules/imports.ts';
import { areaFile, callName, callsFiles, callsIn, storiesOf } from './contractFiles.ts';
import { objectOf, parse, propertiesOf, withElement, withProperty, withReplaced } from './edit.ts';
import { Draft, demand, type Plan, quoted, Refused } from './project.ts';

/** What is asked for. */
export interface CodeWish {
  /** `-MMMM-OO-CC`. */
  code: string;
  /** The message in Spanish, as the server sends it. */
  text: string;
  /** The calls that can answer it, `area.nombre`. */
  calls: readonly string[];
}

const TABLE = 'src/domain/errorCodes.ts';

/** Module, operation and cause, the general ones first: the order of the table. */
const rank = (code: string): string => (code.startsWith('-9999-') ? ` ${code}` : code);

/** The table with one more row, in its order; a module of its own gets its comment. */
function withRow(text: string, { code, text: message }: CodeWish, area: string): string {
  const object = objectOf(parse(TABLE, text), 'errorCodes');
  const rows = [...propertiesOf(object)];
  const module = code.slice(1, 5);
  const isNew = !rows.some(([other]) => other.startsWith(`-${module}-`));
  const row = `  ${quoted(code)}: { text: ${quoted(message)}, origin: 'proposal', section: 'B.1' }`;
  const next = rows.find(([other]) => rank(other) > rank(code));
  if (isNew) return withProperty(text, object, `  // ${module}: ${area}\n${row}`, next?.[1]);
  // The first of the next module has that one's comment above it: the row belongs above the comment.
  return withProperty(text, object, row, next?.[1]);
}

/** The area's file with the code among those of a call. @throws Refused where there is no such call, or where it has the code. */
function withCode(file: string, text: string, name: string, code: string): string {
  const call = callsIn(file, text).find((one) => one.name === name);
  if (!call || !ts.isObjectLiteralExpression(call.definition))
    throw new Refused(`La llamada «${name}» no está en ${file}.`);
  const codes = propertiesOf(call.definition).get('codes')?.initializer;
  if (codes === undefined) return withProperty(text, call.definition, `codes: [${quoted(code)}]`);
  return ts.isArrayLiteralExpression(codes)
    ? withElement(text, codes, quoted(code))
    : withReplaced(text, codes, `[...${codes.getText()}, ${quoted(code)}]`);
}

/** The folders whose screens or flows call one of these, by their name. */
async function foldersThatCall(endpoints: ReadonlySet<AnyEndpoint>): Promise<string[]> {
  const folders = new Set<string>();
  for (const file of callsFiles()) {
    const { calls } = (await import(file)) as { calls: readonly AnyEndpoint[] };
    const [, , folder = ''] = placeOf(file).split('/');
    if (calls.some((call) => endpoints.has(call))) folders.add(folder);
  }
  return [...folders].sort();
}

/** Which stories the code asks for, a line for each screen. */
async function missingStories({ code, calls }: CodeWish, draft: Draft): Promise<string[]> {
  const endpoints = new Map<AnyEndpoint, { name: string; area: string }>();
  for (const given of calls) {
    const { area, name } = callName(given);
    const module = (await import(join(root, areaFile(area)))) as Readonly<Record<string, AnyEndpoint>>;
    const endpoint = module[name];
    if (endpoint) endpoints.set(endpoint, { area, name });
  }
  const folders = await foldersThatCall(new Set(endpoints.keys()));
  if (folders.length === 0) return [`Ninguna pantalla llama a ${calls.join(' ni a ')}: escriba antes la que lo haga.`];
  return folders.map((folder) => {
    const files = storiesOf(folder);
    // A file that already answers the call in its own way is where the next answer belongs.
    const fitting = files.filter((file) =>
      [...endpoints.values()].some(({ area, name }) => {
        const text = draft.read(file);
        return text.includes(`#api/contract/${area}.ts`) && new RegExp(`\\b${name}\\b`).test(text);
      }),
    );
    const [file = `src/screens/${folder}/tests/`, ...others] = fitting.length > 0 ? fitting : files;
    const also = others.length > 0 ? ` (o ${others.join(', ')})` : '';
    return `${file}${also}: falta una historia que muestre ${code}.`;
  });
}

/** What a new error code is made of, and which stories it asks for. @throws Refused where it cannot be made. */
export async function planCode(wish: CodeWish): Promise<Plan> {
  const { code, text, calls } = wish;
  demand(/^-\d{4}-\d{2}-\d{2}$/.test(code), `«${code}» no es un código: -MMMM-OO-CC (módulo, operación, causa).`);
  demand(!Object.hasOwn(errorCodes, code), `El código ${code} ya existe en ${TABLE}.`);
  demand(/^[A-ZÁÉÍÓÚ][^\n]*\.$/.test(text), `«${text}» no sirve de texto: una oración en español, con su punto.`);
  const modules = Object.keys(errorCodes).map((other) => other.slice(1, 5));
  const next = Math.max(...modules.filter((module) => module !== '9999').map(Number)) + 1;
  const isOfNewModule = !modules.includes(code.slice(1, 5));
  demand(
    !isOfNewModule || Number(code.slice(1, 5)) === next,
    `El módulo de «${code}» no existe: uno nuevo sería ${String(next).padStart(4, '0')}.`,
  );
  const same = Object.entries(errorCodes).find(
    ([other, row]) => other.slice(1, 5) === code.slice(1, 5) && row.text === text,
  );
  demand(same === undefined, `«${text}» ya es el texto de ${same?.[0]}.`);
  demand(calls.length > 0, 'Falta qué llamada lo responde: --call area.nombre.');
  demand(
    !code.startsWith('-9999-'),
    'Los códigos -9999- son generales: los puede responder toda llamada, y ninguna los nombra.',
  );
  demand(new Set(calls).size === calls.length, '--call nombra una llamada dos veces.');
  const named = calls.map(callName);
  const draft = new Draft();
  for (const { area, name } of named) draft.edit(areaFile(area), (file) => withCode(areaFile(area), file, name, code));
  draft.edit(TABLE, (table) => withRow(table, wish, named[0]?.area ?? ''));
  return {
    files: draft.files,
    notes: [
      ...(await missingStories(wish, draft)),
      `src/api/contract/callCodes.test.ts: falta en «whoAnswers» qué llamadas responden ${code} (una prueba falla hasta entonces).`,
      `docs/contract.md, B.1: falta ${code} en la tabla${isOfNewModule ? ', y su módulo encima de ella' : ''} (una prueba falla hasta entonces).`,
      `src/mocks/handlers/: falta cuándo responde ${code} el banco simulado; en una historia basta ...refusing(llamada, '${code}'), que lo responde y lo dice (src/testing/shownCodes.ts); npm run stories -- --codes y npm run catalogue lo apuntan.`,
    ],
  };
}
