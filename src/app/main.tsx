import { StrictMode } from 'react';
import { createStage, type Stage } from './stage.tsx';

// First of all: in the order of these imports the packages lie in their file, and with react-dom before the rest it is 0.4 KB smaller (D-71).

import { drawnConfig } from '#config/drawnConfig.ts';
import { loadConfig } from '#config/loadConfig.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { applyAccent } from '#theme/brand.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { followSimpleMode } from '#theme/simpleMode.ts';
import { startTheme, type ThemeControl } from '#theme/themeChoice.ts';
import { App } from './App.tsx';
import { breathe } from './breathe.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { followErrors } from './errorChannel.ts';
import { hearWorker, keepFiles } from './keepFiles.ts';
import { installKeyBlocking } from './keyBlocking.ts';
import { LastResort } from './LastResort.tsx';
import { oneAtATime } from './oneAtATime.ts';
import { createAppRouter } from './routes.tsx';
import { createServices } from './services.ts';
import { drawInLongSlices } from './slices.ts';

/** Between two tries to start while nothing comes, ms. */
const TRY_AGAIN_MS = 5_000;

/** Where the program is drawn, and how it is tried again from there. */
interface Start {
  stage: Stage;
  theme: ThemeControl;
  retry: () => Promise<void>;
}

/** Configuration first, session second, then the first render: nothing is started on half of either. False without a configuration. */
async function start({ stage, theme, retry }: Start): Promise<boolean> {
  let config: RuntimeConfig;
  try {
    config = await loadConfig();
  } catch (reason) {
    // Code that the first page does without; a service worker has it (D-73).
    const trouble = await import('./trouble.tsx').catch(() => null);
    if (trouble) trouble.tellTrouble(stage, reason, retry);
    // Not even the page that would say so comes: what the document has stays, with all that was typed in it.
    else setTimeout(() => void retry(), TRY_AGAIN_MS);
    return false;
  }
  followErrors(config);
  await breathe();
  applyAccent(config.theme.accent);
  // Blocked in production builds only (§2): while developing, the tools of the trade are needed.
  if (import.meta.env.PROD) installKeyBlocking(config.keyBlocking);
  const services = createServices(config);
  hearWorker(services.version);
  await services.store.restore();
  await breathe();
  const router = createAppRouter();
  await firstPage(router);
  await breathe();
  const drawnFor = stage.drawnFor();
  const isDrawn =
    drawnFor !== undefined &&
    router.state.errors === null &&
    router.state.matches.at(-1)?.route.path === drawnFor &&
    services.store.state().status === 'signedOut';
  const application = (
    <StrictMode>
      <GlobalStyle />
      <LastResort cooperativeName={config.cooperativeName}>
        <App
          config={config}
          drawnWith={isDrawn ? drawnConfig() : undefined}
          services={services}
          theme={theme}
          router={router}
        />
      </LastResort>
    </StrictMode>
  );
  if (isDrawn) stage.takeOver(application);
  else stage.draw(application);
  if (import.meta.env.PROD) keepFiles();
  return true;
}

/** The first page's code has come, or failed to: until then the document stands, and says so when it takes too long. */
function firstPage(router: ReturnType<typeof createAppRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

/** Starts, and shows the page for an unexpected error when that fails. */
function boot(stage: Stage, theme: ThemeControl): void {
  const retry = oneAtATime(() =>
    start({ stage, theme, retry }).catch((error: unknown) => {
      stage.draw(
        <StrictMode>
          <GlobalStyle />
          <ErrorPage cooperativeName="Cooperativa" error={error} />
        </StrictMode>,
      );
      return true;
    }),
  );
  void retry();
}

drawInLongSlices();
followSimpleMode();
const container = document.getElementById('raiz');
if (container) boot(createStage(container), startTheme());
