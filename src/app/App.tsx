import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { PublicConfig } from '#config/drawnConfig.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { createVisits } from '#navigation/visits.ts';
import type { ThemeControl } from '#theme/themeChoice.ts';
import { Providers } from './Providers.tsx';
import type { createAppRouter } from './routes.tsx';
import type { Services } from './services.ts';

export interface AppProps {
  config: RuntimeConfig;
  /** What the document was drawn with before the configuration was read, where it was (build time). */
  drawnWith?: PublicConfig | undefined;
  services: Services;
  theme: ThemeControl;
  router: ReturnType<typeof createAppRouter>;
}

/** The whole application: services handed down, the route outlet inside (§2 «The root holds only the outlet»). */
export function App({ config, drawnWith, services, theme, router }: AppProps) {
  const [visits] = useState(() => createVisits(router));
  return (
    <Providers config={config} drawnWith={drawnWith} services={services} theme={theme} visits={visits}>
      <RouterProvider router={router} />
    </Providers>
  );
}
