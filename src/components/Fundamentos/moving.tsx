import type { StoryContext } from '@storybook/react-vite';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { specTexts } from '#domain/specTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { SideSheet } from '../SideSheet/SideSheet.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Column } from '../storyRoom.tsx';
import { ToastHost } from '../Toast/ToastHost.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { isMotionReduced } from './forcedColours.ts';

/** Everything of the bank that moves, each thing with what sets it going. */
export function MovingThings() {
  // Long enough that no message leaves while the story is looked at.
  const [queue] = useState(() => createToastQueue({ durationMs: 600_000 }));
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const [isOn, setIsOn] = useState(false);
  const close = () => setOpen(null);
  return (
    <Column>
      <Skeleton $width="15rem" $height="1.25rem" />
      <Button loading>Enviando</Button>
      <Button variant="secondary" onClick={() => queue.show('ok', specTexts.misDatos.saved)}>
        Mostrar mensaje
      </Button>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Abrir diálogo
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Abrir hoja
      </Button>
      <Switch label="Ocultar saldos" checked={isOn} onChange={setIsOn} />
      <Disclosure summary="¿Cómo cambio mi contraseña?">En Configuración.</Disclosure>
      {open === 'dialog' && (
        <ConfirmDialog
          icon={LogOut}
          title={specTexts.profilePanel.logoutQuestion}
          confirmLabel="Cerrar sesión"
          onResult={close}
        />
      )}
      {open === 'sheet' && (
        <SideSheet label="Hoja de ejemplo" side="end" width="280px" onClose={close}>
          <Column style={{ height: '100%', padding: 24, background: 'var(--surface-panel)' }}>
            <Button variant="secondary" onClick={close}>
              Cerrar hoja
            </Button>
          </Column>
        </SideSheet>
      )}
      <ToastHost queue={queue} />
    </Column>
  );
}

/** Longest change of opacity that is left to who has asked for less motion, ms (DESIGN.md §4 «Motion»). */
const LONGEST_STILL_MS = 100;

/** Properties that this animation changes before the eye; none when it is too short to be seen or goes by steps. */
function changedBy(animation: Animation): string[] {
  const effect = animation.effect;
  if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) <= LONGEST_STILL_MS) return [];
  const frames = effect.getKeyframes();
  if (frames.some(({ easing }) => easing.startsWith('steps('))) return [];
  const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  return frames.flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name)));
}

/** Notes what changes before the eye from now on, as `translate`, `opacity`, until it is told to stop. */
function watchMotion(): { seen: ReadonlySet<string>; stop: () => void } {
  const seen = new Set<string>();
  let frame = 0;
  const note = (): void => {
    for (const animation of document.getAnimations()) for (const name of changedBy(animation)) seen.add(name);
  };
  const look = (): void => {
    note();
    frame = requestAnimationFrame(look);
  };
  look();
  // A busy machine may leave out every frame of a short one: it begins where the page changes, and says so itself.
  const changes = new MutationObserver(note);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const begins = ({ target, propertyName, pseudoElement }: TransitionEvent): void => {
    if (!(target instanceof Element)) return;
    const durations = getComputedStyle(target, pseudoElement).transitionDuration.split(',').map(parseFloat);
    if (Math.max(...durations) * 1000 > LONGEST_STILL_MS) seen.add(propertyName);
  };
  document.addEventListener('transitionrun', begins);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('transitionrun', begins);
  };
  return { seen, stop };
}

const nextFrames = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
};

/** What moves while `act` is done and right after: exactly `moved` to most members, nothing for who has asked for less motion. */
async function expectMotion(act: () => Promise<unknown>, moved: readonly string[]): Promise<void> {
  const motion = watchMotion();
  try {
    await act();
    await nextFrames();
    if (isMotionReduced()) await expect([...motion.seen]).toEqual([]);
    else await waitFor(() => expect([...motion.seen]).toEqual(expect.arrayContaining([...moved])));
  } finally {
    motion.stop();
  }
}

/** Sets everything of {@link MovingThings} going, one thing after the other; the messages last, for a dialog draws them anew. */
export async function moveEverything({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const busy = canvas.getByRole('button', { name: 'Enviando' });
  await expectMotion(() => waitFor(() => expect(busy.children).toHaveLength(1)), ['opacity', 'transform']);
  await expectMotion(() => press('Abrir diálogo'), ['translate']);
  await press('Cancelar');
  await expectMotion(() => press('Abrir hoja'), ['translate']);
  await press('Cerrar hoja');
  await expectMotion(() => userEvent.click(canvas.getByRole('switch')), ['translate']);
  await expectMotion(() => userEvent.click(canvas.getByText('¿Cómo cambio mi contraseña?')), ['rotate']);
  await expectMotion(() => press('Mostrar mensaje'), ['translate', 'scale']);
}
