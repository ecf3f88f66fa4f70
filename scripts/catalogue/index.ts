import type { AnyEndpoint } from '#api/contract/endpoint.ts';

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

/** The catalogue's names in a file's text: `name: '…'`, the first thing that a story says of itself, else the export's own name. */
export function storyNames(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .map((story) => /^\w+ = \w+\.\w+\(\{\s*name: '(.*?)'/.exec(story)?.[1] ?? /^\w+/.exec(story)?.[0] ?? '');
}

/** The situations of conventions.md «Stories» 2 that a screen with these calls must show. */
export function situationsOf(calls: readonly AnyEndpoint[]): string[] {
  const loads = calls.some(({ method }) => method === 'GET');
  const lists = calls.some(({ answer }) => answer?.type === 'array');
  return [
    loads ? 'Cargando' : 'Enviando',
    ...(lists ? ['Vacío'] : []),
    'Listo',
    'Sin conexión',
    'Lento',
    'Sesión expirada',
    'Contenido largo',
    'Móvil',
  ];
}

/** What a screen with these calls and stories shows. */
export function catalogueScreen(
  screen: string,
  calls: readonly AnyEndpoint[],
  sources: readonly string[],
): CatalogueScreen {
  const names = sources.flatMap(storyNames);
  const codes = [...new Set(calls.flatMap((call) => call.codes))].sort();
  return {
    screen,
    names,
    situations: situationsOf(calls).map((name) => ({ name, isShown: names.includes(name) })),
    codes: [...codes, GENERAL].map((code) => ({ code, stories: names.filter((name) => name.includes(code)) })),
  };
}

/** What is missing of a screen, in words; empty when nothing is. */
export function missingOf({ situations, codes }: CatalogueScreen): string[] {
  return [
    ...situations.filter(({ isShown }) => !isShown).map(({ name }) => `situación «${name}»`),
    ...codes.filter(({ stories }) => stories.length === 0).map(({ code }) => `código ${code}`),
  ];
}

/** The index as a Markdown page: every screen with its situations, its codes and what is missing. */
export function catalogueIndex(screens: readonly CatalogueScreen[]): string {
  const missing = screens.flatMap((one) => missingOf(one).map((what) => `- ${one.screen}: ${what}`));
  const stories = screens.reduce((sum, { names }) => sum + names.length, 0);
  const rows = screens.map(
    ({ screen, names, situations, codes }) =>
      `| ${screen} | ${names.length} | ${situations.filter(({ isShown }) => isShown).length} de ${situations.length} | ${codes
        .filter(({ stories: found }) => found.length > 0)
        .map(({ code }) => code)
        .join(' ')} |`,
  );
  return [
    '# Índice del catálogo',
    '',
    'Lo escribe `npm run catalogue` a partir de las historias y del contrato. Una prueba falla cuando a una pantalla le falta una situación o un código.',
    '',
    `${screens.length} pantallas con llamadas, ${stories} historias.`,
    '',
    '| Pantalla | Historias | Situaciones | Códigos con historia |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Lo que falta',
    '',
    ...(missing.length > 0 ? missing : ['Nada.']),
    '',
  ].join('\n');
}
