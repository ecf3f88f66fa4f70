import { createBrowserRouter, type DOMRouterOpts, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '#navigation/paths.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { Waiting } from './Waiting.tsx';

const ROOT_ID = 'raiz';

const loadFurtherRoutes = () => import('./furtherRoutes.tsx');
const loadLaterRoutes = () => import('./laterRoutes.tsx');

/** Addresses that `laterRoutes.tsx` knows more of; one that it does not know is the 404 page's. */
const LATER_PATHS = /^\/(?:pagos|tarjeta-credito|configuracion)(?:\/|$)/;

/** Root and sign-in. Every route is case-sensitive: another spelling is another address, and the 404 page's (D-63). The other routes and their screens' addresses are fetched with the first of them, so that /login stays small. */
export const entryRoutes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Waiting,
    children: [
      { path: paths.root, caseSensitive: true, loader: () => redirect(paths.login), Component: Waiting },
      {
        path: paths.login,
        caseSensitive: true,
        lazy: async () => ({ Component: (await import('#screens/login/Login.tsx')).Login }),
      },
    ],
  },
];

/** How a router over {@link entryRoutes} comes to know the routes of §2 that it does not know yet. */
export function routeDiscovery(): Pick<DOMRouterOpts, 'patchRoutesOnNavigation'> {
  let knowsFurther = false;
  let knowsLater = false;
  return {
    async patchRoutesOnNavigation({ patch, path }) {
      const { furtherRoutes, SHELL_ID } = await loadFurtherRoutes();
      if (!knowsFurther) {
        knowsFurther = true;
        patch(ROOT_ID, furtherRoutes);
      }
      if (knowsLater || !LATER_PATHS.test(path)) return;
      const { laterRoutes } = await loadLaterRoutes();
      if (knowsLater) return;
      knowsLater = true;
      patch(SHELL_ID, laterRoutes);
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
