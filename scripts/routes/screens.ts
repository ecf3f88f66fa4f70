import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteEntry, routeEntries } from '#navigation/routeTable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The file that is written from the table. */
export const SCREENS_FILE = `${root}src/app/routeScreens.ts`;

const fileOf = ({ screen }: RouteEntry) => `src/screens/${screen}.tsx`;

/** Routes whose screen is not there, in words; empty when nothing is missing. */
export const missingScreens = (): string[] =>
  routeEntries.flatMap(([name, route]) =>
    existsSync(root + fileOf(route))
      ? []
      : [`${name}: falta ${fileOf(route)}, que nombra src/navigation/routeTable.ts`],
  );

/** The module that fetches each route's screen. Bundlers follow an import only where its address is written out; hence a file. */
export function screensModule(): string {
  const lines = routeEntries.map(([name, { screen, path, title }]) => {
    const component = basename(screen);
    return `  /** \`${path}\`: ${title}. */\n  ${name}: async () => (await import('#screens/${screen}.tsx')).${component},`;
  });
  const module = [
    '/* Written by `npm run routes` from src/navigation/routeTable.ts. */',
    "import type { ComponentType } from 'react';",
    "import type { RouteName } from '#navigation/routeTable.ts';",
    '',
    '/** Fetches the screen of a route. */',
    'export const routeScreens: Readonly<Record<RouteName, () => Promise<ComponentType>>> = {',
    ...lines,
    '};',
  ].join('\n');
  return execFileSync('biome', ['format', '--stdin-file-path=routeScreens.ts'], {
    cwd: root,
    input: module,
    encoding: 'utf8',
  });
}
