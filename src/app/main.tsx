import '#theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadConfig } from '#config/loadConfig.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { startTheme, type ThemeControl } from '#theme/themeChoice.ts';
import { App } from './App.tsx';
import { applyBrand } from './brand.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { installKeyBlocking } from './keyBlocking.ts';
import { LastResort } from './LastResort.tsx';
import { createAppRouter } from './routes.tsx';
import { createServices } from './services.ts';

/** Configuration first, session second, then the first render: nothing is started on half of either. */
async function start(root: Root, theme: ThemeControl): Promise<void> {
  let config: RuntimeConfig;
  try {
    config = await loadConfig();
  } catch (reason) {
    await showConfigError(root, theme, reason);
    return;
  }
  applyBrand(config.theme);
  // Blocked in production builds only (§2): while developing, the tools of the trade are needed.
  if (import.meta.env.PROD) installKeyBlocking(config.keyBlocking);
  const services = createServices(config);
  await services.store.restore();
  const router = createAppRouter();
  await firstPage(router);
  root.render(
    <StrictMode>
      <GlobalStyle />
      <LastResort cooperativeName={config.cooperativeName}>
        <App config={config} services={services} theme={theme} router={router} />
      </LastResort>
    </StrictMode>,
  );
}

/** The first page's code has come, or failed to: until then the words of index.html stand, and say so when it takes too long. */
function firstPage(router: ReturnType<typeof createAppRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

async function showConfigError(root: Root, theme: ThemeControl, reason: unknown): Promise<void> {
  const { ErrorConfiguracion } = await import('#screens/errorConfiguracion/ErrorConfiguracion.tsx');
  root.render(
    <StrictMode>
      <GlobalStyle />
      <ErrorConfiguracion
        detail={reason instanceof Error ? reason.message : 'configuración: no se pudo leer'}
        onRetry={() => boot(root, theme)}
      />
    </StrictMode>,
  );
}

/** Starts, and shows the page for an unexpected error when that fails. */
function boot(root: Root, theme: ThemeControl): void {
  start(root, theme).catch((error: unknown) => {
    root.render(
      <StrictMode>
        <GlobalStyle />
        <ErrorPage cooperativeName="Cooperativa" error={error} />
      </StrictMode>,
    );
  });
}

const container = document.getElementById('raiz');
if (container) boot(createRoot(container), startTheme());
