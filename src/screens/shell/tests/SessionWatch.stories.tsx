import { type ReactNode, useEffect, useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { IDLE_COUNTDOWN_MS } from '#domain/constants.ts';
import type { IdleClock, IdlePhase } from '#session/idleClock.ts';
import { SessionProvider, useSessionStore } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { SessionWatch } from '../SessionWatch.tsx';

/** A clock that stands in one phase after its first look until its reset, with so much of the countdown left. */
function standingClock({ phase: start, left, isReloaded }: Situation): IdleClock {
  let phase: IdlePhase = isReloaded ? start : 'active';
  const listeners = new Set<() => void>();
  const enter = (next: IdlePhase): void => {
    phase = next;
    for (const listener of listeners) listener();
  };
  return {
    phase: () => phase,
    isIdle: () => phase === 'countdown' || phase === 'expired',
    idleLeft: () => (isReloaded ? 4_000 : 30_000),
    countdownLeft: () => left,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLoggedIn: () => undefined,
    activity: () => undefined,
    reset: () => enter('active'),
    check: () => enter(start),
  };
}

/** The session of the story's world under a clock of its own; the page behind can set it back. */
function UnderClock({ children, ...situation }: Situation & { children: ReactNode }) {
  const [idleClock] = useState(() => standingClock(situation));
  useEffect(() => idleClock.check(), [idleClock]);
  return (
    <SessionProvider store={useSessionStore()} idleClock={idleClock}>
      <main style={{ minHeight: '100vh', padding: 32 }}>
        <h1>Mis productos</h1>
        <Button variant="secondary" onClick={idleClock.check}>
          Dejar pasar el tiempo
        </Button>
      </main>
      {children}
    </SessionProvider>
  );
}

interface Situation {
  phase: IdlePhase;
  /** What is left of the countdown, ms. */
  left: number;
  /** The page begins in that phase, as after a reload. */
  isReloaded: boolean;
}

const usual: Situation = { phase: 'notice', left: IDLE_COUNTDOWN_MS, isReloaded: false };

const meta = preview.meta({
  title: 'Pantallas/Armazón/Cierre por inactividad',
  args: usual,
  render: (situation: Situation) => (
    <UnderClock {...situation}>
      <SessionWatch />
    </UnderClock>
  ),
  parameters: { mundo: { ruta: '/productos' }, docs: { story: { inline: false, height: '420px' } } },
});

export const Aviso = meta.story({
  name: 'Inactividad: aviso a los 150 segundos',
  play: async () => {
    await screen.findByText('Su sesión se cerrará en 30 segundos por inactividad.', { ignore: '[role="status"]' });
  },
});
export const AvisoAlRecargar = meta.story({
  name: 'Inactividad: aviso al recargar la página, con menos tiempo',
  args: { isReloaded: true },
  play: async () => {
    await screen.findByText('Su sesión se cerrará en menos de 30 segundos por inactividad.', {
      ignore: '[role="status"]',
    });
  },
});
export const Conectado = meta.story({
  name: 'Inactividad: sigue conectado',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir conectado' }));
  },
});
export const CuentaRegresiva = meta.story({
  name: 'Inactividad: cuenta regresiva, 2 segundos',
  args: { phase: 'countdown' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alertdialog', { name: 'Su sesión se cerrará' });
  },
});
export const UltimoSegundo = CuentaRegresiva.extend({
  name: 'Inactividad: cuenta regresiva, último segundo',
  args: { phase: 'countdown', left: 400 },
});
