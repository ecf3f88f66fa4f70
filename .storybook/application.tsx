import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { LastResort } from '#app/LastResort.tsx';
import { routes } from '#app/routes.tsx';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { createWorld } from './storyWorld.tsx';

/**
 * What main.tsx starts, for one story: the real services, routes and guards, signed out. Unlike the page's own, its router's address is not
 * the browser's.
 */
function createApplication(route: string) {
  return {
    ...createWorld({ socio: null, cierre: null, cooperativa: null }),
    router: createMemoryRouter(routes, { initialEntries: [route] }),
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
