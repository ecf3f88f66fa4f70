import type { ReactNode } from 'react';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { type Visits, VisitsContext } from '#components/Dialog/visits.ts';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { ConfigProvider } from '#config/ConfigProvider.tsx';
import type { PublicConfig } from '#config/drawnConfig.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { ThemeProvider } from '#theme/ThemeProvider.tsx';
import type { ThemeControl } from '#theme/themeChoice.ts';
import { ChangeWatchContext } from './ChangeWatchContext.ts';
import type { Services } from './services.ts';
import { VersionContext } from './VersionContext.ts';

export interface ProvidersProps {
  config: PublicConfig;
  /** What the document was drawn with before the configuration was read, where it was (build time). */
  drawnWith?: PublicConfig | undefined;
  services: Services;
  theme: ThemeControl;
  visits: Visits;
  children: ReactNode;
}

/** Hands the page's services down: one tree, for the browser and for the documents that are drawn at build time. */
export function Providers({ config, drawnWith, services, theme, visits, children }: ProvidersProps) {
  return (
    <ConfigProvider config={config} drawnWith={drawnWith}>
      <ThemeProvider control={theme}>
        <SessionProvider store={services.store} idleClock={services.idleClock}>
          <ApiProvider client={services.client} location={services.location}>
            <ChangeWatchContext value={services.client}>
              <VersionContext value={services.version}>
                <ToastProvider queue={services.toasts}>
                  <VisitsContext value={visits}>{children}</VisitsContext>
                </ToastProvider>
              </VersionContext>
            </ChangeWatchContext>
          </ApiProvider>
        </SessionProvider>
      </ThemeProvider>
    </ConfigProvider>
  );
}
