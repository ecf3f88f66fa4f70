import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type ts from 'typescript';
import { placeOf, root } from '../modules/imports.ts';
import { argumentOf, parse, valuesOf } from './edit.ts';
import { demand } from './project.ts';

/** A call as its area's file has it: `pagos.consultar` is `consultar` of `src/api/contract/pagos.ts`. */
export interface WrittenCall {
  name: string;
  /** What `endpoint(…)` is given. */
  definition: ts.Expression;
  statement: ts.Statement;
}

/** The file of an area. */
export const areaFile = (area: string): string => `src/api/contract/${area}.ts`;

/** The calls that the text of an area's file has. */
export const callsIn = (file: string, text: string): WrittenCall[] =>
  valuesOf(parse(file, text)).flatMap(({ name, value, statement }) => {
    const definition = argumentOf(value, 'endpoint');
    return definition ? [{ name, definition, statement }] : [];
  });

/** The areas that have calls. */
const areas = (): string[] =>
  globSync('src/api/contract/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && callsIn(file, readFileSync(join(root, file), 'utf8')).length > 0)
    .map((file) => basename(file, '.ts'))
    .sort();

/** `area.nombre` in its two parts, the area one that there is. @throws Refused otherwise. */
export function callName(given: string): { area: string; name: string } {
  const [area = '', name = '', ...rest] = given.split('.');
  demand(area !== '' && name !== '' && rest.length === 0, `«${given}» no es el nombre de una llamada: area.nombre.`);
  const known = areas();
  demand(known.includes(area), `El área «${area}» no existe en src/api/contract/: ${known.join(', ')}.`);
  return { area, name };
}

/** Files of stories of a screen and of the flow of the same name. */
export const storiesOf = (folder: string): string[] =>
  ['screens', 'flows'].flatMap((room) =>
    globSync(`${root}src/${room}/${folder}/tests/*.stories.tsx`).map(placeOf).sort(),
  );

/** Every file that lists the calls of a screen or flow. */
export const callsFiles = (): string[] => globSync(`${root}src/{screens,flows}/*/calls.ts`).sort();
