import { ArraySchema, ObjectSchema } from 'yup';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { type ErrorCodeEntry, errorCodes } from '#domain/errorCodes.ts';
import { readStoryFile } from '#storybook/storyFile.ts';
import type { Telling } from '#storybook/testRun/instrument.ts';
import type { CodeRecord } from './codeRecord.ts';

/*
 * What the catalogue shows and what it lacks: the situations by the stories' own files, the codes by the record of what ran, so that nothing is
 * listed twice and no name is believed.
 */

/** Codes that any call may answer: a screen shows one of them, of one of its calls (contract B.1). */
const GENERAL = '-9999-';

/** A code of a call, with the stories in which the run has seen it. */
export interface CatalogueCode {
  call: string;
  code: string;
  stories: readonly { name: string; as: Telling }[];
  /** The call whose stories show the words, where the call's own show the place: {@link checkThatStands}. */
  standsIn: string | null;
}

/** One screen as the catalogue has it. */
export interface CatalogueScreen {
  /** Its folder in src/screens and, for what others open or are made with, in src/flows. */
  screen: string;
  /** Addresses that show it; none for what others open or are made with. */
  routes: readonly string[];
  /** Display names of its stories. */
  names: readonly string[];
  /** Required situations, each with whether a story of its name exists. */
  situations: readonly { name: string; isShown: boolean }[];
  /** Error codes, by the call that answers them: all that its calls can answer, and what its stories show of others' calls. */
  codes: readonly CatalogueCode[];
  /** Whether a general code is asked of it: somebody is called. */
  calls: boolean;
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

/**
 * The check of an order may refuse with nearly all that its execution may refuse with, and so would each be shown twice. But whatever the
 * execution says stands in one place, back at «Revisar» with «No se realizó ningún débito.», in the bank's own words: there one such code stands for
 * the others, as long as the screen shows each of them when the check answers it. The check is the call below the execution's own address.
 * @returns the check's identifier, or `null` where the execution needs a story of its own.
 */
function checkThatStands(calls: readonly AnyEndpoint[], call: string, code: string, shown: ReadonlySet<string>) {
  const execution = calls.find(({ id }) => id === call);
  const check = calls.find(({ path }) => path === `${execution?.path}/validar`);
  if (!execution || !check || !shown.has(`${check.id} ${code}`)) return null;
  const showsPlace = execution.codes.some((one) => check.codes.includes(one) && shown.has(`${call} ${one}`));
  return showsPlace ? check.id : null;
}

/** What a screen with these calls, stories and addresses shows. */
export function catalogueScreen(
  screen: string,
  calls: readonly AnyEndpoint[],
  sources: readonly string[],
  record: CodeRecord,
  routes: readonly string[] = [],
): CatalogueScreen {
  const stories = sources.flatMap((source) => readStoryFile(source).stories);
  const names = stories.map(({ name }) => name);
  const shown = stories.flatMap(({ id, name }) => (record[id] ?? []).map((one) => ({ ...one, name })));
  const answerable = calls.flatMap(({ id, codes }) => codes.map((code) => `${id} ${code}`));
  const shownPairs = new Set(shown.map(({ call, code }) => `${call} ${code}`));
  const pairs = [...new Set([...answerable, ...shownPairs])].sort();
  return {
    screen,
    routes,
    names,
    situations: requiredSituations(calls).map((name) => ({ name, isShown: isShownBy(names, name) })),
    codes: pairs.map((pair) => {
      const [call = '', code = ''] = pair.split(' ');
      return {
        call,
        code,
        stories: shown.filter((one) => one.call === call && one.code === code),
        standsIn: shownPairs.has(pair) ? null : checkThatStands(calls, call, code, shownPairs),
      };
    }),
    calls: calls.length > 0,
  };
}

const hasStories = ({ stories }: CatalogueCode): boolean => stories.length > 0;

/** What is missing of a screen, in words; empty when nothing is. */
export function missingOf({ situations, codes, calls }: CatalogueScreen): string[] {
  const showsGeneral = codes.some((one) => one.code.startsWith(GENERAL) && hasStories(one));
  return [
    ...situations.filter(({ isShown }) => !isShown).map(({ name }) => `situación «${name}»`),
    ...codes
      .filter((one) => !hasStories(one) && one.standsIn === null)
      .map(({ call, code }) => `código ${code} de ${call}`),
    ...(calls && !showsGeneral ? [`código ${GENERAL}`] : []),
  ];
}

const allCodes: readonly (readonly [string, ErrorCodeEntry])[] = Object.entries(errorCodes);

const screensWith = (screens: readonly CatalogueScreen[], code: string): string[] =>
  screens.filter(({ codes }) => codes.some((one) => one.code === code && hasStories(one))).map(({ screen }) => screen);

/** Codes of the specification (§8) and of the contract (B.1) that no screen shows, but those that no call answers yet. */
export const missingCodes = (screens: readonly CatalogueScreen[]): string[] =>
  allCodes
    .filter(([code, { reserved }]) => reserved !== true && screensWith(screens, code).length === 0)
    .map(([code]) => code);

/** How a story shows a code, where it is not by the words that came with it. */
const tellings = { text: '', ownWords: ' (con sus palabras)', silence: ' (calla)' } as const satisfies Record<
  Telling,
  string
>;

const mark = (isThere: boolean) => (isThere ? '✓' : '**falta**');

const shownIn = ({ stories, standsIn }: CatalogueCode): string =>
  stories.map(({ name, as }) => `«${name}»${tellings[as]}`).join(', ') ||
  (standsIn === null ? mark(false) : `donde los otros de esta llamada, con el texto que se ve con \`${standsIn}\``);

/** One screen: each situation and each code with its stories. */
const screenSection = ({ screen, routes, names, situations, codes }: CatalogueScreen): string[] => [
  `### ${screen}`,
  '',
  `${routes.map((route) => `\`${route}\`. `).join('')}${names.length} historias. ${situations.map(({ name, isShown }) => `${name} ${mark(isShown)}`).join(' · ')}`,
  '',
  ...codes.map((one) => `- \`${one.code}\` de \`${one.call}\`: ${shownIn(one)}`),
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
    'Lo escribe `npm run catalogue` a partir de las historias, del contrato y de lo que se vio al pasarlas: un código cuenta cuando esa llamada lo respondió y se leyó su texto, o lo que la pantalla dice en su lugar («con sus palabras»; «calla» donde sigue con lo que tiene). Una prueba falla cuando a una pantalla le falta una situación o un código de una de sus llamadas, y cuando esta página ya no es verdad.',
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
