import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import type { Stage } from '#testing/storyStage.tsx';
import { AccountSelector } from '../AccountSelector/AccountSelector.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { PinDialog } from '../PinDialog/PinDialog.tsx';
import { besideFocusGuards, inRoom } from '../storyRoom.tsx';
import { ToastHost } from '../Toast/ToastHost.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { ControlBoard, StateBoard } from './boards.tsx';
import { computedColour, contrastIsTheMembers, hasFocusLine, isForced, isOutlined, looksOf } from './forcedColours.ts';
import { MovingThings, moveEverything } from './moving.tsx';

/** Chromatic's own names; the runner of the stories emulates the same media. */
const forced = {
  chromatic: { forcedColors: 'active' },
  a11y: { context: 'body', config: { rules: [...besideFocusGuards.config.rules, contrastIsTheMembers] } },
};

const meta = preview.meta({
  title: 'Fundamentos/Accesibilidad',
  component: ControlBoard,
  decorators: [inRoom],
});

/** Two elements of one kind, one of which is in a state that the other is not in, must not look the same. */
async function expectTold(one: Element | null | undefined, other: Element | null | undefined): Promise<void> {
  if (!one || !other) throw new Error('Falta uno de los dos estados que se comparan');
  await expect(looksOf(one)).not.toBe(looksOf(other));
}

/** Goes through the page with Tab, and every stop must show that it has the focus. */
async function expectFocusSeen({ userEvent }: Pick<Stage, 'userEvent'>, stops: number): Promise<void> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused === document.body) break;
    if (!hasFocusLine(focused)) unseen.push(focused.outerHTML.slice(0, 120));
  }
  await expect(unseen).toEqual([]);
}

export const Controles = meta.story({
  name: 'Colores forzados: controles',
  parameters: forced,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!isForced()) return;
    const controls = [...canvasElement.querySelectorAll('button, input, select')];
    await expect(controls.filter((control) => !isOutlined(control)).map(({ outerHTML }) => outerHTML)).toEqual([]);

    const label = (name: string | RegExp) => canvas.getByRole('radio', { name }).closest('label');
    await expectTold(label(/^Pago total/), label(/^Pago mínimo/));
    await expectTold(label('30 días'), label('90 días'));
    await expectTold(label('Todas'), label('Luz'));
    await expectTold(canvas.getByRole('tab', { name: 'Mis datos' }), canvas.getByRole('tab', { name: 'Mis cupos' }));
    const track = (name: string) => canvas.getByRole('switch', { name }).parentElement;
    await expectTold(track('Interruptor encendido'), track('Interruptor apagado'));

    const grey = computedColour('GrayText');
    for (const name of ['Inactivo', 'Bloqueado']) {
      await expect(getComputedStyle(canvas.getByRole('button', { name })).color).toBe(grey);
      await expect(getComputedStyle(canvas.getByRole('button', { name })).borderTopColor).toBe(grey);
    }
    await expect(getComputedStyle(canvas.getByLabelText('Celular')).color).toBe(grey);
    const box = (name: string) => canvas.getByLabelText(name).parentElement;
    await expectTold(box('Marcado'), box('Usuario'));
    await expectTold(box('Celular'), box('Usuario'));

    await expectFocusSeen({ userEvent }, controls.length);
  },
});

export const Estados = meta.story({
  name: 'Colores forzados: estados, gráficos y tarjetas',
  parameters: forced,
  render: () => <StateBoard />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviando' }).children).toHaveLength(1));
    if (!isForced()) return;
    for (const list of canvas.getAllByRole('list', { name: 'Pasos' })) {
      const [done, current, pending] = [...list.children].map(({ firstElementChild }) => firstElementChild);
      await expectTold(current, pending);
      // What is done has a mark in place of its number.
      await expect(done?.querySelector('svg')).not.toBeNull();
    }
    const ring = canvas.getByRole('button', { name: 'Enviando' }).firstElementChild;
    const { borderTopColor, borderBottomColor } = getComputedStyle(ring ?? canvasElement);
    await expect(borderTopColor).not.toBe(borderBottomColor);
    const bar = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].find((one) => one.children.length === 24);
    await expectTold(bar?.children[0], bar?.children[23]);
    await expectTold(bar?.children[0], bar?.children[8]);
  },
});

