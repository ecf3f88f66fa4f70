import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { VisitsContext } from '#components/Dialog/visits.ts';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { ConfigProvider } from '#config/ConfigProvider.tsx';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { createVisits } from '#navigation/visits.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { ThemeProvider } from '#theme/ThemeProvider.tsx';
import type { ThemeControl } from '#theme/themeChoice.ts';
import { ChangeWatchContext } from './ChangeWatchContext.ts';
import type { createAppRouter } from './routes.tsx';
import type { Services } from './services.ts';

export interface AppProps {
  config: RuntimeConfig;
  services: Services;
  theme: ThemeControl;
  router: ReturnType<typeof createAppRouter>;
}

/** The whole application: services handed down, the route outlet inside (§2 «The root holds only the outlet»). */
export function App({ config, services, theme, router }: AppProps) {
  const [visits] = useState(() => createVisits(router));
  return (
    <ConfigProvider config={config}>
      <ThemeProvider control={theme}>
        <SessionProvider store={services.store} idleClock={services.idleClock}>
          <ApiProvider client={services.client} location={services.location}>
            <ChangeWatchContext value={services.client}>
              <ToastProvider queue={services.toasts}>
                <VisitsContext value={visits}>
                  <RouterProvider router={router} />
                </VisitsContext>
              </ToastProvider>
            </ChangeWatchContext>
          </ApiProvider>
        </SessionProvider>
      </ThemeProvider>
    </ConfigProvider>
  );
}
