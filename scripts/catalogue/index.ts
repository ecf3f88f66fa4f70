import { ArraySchema, ObjectSchema } from 'yup';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { type ErrorCodeEntry, errorCodes } from '#domain/errorCodes.ts';
import { readStoryFile } from '#storybook/storyFile.ts';

/* What the catalogue shows and what it lacks: read from the stories' own files, so that nothing is listed twice. */

/** Codes that any call may answer: one story of them stands for all (contract B.1). */
const GENERAL = '-9999-';

/** One screen as the catalogue has it. */
export interface CatalogueScreen {
  /** Its folder in src/screens. */
  screen: string;
  /** Display names of its stories. */
  names: readonly string[];
  /** Required situations, each with whether a story of its name exists. */
  situations: readonly { name: string; isShown: boolean }[];
  /** Error codes that its calls can answer, each with the stories that carry it in their name. */
  codes: readonly { code: string; stories: readonly string[] }[];
}

/** How often a wrong code can be sent before the bank closes the transaction, and «Cancelar» comes (D-3). */
const FAILED_ATTEMPTS = ['primer fallo', 'segundo fallo', 'tercer fallo'] as const;

/** True where a list may come empty: the answer is one, or has one among its fields. */
const isList = ({ method, answer }: AnyEndpoint): boolean =>
  answer?.type === 'array' ||
  (method === 'GET' &&
    answer instanceof ObjectSchema &&
    Object.values<object>(answer.fields).some((field) => field instanceof ArraySchema));

/**
 * The situations of conventions.md «Stories» 2 that a screen with these calls must show; one that calls nobody has nothing to wait for, and
 * one that calls for codes alone is the dialog in which they are typed. Another screen's part shows its situations in its own folder.
 */
export function requiredSituations(calls: readonly AnyEndpoint[]): string[] {
  if (calls.length === 0) return ['Contenido largo', 'Móvil'];
  const everywhere = ['Sin conexión', 'Lento', 'Sesión expirada', 'Contenido largo', 'Móvil'];
  if (calls.every(({ path }) => path.startsWith('tokens/'))) {
    return ['Abierto', 'Enviando', ...FAILED_ATTEMPTS, 'Vencido', ...everywhere];
  }
  const loads = calls.some(({ method }) => method === 'GET');
  return [loads ? 'Cargando' : 'Enviando', ...(calls.some(isList) ? ['Vacío'] : []), 'Listo', ...everywhere];
}

/** An attempt is part of a name, after its code; the others are whole names. */
const isShownBy = (names: readonly string[], situation: string): boolean =>
  FAILED_ATTEMPTS.some((attempt) => attempt === situation)
    ? names.some((name) => name.includes(situation))
    : names.includes(situation);

/** What a screen with these calls and stories shows. */
export function catalogueScreen(
  screen: string,
  calls: readonly AnyEndpoint[],
  sources: readonly string[],
): CatalogueScreen {
  const names = sources.flatMap((source) => readStoryFile(source).stories.map(({ name }) => name));
  const codes = [...new Set(calls.flatMap((call) => call.codes))].sort();
  return {
    screen,
    names,
    situations: requiredSituations(calls).map((name) => ({ name, isShown: isShownBy(names, name) })),
    codes: [...codes, ...(calls.length > 0 ? [GENERAL] : [])].map((code) => ({
      code,
      stories: names.filter((name) => name.includes(code)),
    })),
  };
}

/** What is missing of a screen, in words; empty when nothing is. */
export function missingOf({ situations, codes }: CatalogueScreen): string[] {
  return [
    ...situations.filter(({ isShown }) => !isShown).map(({ name }) => `situación «${name}»`),
    ...codes.filter(({ stories }) => stories.length === 0).map(({ code }) => `código ${code}`),
  ];
}

const allCodes: readonly (readonly [string, ErrorCodeEntry])[] = Object.entries(errorCodes);

const screensWith = (screens: readonly CatalogueScreen[], code: string): string[] =>
  screens.filter(({ names }) => names.some((name) => name.includes(code))).map(({ screen }) => screen);

/** Codes of the specification (§8) and of the contract (B.1) that no screen shows, but those that no call answers yet. */
export const missingCodes = (screens: readonly CatalogueScreen[]): string[] =>
  allCodes
    .filter(([code, { reserved }]) => reserved !== true && screensWith(screens, code).length === 0)
    .map(([code]) => code);

const mark = (isThere: boolean) => (isThere ? '✓' : '**falta**');

/** One screen: each situation and each code with its stories. */
const screenSection = ({ screen, names, situations, codes }: CatalogueScreen): string[] => [
  `### ${screen}`,
  '',
  `${names.length} historias. ${situations.map(({ name, isShown }) => `${name} ${mark(isShown)}`).join(' · ')}`,
  '',
  ...codes.map(
    ({ code, stories }) =>
      `- \`${code}\`: ${stories.length > 0 ? stories.map((name) => `«${name}»`).join(', ') : mark(false)}`,
  ),
  ...(codes.length > 0 ? [''] : []),
];

const codeRow = (
  screens: readonly CatalogueScreen[],
  [code, { text, origin, section, reserved }]: (typeof allCodes)[number],
) => {
  const shown =
    screensWith(screens, code).join(', ') || (reserved ? 'reservado: nadie lo responde todavía' : mark(false));
  return `| \`${code}\` | ${text} | ${origin === 'specification' ? 'especificación' : 'propuesta'} ${section} | ${shown} |`;
};

/** The index as a Markdown page: every screen with its situations, every error code with the screens that show it, and what is missing. */
export function catalogueIndex(screens: readonly CatalogueScreen[]): string {
  const missing = [
    ...screens.flatMap((one) => missingOf(one).map((what) => `- ${one.screen}: ${what}`)),
    ...missingCodes(screens).map((code) => `- código ${code}: ninguna pantalla`),
  ];
  const stories = screens.reduce((sum, { names }) => sum + names.length, 0);
  return [
    '# Índice del catálogo',
    '',
    'Lo escribe `npm run catalogue` a partir de las historias y del contrato. Una prueba falla cuando a una pantalla le falta una situación o un código, y cuando esta página ya no es verdad.',
    '',
    `${screens.length} pantallas, ${stories} historias.`,
    '',
    '## Lo que falta',
    '',
    ...(missing.length > 0 ? missing : ['Nada.']),
    '',
    '## Códigos de error',
    '',
    '| Código | Texto | Origen | Pantallas que lo muestran |',
    '|---|---|---|---|',
    ...allCodes.map((entry) => codeRow(screens, entry)),
    '',
    '## Pantallas',
    '',
    ...screens.flatMap(screenSection),
  ].join('\n');
}
