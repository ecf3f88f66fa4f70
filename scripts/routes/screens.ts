import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteEntry, routeEntries } from '#navigation/routeTable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file that is written from the table. */
interface ScreensFile {
  /** From the project's root. */
  path: string;
  /** What it exports, and the name of its routes' type. */
  value: string;
  names: string;
  summary: string;
  has: (route: RouteEntry) => boolean;
}

/** The files that are written from the table. Who has not signed in is not sent the addresses of what comes after it. */
export const SCREENS_FILES: readonly ScreensFile[] = [
  {
    path: 'src/app/openScreens.ts',
    value: 'openScreens',
    names: 'OpenRouteName',
    summary: 'Fetches the screen of a route that whoever comes can see.',
    has: ({ area }) => area !== 'member',
  },
  {
    path: 'src/app/memberScreens.ts',
    value: 'memberScreens',
    names: 'MemberRouteName',
    summary: 'Fetches the screen of a route behind the guard.',
    has: ({ area }) => area === 'member',
  },
];

/** The one of them that a route's screen is fetched by. */
export function screensFileOf(route: RouteEntry): ScreensFile {
  const file = SCREENS_FILES.find(({ has }) => has(route));
  if (!file) throw new Error(`«${route.path}» no está en ningún archivo de pantallas.`);
  return file;
}

const fileOf = ({ screen }: RouteEntry) => `src/screens/${screen}.tsx`;

/** Routes whose screen is not there, in words; empty when nothing is missing. */
export const missingScreens = (): string[] =>
  routeEntries.flatMap(([name, route]) =>
    existsSync(root + fileOf(route))
      ? []
      : [`${name}: falta ${fileOf(route)}, que nombra src/navigation/routeTable.ts`],
  );

/** The module that fetches each of these routes' screens. Bundlers follow an import only where its address is written out; hence a file. */
export function screensModule({ path: file, value, names, summary, has }: ScreensFile): string {
  const routes = routeEntries.filter(([, route]) => has(route));
  const lines = routes.map(([name, { screen, path, title }]) => {
    const component = basename(screen);
    return `  /** \`${path}\`: ${title}. */\n  ${name}: async () => (await import('#screens/${screen}.tsx')).${component},`;
  });
  const module = [
    '/* Written by `npm run routes` from src/navigation/routeTable.ts. */',
    "import type { ComponentType } from 'react';",
    `import type { ${names} } from '#navigation/routeTable.ts';`,
    '',
    `/** ${summary} */`,
    `export const ${value}: Readonly<Record<${names}, () => Promise<ComponentType>>> = {`,
    ...lines,
    '};',
  ].join('\n');
  return execFileSync('biome', ['format', `--stdin-file-path=${basename(file)}`], {
    cwd: root,
    input: module,
    encoding: 'utf8',
  });
}
