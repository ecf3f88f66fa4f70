import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../modules/imports.ts';

/** What a generator would do: nothing of it is done before all of it is known to be possible. */
export interface Plan {
  /** The whole text of each file that is new or changed, by its place in the project. */
  files: ReadonlyMap<string, string>;
  /** Whether what is made from the table of routes is to be written again. */
  writesRoutes?: boolean;
  /** What the person has to know or to do, in Spanish, a line each. */
  notes: readonly string[];
}

/** The project that a generator works in, and what it has changed of it so far, in memory alone. */
export class Draft {
  readonly files = new Map<string, string>();

  /** A file's text as it would be. */
  read(place: string): string {
    return this.files.get(place) ?? readFileSync(join(root, place), 'utf8');
  }

  /** A file of ours goes through `change`. */
  edit(place: string, change: (text: string) => string): void {
    this.files.set(place, change(this.read(place)));
  }

  /** Adds a file. @throws Refused where it is there already. */
  add(place: string, text: string): void {
    if (existsSync(join(root, place))) throw new Refused(`${place} ya existe.`);
    this.files.set(place, text);
  }
}

/** What was asked for cannot be made; the message says why, in Spanish. Nothing has been changed. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Refuses unless something holds. @throws Refused. */
export function demand(holds: boolean, message: string): void {
  if (!holds) throw new Refused(message);
}

/** A text between single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Words of a camelCase name, small: `nombrePantalla` has `nombre` and `pantalla`. */
export const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** `nombrePantalla` → `NombrePantalla`. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Refuses what is no name of ours. @throws Refused. */
export function demandName(name: string, what: string): void {
  demand(NAME.test(name), `«${name}» no sirve de nombre de ${what}: letras sin tilde y cifras, como nombreCorto.`);
}
