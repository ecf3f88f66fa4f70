import '#theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadConfig } from '#config/loadConfig.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { startTheme, type ThemeControl } from '#theme/themeChoice.ts';
import { App } from './App.tsx';
import { applyBrand } from './brand.ts';
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
  root.render(
    <StrictMode>
      <GlobalStyle />
      <LastResort cooperativeName={config.cooperativeName}>
        <App config={config} services={services} theme={theme} router={createAppRouter()} />
      </LastResort>
    </StrictMode>,
  );
}

async function showConfigError(root: Root, theme: ThemeControl, reason: unknown): Promise<void> {
  const { ErrorConfiguracion } = await import('#screens/errorConfiguracion/ErrorConfiguracion.tsx');
  root.render(
    <StrictMode>
      <GlobalStyle />
      <ErrorConfiguracion
        detail={reason instanceof Error ? reason.message : 'configuración: no se pudo leer'}
        onRetry={() => void start(root, theme)}
      />
    </StrictMode>,
  );
}

const container = document.getElementById('raiz');
if (container) void start(createRoot(container), startTheme());
