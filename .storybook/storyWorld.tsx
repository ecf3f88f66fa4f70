import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { createClientHeaders } from '#api/clientHeaders.ts';
import { UNKNOWN_LOCATION } from '#api/geolocation.ts';
import { createQueryClient } from '#api/query.ts';
import { createApiClient } from '#api/transport.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { VisitsContext } from '#components/Dialog/visits.ts';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { createToastQueue } from '#components/Toast/toastQueue.ts';
import { ConfigProvider } from '#config/ConfigProvider.tsx';
import { parseConfig } from '#config/runtimeConfig.ts';
import { demo } from '#mocks/storyDemo.ts';
import { createVisits } from '#navigation/visits.ts';
import { createIdleClock } from '#session/idleClock.ts';
import { SessionProvider, useSession } from '#session/SessionProvider.tsx';
import type { CloseReason } from '#session/session.ts';
import { createSessionStore } from '#session/sessionStore.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { ThemeProvider } from '#theme/ThemeProvider.tsx';
import type { ThemeChoice } from '#theme/themeChoice.ts';
import { instrument } from './testRun/instrument.ts';

/** What a story may ask of the world around its screen. */
export interface StoryWorldOptions {
  /** User of the simulated cooperative who is signed in; `null` for the public screens. */
  socio: string | null;
  /** Address that the router stands at. */
  ruta: string;
  /** The route's own pattern, in the router's notation, for a screen that reads parameters of its address. */
  patron?: string;
  /** Why the last session ended, for the sign-in screen. */
  cierre: CloseReason | null;
  /** What the screen's outlet shows, for the shell. */
  contenido: ReactNode;
  /** Name of the cooperative; the demo's own when null. */
  cooperativa: string | null;
  /** True where the story brings the whole application: then no other world stands around it. */
  aplicacion?: boolean;
}

/** Messages stay while pictures are taken, ms: that takes longer than the three seconds of §9. */
const STANDING_MS = 600_000;

/** Where a story goes when its session ends; fetched only then. */
const Login = lazy(() => import('#screens/login/Login.tsx').then((module) => ({ default: module.Login })));

/** The services of one story: fresh, in memory, wired to the simulated cooperative through the real transport. */
export function createWorld({
  socio,
  cierre,
  cooperativa,
}: Pick<StoryWorldOptions, 'socio' | 'cierre' | 'cooperativa'>) {
  const config = parseConfig({ ...demo.config, cooperativeName: cooperativa ?? demo.config.cooperativeName }, 'http:');
  const storage = { read: () => null, write: () => true, remove: () => undefined };
  const store = createSessionStore({
    vault: {
      key: () => Promise.resolve('historia'),
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    },
    storage,
    tabs: { send: () => undefined, listen: () => undefined },
    idleLimitMs: config.idleTimeoutMs + config.idleCountdownMs,
  });
  const device = { idDispositivo: '00000000-0000-4000-8000-000000000001', modelo: 'Chrome en Windows' };
  const client = createApiClient({
    baseUrl: config.apiUrl,
    cipher: demo.cipher,
    wrapBodies: config.encryption.enabled,
    clientHeaders: createClientHeaders(
      demo.cipher,
      () => device,
      () => UNKNOWN_LOCATION,
    ),
    token: store.token,
    onSessionClosed: (token) => store.closeIfToken(token, 'expired'),
  });
  if (socio !== null || cierre !== null) {
    const opened = demo.signIn(socio ?? 'mfguaman');
    void store.open({
      token: opened.token,
      nombres: opened.nombres,
      apellidoPaterno: opened.apellidoPaterno,
      apellidoMaterno: opened.apellidoMaterno,
      mustChangePassword: opened.cambioClave === 'S',
    });
    if (cierre !== null) store.close(cierre);
  } else void store.restore();
  const idleClock = createIdleClock({
    idleMs: config.idleTimeoutMs,
    countdownMs: config.idleCountdownMs,
    sharedActivity: () => null,
    shareActivity: () => undefined,
  });
  const theme = themeControl();
  return {
    config,
    store,
    client,
    idleClock,
    theme,
    toasts: createToastQueue(instrument()?.photograph ? { durationMs: STANDING_MS } : {}),
    queries: createQueryClient(),
  };
}

/** In the catalogue the toolbar decides the theme; the control in the panel only shows its own choice. */
function themeControl() {
  let choice: ThemeChoice = 'sistema';
  const listeners = new Set<() => void>();
  return {
    choice: () => choice,
    choose(next: ThemeChoice) {
      choice = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The guard of the signed-in area (D-39), without its addresses: sign-in takes the place of a screen whose session has ended. */
function Guard({ children }: { children: ReactNode }) {
  if (useSession() !== null) return children;
  return (
    <Suspense fallback={null}>
      <Login />
    </Suspense>
  );
}

/** Everything that a component or screen of the bank expects around it; nothing around the whole application. */
export function StoryWorld({ options, children }: { options: StoryWorldOptions; children: ReactNode }) {
  return options.aplicacion ? children : <ScreenWorld options={options}>{children}</ScreenWorld>;
}

/** The story as it is now: the router keeps the elements that it was made with, and a control of the catalogue changes what is drawn. */
const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => useContext(StoryContext);

function ScreenWorld({ options, children }: { options: StoryWorldOptions; children: ReactNode }) {
  const [world] = useState(() => createWorld(options));
  const screen = (
    <DialogProvider>
      <CurrentStory />
    </DialogProvider>
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          // The story's element is the layout of every address, so that a link followed in it does not take it away.
          element: options.socio === null ? screen : <Guard>{screen}</Guard>,
          children: [...new Set([options.patron ?? '*', '*'])].map((path) => ({ path, element: options.contenido })),
        },
      ],
      { initialEntries: [options.ruta] },
    ),
  );
  const [visits] = useState(() => createVisits(router));
  return (
    <ConfigProvider config={world.config}>
      <ThemeProvider control={world.theme}>
        <SessionProvider store={world.store} idleClock={world.idleClock}>
          <ApiProvider client={world.client}>
            <QueryClientProvider client={world.queries}>
              <GlobalStyle />
              <ToastProvider queue={world.toasts}>
                <StoryContext value={children}>
                  <VisitsContext value={visits}>
                    <RouterProvider router={router} />
                  </VisitsContext>
                </StoryContext>
              </ToastProvider>
            </QueryClientProvider>
          </ApiProvider>
        </SessionProvider>
      </ThemeProvider>
    </ConfigProvider>
  );
}
