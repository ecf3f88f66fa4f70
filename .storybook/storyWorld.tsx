import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#api/query.ts';
import { Providers } from '#app/Providers.tsx';
import { createServices } from '#app/services.ts';
import { stillPorts } from '#app/stillPorts.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { parseConfig } from '#config/runtimeConfig.ts';
import { demo } from '#mocks/storyDemo.ts';
import { LeaveGuards } from '#navigation/LeaveGuards.tsx';
import { createVisits } from '#navigation/visits.ts';
import { LoadingPage } from '#screens/shell/LoadingPage.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import type { CloseReason } from '#session/session.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
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
  /** An address whose page's code never comes. */
  enCamino?: string;
  /** What the screen's outlet shows, for the shell. */
  contenido: ReactNode;
  /** Name of the cooperative; the demo's own when null. */
  cooperativa: string | null;
  /** True where the story brings the whole application: then no other world stands around it. */
  aplicacion?: boolean;
}

/**
 * How long messages stay and answers are awaited while pictures are taken, ms: on a busy machine that takes longer than the three seconds
 * of §9, and than the transport waits for an answer that never comes.
 */
const STANDING_MS = 600_000;

/** Where a story goes when its session ends; fetched only then. */
const Login = lazy(() => import('#screens/login/Login.tsx').then((module) => ({ default: module.Login })));

/** The one device that the simulated cooperative's stories are told from. */
const DEVICE = ['bv.dispositivo', '00000000-0000-4000-8000-000000000001'] as const;

/** The services of one story: fresh, in memory, wired to the simulated cooperative through the real transport. */
export function createWorld({
  socio,
  cierre,
  cooperativa,
}: Pick<StoryWorldOptions, 'socio' | 'cierre' | 'cooperativa'>) {
  const config = parseConfig({ ...demo.config, cooperativeName: cooperativa ?? demo.config.cooperativeName }, 'http:');
  const standing = instrument()?.photograph ? { timeLimitMs: STANDING_MS, toasts: { durationMs: STANDING_MS } } : {};
  const services = createServices(config, { ...stillPorts([DEVICE]), ...standing });
  const { store } = services;
  if (socio !== null || cierre !== null) {
    void store.open(sessionOf(socio ?? undefined));
    if (cierre !== null) store.close(cierre);
  } else void store.restore();
  return { config, services, theme: themeControl() };
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
  const [{ config, services, theme }] = useState(() => createWorld(options));
  const [queries] = useState(createQueryClient);
  const screen = (
    <LeaveGuards>
      <DialogProvider>
        <LoadingPage />
        <CurrentStory />
      </DialogProvider>
    </LeaveGuards>
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          // The story's element is the layout of every address, so that a link followed in it does not take it away.
          element: options.socio === null ? screen : <Guard>{screen}</Guard>,
          children: [
            ...[...new Set([options.patron ?? '*', '*'])].map((path) => ({ path, element: options.contenido })),
            ...(options.enCamino ? [{ path: options.enCamino, lazy: () => new Promise<never>(() => undefined) }] : []),
          ],
        },
      ],
      { initialEntries: [options.ruta] },
    ),
  );
  const [visits] = useState(() => createVisits(router));
  return (
    <Providers config={config} services={services} theme={theme} visits={visits}>
      <QueryClientProvider client={queries}>
        <GlobalStyle />
        <StoryContext value={children}>
          <RouterProvider router={router} />
        </StoryContext>
      </QueryClientProvider>
    </Providers>
  );
}
