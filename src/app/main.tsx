import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { drawnConfig } from '#config/drawnConfig.ts';
import { loadConfig } from '#config/loadConfig.ts';
import { type RuntimeConfig, UnreachableHost } from '#config/runtimeConfig.ts';
import { editsOf } from '#document/earlyHand.ts';
import { applyAccent } from '#theme/brand.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { bringFonts } from '#theme/lateFonts.ts';
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
import { TakenOver } from './TakenOver.tsx';

/** The place in the document where the application is drawn. */
interface Stage {
  /** Draws there, in place of whatever the document has. */
  draw: (element: ReactNode) => void;
  /** Takes over what the document has, which is what `element` draws first. In slices, so that nobody who types waits for it. */
  takeOver: (element: ReactNode) => void;
  /** The address of the table that what stands there was drawn for; `undefined` where the document only waits, or something else was drawn. */
  drawnFor: () => string | undefined;
}

function createStage(container: HTMLElement): Stage {
  const { dataset } = document.documentElement;
  let root: Root | undefined;
  return {
    drawnFor: () => (root ? undefined : dataset.page),
    draw(element) {
      if (!root) {
        window.earlyHand?.release();
        container.replaceChildren();
        announceArrival();
        root = createRoot(container);
      }
      root.render(element);
    },
    takeOver(element) {
      const edits = editsOf(container);
      startTransition(() => {
        root = hydrateRoot(
          container,
          <TakenOver edits={edits} onArrival={announceArrival}>
            {element}
          </TakenOver>,
        );
      });
    },
  };
}

/** The document no longer speaks for a program that does not come. */
function announceArrival(): void {
  bringFonts();
  delete document.documentElement.dataset.foreign;
  document.getElementById('demora')?.remove();
}

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
    await (reason instanceof UnreachableHost ? showNoConnection(stage, retry) : showConfigError(stage, retry, reason));
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
  stage[isDrawn ? 'takeOver' : 'draw'](
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
    </StrictMode>,
  );
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

async function showConfigError(stage: Stage, retry: Start['retry'], reason: unknown): Promise<void> {
  const { ErrorConfiguracion } = await import('#screens/errorConfiguracion/ErrorConfiguracion.tsx');
  stage.draw(
    <StrictMode>
      <GlobalStyle />
      <ErrorConfiguracion
        detail={reason instanceof Error ? reason.message : 'configuración: no se pudo leer'}
        onRetry={retry}
      />
    </StrictMode>,
  );
}

/** Also where the document came from the browser's own store, and nothing else does (D-73). */
async function showNoConnection(stage: Stage, retry: Start['retry']): Promise<void> {
  const { SinConexion } = await import('#screens/sinConexion/SinConexion.tsx');
  stage.draw(
    <StrictMode>
      <GlobalStyle />
      <SinConexion cooperativeName={drawnConfig().cooperativeName} onRetry={retry} />
    </StrictMode>,
  );
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
const container = document.getElementById('raiz');
if (container) boot(createStage(container), startTheme());
