import { createBrowserRouter, type DOMRouterOpts, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { Waiting } from './Waiting.tsx';

const ROOT_ID = 'raiz';

const loadFurtherRoutes = () => import('./furtherRoutes.tsx');

/** Root and sign-in. The other routes and their screens' addresses are fetched with the first of them, so that /login stays small. */
export const entryRoutes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Waiting,
    children: [
      { path: paths.root, loader: () => redirect(paths.login), Component: Waiting },
      {
        path: paths.login,
        lazy: async () => ({ Component: (await import('#screens/login/Login.tsx')).Login }),
      },
    ],
  },
];

/** How a router over {@link entryRoutes} comes to know the routes of §2 that it does not know yet. */
export function routeDiscovery(): Pick<DOMRouterOpts, 'patchRoutesOnNavigation'> {
  let known = false;
  return {
    async patchRoutesOnNavigation({ patch }) {
      if (known) return;
      const { furtherRoutes } = await loadFurtherRoutes();
      known = true;
      patch(ROOT_ID, furtherRoutes);
    },
  };
}

/** The browser's router. Whoever touches the page is about to go on: what is behind sign-in is then looked up ahead of the click. */
export function createAppRouter() {
  const prepare = () => void loadFurtherRoutes().catch(() => undefined);
  addEventListener('pointerdown', prepare, { once: true, passive: true });
  addEventListener('keydown', prepare, { once: true, passive: true });
  return createBrowserRouter(entryRoutes, routeDiscovery());
}
