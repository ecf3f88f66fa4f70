import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeEntries } from '#navigation/routeTable.ts';
import { documentRoutes } from '../documents/routes.ts';
import { root } from '../modules/imports.ts';
import { README, readmeWithCalls } from './calls.ts';
import { missingScreens, SCREENS_FILES, screensFileOf, screensModule } from './screens.ts';

describe('the table of routes', () => {
  it('names screens that are there', () => {
    expect(missingScreens(), 'src/navigation/routeTable.ts').toEqual([]);
  });

  it.each(SCREENS_FILES)('is what $path was written from: else `npm run routes`', (file) => {
    expect(readFileSync(root + file.path, 'utf8'), `${file.path}: npm run routes`).toBe(screensModule(file));
  });

  it('is cut into files: each screen is fetched by one of them, those behind the guard by their own', () => {
    for (const [, route] of routeEntries) {
      const { path } = screensFileOf(route);
      expect(path, route.path).toBe(`src/app/${route.area === 'member' ? 'member' : 'open'}Screens.ts`);
      expect(SCREENS_FILES.filter(({ has }) => has(route))).toHaveLength(1);
    }
  });

  it('and the calls that the imports tell are what README.md says: else `npm run routes`', async () => {
    expect(readFileSync(README, 'utf8'), 'README.md: npm run routes').toBe(await readmeWithCalls());
  });

  it('has one document for every address: the first that fits, the last for what there is not', () => {
    const documentOf = (path: string) => documentRoutes().find(({ pattern }) => new RegExp(pattern).test(path));
    expect(documentOf('/')).toMatchObject({ file: 'index.html', status: 200 });
    expect(documentOf('/login')).toMatchObject({ file: 'login.html', status: 200 });
    expect(documentOf('/recuperacion-datos/')).toMatchObject({ file: 'recuperacion-datos.html', status: 200 });
    for (const [, { path, area }] of routeEntries) {
      if (area === 'member') expect(documentOf(path.replace(/:\w+/g, 'x')), path).toMatchObject({ file: 'app.html' });
    }
    for (const unknown of ['/LOGIN', '/loginx', '/cuentas', '/cuentas/1/2', '/nada'])
      expect(documentOf(unknown), unknown).toMatchObject({ file: '404.html', status: 404 });
  });
});
