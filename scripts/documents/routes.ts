import { routeEntries } from '#navigation/routeTable.ts';

/** The document for the addresses behind sign-in, and for any host that has one document for every address. */
export const WAITING_FILE = 'app.html';

/** The file of a drawn page, as hosts look for it: `/registro` in `registro.html`, any address that there is not in `404.html`. */
export const fileOfPage = ({ path }: { path: string }): string => (path === '*' ? '404.html' : `${path.slice(1)}.html`);

/** Which document answers an address. */
export interface DocumentRoute {
  /** A regular expression for the whole path, with the site's own place in it. */
  pattern: string;
  file: string;
  status: 200 | 404;
}

/** Every address of §2 of a site at `base` with its document, the first that fits; what is left is the page for what there is not. */
export function documentRoutes(base = '/'): DocumentRoute[] {
  const below = base.replace(/\/$/, '').replaceAll('.', '\\.');
  const patternOf = (path: string) => `^${below}${path.replace(/:\w+/g, '[^/]+')}/?$`;
  return [
    { pattern: `^${below}/$`, file: 'index.html', status: 200 },
    ...routeEntries.map(
      ([, route]): DocumentRoute =>
        route.path === '*'
          ? { pattern: `^${below}/`, file: fileOfPage(route), status: 404 }
          : {
              pattern: patternOf(route.path),
              file: route.area === 'member' ? WAITING_FILE : fileOfPage(route),
              status: 200,
            },
    ),
  ];
}
