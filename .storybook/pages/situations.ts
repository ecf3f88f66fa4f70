import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';

/** A story as a page lists it. */
export interface Situation {
  id: string;
  name: string;
}

/** The situations that every screen shows (conventions.md «Stories» 2), in the order in which a member meets them. */
const USUAL = [
  'Cargando',
  'Vacío',
  'Listo',
  'Abierto',
  'Enviando',
  'Lento',
  'Sin conexión',
  'Vencido',
  'Sesión expirada',
  'Contenido largo',
  'Móvil',
] as const;

/** An error code as it stands in a story's name. */
export const CODE = /-\d{4}-\d{2}-\d{2}/g;

/** A screen's stories as its page shows them. */
export interface ScreenSituations {
  usual: readonly Situation[];
  /** One row for each code, with what the member reads; a story with two codes stands in both. */
  errors: readonly { code: string; text: string; stories: readonly Situation[] }[];
  other: readonly Situation[];
}

/** What a member reads of an error code; '' of one that there is not. */
export const errorText = (code: string): string => (code in errorCodes ? errorCodes[code as ErrorCode].text : '');

/** Sorts the stories of a screen: the usual situations, those that show an error code, and the screen's own. */
export function situationsOf(stories: readonly Situation[]): ScreenSituations {
  const codes = [...new Set(stories.flatMap(({ name }) => name.match(CODE) ?? []))].sort();
  const usual = stories.filter(({ name }) => isUsual(name));
  return {
    usual: [...usual].sort((first, second) => rankOf(first.name) - rankOf(second.name)),
    errors: codes.map((code) => ({
      code,
      text: errorText(code),
      stories: stories.filter(({ name }) => name.includes(code)),
    })),
    other: stories.filter(({ name }) => !isUsual(name) && !name.match(CODE)),
  };
}

/** The usual situation that a story of this name shows; `undefined` for the screen's own. */
export const usualSituation = (name: string): string | undefined => USUAL.find((usual) => usual === name);

const rankOf = (name: string) => USUAL.findIndex((usual) => usual === name);
const isUsual = (name: string) => rankOf(name) !== -1;
