import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { LastResort } from '#app/LastResort.tsx';
import { Providers } from '#app/Providers.tsx';
import { routes } from '#app/routes.tsx';
import { createServices } from '#app/services.ts';
import { stillPorts } from '#app/stillPorts.ts';
import type { PublicConfig } from '#config/drawnConfig.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { SITE } from '#config/site.ts';
import { type RouteName, routeEntries } from '#navigation/routeTable.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import type { ThemeControl } from '#theme/themeChoice.ts';

/** A page that whoever is not signed in can see, as it is drawn at build time. */
export interface DrawnPage {
  name: RouteName;
  /** Its address in the table: what the program compares with where it finds itself. */
  path: string;
  /** What stands in the document's root. */
  html: string;
  /** The style elements that it needs. */
  styles: string;
}

/** An address that no route has. */
const ANY_OTHER = '/pagina-no-encontrada';

/** Draws every public page of the table, for a deployment, from the components that the browser runs. Rejects when one cannot be drawn. */
export async function drawPages(config: PublicConfig): Promise<DrawnPage[]> {
  const handler = createStaticHandler(routes, { basename: SITE });
  const drawn: DrawnPage[] = [];
  for (const [name, { path, area }] of routeEntries) {
    if (area !== 'member')
      drawn.push({ name, path, ...(await drawPage(handler, path === '*' ? ANY_OTHER : path, config)) });
  }
  return drawn;
}

async function drawPage(
  handler: ReturnType<typeof createStaticHandler>,
  address: string,
  config: PublicConfig,
): Promise<Pick<DrawnPage, 'html' | 'styles'>> {
  const context = await handler.query(new Request(`https://banca.invalid${SITE}${address.slice(1)}`));
  if (context instanceof Response) throw new Error(`${address} no se dibuja: lleva a otra dirección`);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <GlobalStyle />
          <LastResort cooperativeName={config.cooperativeName}>
            <Providers
              config={config}
              services={createServices(NO_BANK, stillPorts())}
              theme={systemTheme}
              visits={noVisits}
            >
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </LastResort>
        </StrictMode>,
      ),
      {
        onError(error) {
          throw error;
        },
      },
    );
    const html = await new Response(prelude).text();
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const systemTheme: ThemeControl = {
  choice: () => 'sistema',
  choose: () => undefined,
  subscribe: () => () => undefined,
};

const noVisits = { current: () => new AbortController().signal, settle: () => undefined };

/** Nobody uses a drawn page: it reaches no bank, so that this names none. */
const NO_BANK = parseConfig({ apiUrl: '/', encryption: { key: '0'.repeat(32), iv: '0'.repeat(32) } }, 'https:');