/** A queue whose time stands still. */
function stillQueue() {
  const queue = createToastQueue();
  queue.show('ok', specTexts.misDatos.saved);
  queue.show('error', specTexts.validation.invalidForm);
  queue.pause();
  return { ...queue, resume: () => undefined };
}

function DialogWithToasts() {
  const [queue] = useState(stillQueue);
  return (
    <>
      <ConfirmDialog
        icon={LogOut}
        title={specTexts.profilePanel.logoutQuestion}
        confirmLabel="Cerrar sesión"
        onResult={fn()}
      />
      <ToastHost queue={queue} />
    </>
  );
}

export const DialogoYMensajes = meta.story({
  name: 'Colores forzados: diálogo y mensajes emergentes',
  parameters: { ...forced, docs: { story: { inline: false, height: '420px' } } },
  render: () => <DialogWithToasts />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await screen.findAllByRole('button', { name: 'Cerrar mensaje' });
    if (!isForced()) return;
    // The first frame of each may still be to come.
    const polite = () => screen.getByRole('status').parentElement ?? dialog;
    const entering = () => [dialog.firstElementChild ?? dialog, polite(), screen.getByRole('alert')];
    await waitFor(() => expect(entering().map(isOutlined)).toEqual([true, true, true]));
    await expectFocusSeen({ userEvent }, 4);
  },
});

export const Codigo = meta.story({
  name: 'Colores forzados: código de confirmación rechazado',
  parameters: { ...forced, docs: { story: { inline: false, height: '620px' } } },
  render: () => (
    <PinDialog
      elapsedSource={() => 18_000}
      onClose={fn()}
      onSubmit={() =>
        Promise.resolve({
          accepted: false,
          messages: [specTexts.validation.invalidForm],
          clearDigits: true,
          final: false,
        })
      }
    />
  ),
  play: async ({ userEvent }) => {
    const plain = looksOf(screen.getByLabelText('Dígito 6 de 6'));
    await userEvent.click(screen.getByLabelText('Dígito 1 de 6'));
    await userEvent.paste('482190');
    await userEvent.click(screen.getByRole('button', { name: specTexts.pin.submit }));
    await screen.findByText(specTexts.validation.invalidForm);
    if (!isForced()) return;
    await expect(looksOf(screen.getByLabelText('Dígito 6 de 6'))).not.toBe(plain);
    await expect(hasFocusLine(screen.getByLabelText('Dígito 1 de 6'))).toBe(true);
  },
});

export const Lista = meta.story({
  name: 'Colores forzados: lista de cuentas abierta',
  parameters: { ...forced, docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <AccountSelector
      label="Cuenta de origen"
      state={{
        kind: 'ready',
        accounts: [
          { number: '010201004871', description: 'Ahorro a la vista', availableCents: 2_846_37 },
          { number: '010201012604', description: 'Ahorro negocio', availableCents: 1_238_90 },
          { number: '010201009356', description: 'Ahorro programado', availableCents: 0 },
        ],
      }}
      value="010201004871"
      onChange={fn()}
      onRetry={fn()}
      hideBalances={false}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cuenta de origen' }));
    const list = await screen.findByRole('listbox');
    const [chosen, highlighted, plain] = screen.getAllByRole('option');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted).toHaveAttribute('data-highlighted'));
    if (!isForced()) return;
    await expect(isOutlined(list)).toBe(true);
    await expectTold(highlighted, plain);
    // What is chosen has a mark of its own, which is no background.
    await expect(chosen?.querySelectorAll('svg').length).not.toBe(plain?.querySelectorAll('svg').length);
  },
});

/** The same things twice: here they move, so that the next story shows something. A moving picture is no picture to compare. */
export const EnMovimiento = meta.story({
  name: 'Movimiento: lo que se mueve',
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  render: () => <MovingThings />,
  play: moveEverything,
});

export const SinMovimiento = EnMovimiento.extend({
  name: 'Movimiento reducido: nada se mueve',
  parameters: { chromatic: { prefersReducedMotion: 'reduce', disableSnapshot: false } },
});
