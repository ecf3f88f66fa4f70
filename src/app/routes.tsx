import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { SITE } from '#config/site.ts';
import { paths } from '#navigation/paths.ts';
import { type RouteEntry, routeEntries } from '#navigation/routeTable.ts';
import { afterPaint } from './afterPaint.ts';
import { fetchAhead, fetchMemberArea } from './ahead.ts';
import { Root } from './Root.tsx';
import { RouteError, ScreenError } from './RouteError.tsx';
import { screenOf } from './screenOf.ts';
import { Waiting } from './Waiting.tsx';

/** What a route is made of, once its code has come. */
const component = (load: () => Promise<ComponentType>) => async () => {
  await afterPaint();
  return { Component: await load() };
};

/** The routes of one area of the table, each with its screen fetched on demand. Case-sensitive: another spelling is the 404 page's (D-63). */
const routesOf = (area: RouteEntry['area']): RouteObject[] =>
  routeEntries.flatMap(([name, entry]) =>
    entry.area === area ? [{ path: entry.path, caseSensitive: true, lazy: component(() => screenOf(name)) }] : [],
  );

/** Every route of §2, from the table: what stands around a screen is its area's. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Waiting,
    children: [
      { path: paths.root, caseSensitive: true, loader: () => redirect(paths.login), Component: Waiting },
      ...routesOf('entry'),
      {
        lazy: component(async () => (await import('./OpenArea.tsx')).OpenArea),
        children: [
          {
            lazy: component(async () => (await import('./PublicArea.tsx')).PublicArea),
            children: routesOf('public'),
          },
          ...routesOf('anywhere'),
        ],
      },
      {
        lazy: component(fetchMemberArea),
        children: [{ ErrorBoundary: ScreenError, children: routesOf('member') }],
      },
    ],
  },
];

/** The browser's router; what its next page needs is fetched ahead. */
export function createAppRouter() {
  const router = createBrowserRouter(routes, { basename: SITE });
  fetchAhead(router);
  return router;
}
