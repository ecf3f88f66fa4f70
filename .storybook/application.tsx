import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { watchChanges } from '#api/client.ts';
import { createLocator } from '#api/geolocation.ts';
import { App } from '#app/App.tsx';
import { connect } from '#app/connect.ts';
import { LastResort } from '#app/LastResort.tsx';
import { entryRoutes, routeDiscovery } from '#app/routes.tsx';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { createWorld } from './storyWorld.tsx';

/**
 * What main.tsx starts, for one story: the real client, routes and guards, signed out. Unlike the page's own, its session lives in memory,
 * its router's address is not the browser's, and nobody is asked for their whereabouts or signed out for being idle: nothing of it is left
 * to the next story.
 */
function createApplication(route: string) {
  const { config, store, idleClock, theme, toasts } = createWorld({ socio: null, cierre: null, cooperativa: null });
  const locator = createLocator(config.geolocationUrl);
  const client = watchChanges(connect({ config, store, locator }));
  return {
    config,
    theme,
    services: { client, store, idleClock, toasts, location: locator.current },
    router: createMemoryRouter(entryRoutes, { initialEntries: [route], ...routeDiscovery() }),
  };
}

/** The whole application at an address, in place of one screen; with `parameters: { mundo: { aplicacion: true } }`. */
export function Application({ route }: { route: string }) {
  const [{ config, services, theme, router }] = useState(() => createApplication(route));
  return (
    <>
      <GlobalStyle />
      <LastResort cooperativeName={config.cooperativeName}>
        <App config={config} services={services} theme={theme} router={router} />
      </LastResort>
    </>
  );
}
