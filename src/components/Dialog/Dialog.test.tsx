import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { useConfirm } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogProvider } from './DialogProvider.tsx';

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const focusedText = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/** A page with a button that opens a dialog, and a dialog that can open a second one. */
function Page({ tall = false }: { tall?: boolean }) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Abrir</Button>
      <Button>Detrás</Button>
      {open >= 1 && (
        <Dialog labelledBy="uno" dismissLabel="Cerrar" onDismiss={() => setOpen(0)}>
          <h2 id="uno">Primero</h2>
          {tall && <div style={{ height: 900 }}>Contenido alto</div>}
          <Button onClick={() => setOpen(2)}>Abrir otro</Button>
          <Button>Aceptar</Button>
        </Dialog>
      )}
      {open >= 2 && (
        <Dialog labelledBy="dos" onDismiss={() => setOpen(1)}>
          <h2 id="dos">Segundo</h2>
          <Button>Entendido</Button>
        </Dialog>
      )}
    </>
  );
}

const first = page.getByRole('dialog', { name: 'Primero' });
const second = page.getByRole('dialog', { name: 'Segundo' });

describe('dialog (§9, DESIGN.md «Modal»)', () => {
  it('takes the focus, keeps it in a ring and gives it back', async () => {
    await renderComponent(<Page />);
    await button('Abrir').click();
    await expect.element(first).toBeVisible();
    await expect.poll(focusedText).toBe('Abrir otro');
    const visited: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      visited.push(focusedText());
    }
    expect(visited).toEqual(['Aceptar', 'Cerrar', 'Abrir otro', 'Aceptar']);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(focusedText()).toBe('Cerrar');
    await userEvent.keyboard('{Enter}');
    await expect.element(first).not.toBeInTheDocument();
    expect(focusedText()).toBe('Abrir');
  });

  it('screens.md A.0 «Keyboard»: Tab comes to all that the browser gives the focus to, and to nothing that is folded away', async () => {
    await renderComponent(
      <Dialog labelledBy="ayuda" dismissLabel="Cerrar" onDismiss={() => undefined}>
        <h2 id="ayuda">Ayuda</h2>
        <Disclosure summary="¿Dónde está?">
          <Button>Llamar</Button>
        </Disclosure>
        <Button>Enviar</Button>
        <div style={{ height: 40, overflow: 'auto' }}>
          <p style={{ height: 200 }}>Contrato</p>
        </div>
        <div contentEditable suppressContentEditableWarning>
          Nota
        </div>
        <Disclosure summary="¿Y si no llega?">
          <Button>Escribir</Button>
        </Disclosure>
      </Dialog>,
    );
    const from = (name: string) => (button(name).element() as HTMLElement).focus();
    const visits = async (keys: string, steps: number) => {
      const visited: unknown[] = [];
      for (let step = 0; step < steps; step += 1) {
        await userEvent.keyboard(keys);
        visited.push(focusedText());
      }
      return visited;
    };
    from('Enviar');
    const ring = ['Contrato', 'Nota', '¿Y si no llega?', 'Cerrar', '¿Dónde está?', 'Enviar'];
    expect(await visits('{Tab}', 6)).toEqual(ring);
    expect(await visits('{Shift>}{Tab}{/Shift}', 6)).toEqual([...ring.slice(0, -1).reverse(), 'Enviar']);
    await page.getByText('¿Y si no llega?').click();
    from('Enviar');
    expect(await visits('{Tab}', 5)).toEqual(['Contrato', 'Nota', '¿Y si no llega?', 'Escribir', 'Cerrar']);
  });

  it('Escape closes only the top one of two, and the focus goes back step by step', async () => {
    await renderComponent(<Page />);
    await button('Abrir').click();
    await button('Abrir otro').click();
    await expect.element(second).toBeVisible();
    await expect.poll(focusedText).toBe('Entendido');
    await userEvent.keyboard('{Escape}');
    await expect.element(second).not.toBeInTheDocument();
    await expect.element(first).toBeVisible();
    expect(focusedText()).toBe('Abrir otro');
    await userEvent.keyboard('{Escape}');
    await expect.element(first).not.toBeInTheDocument();
    expect(focusedText()).toBe('Abrir');
  });

  it('Escape that is still held down once the top one is gone leaves the other open; pressed anew, it closes it', async () => {
    await renderComponent(<Page />);
    await button('Abrir').click();
    await button('Abrir otro').click();
    await expect.poll(focusedText).toBe('Entendido');
    const escape = (repeat: boolean) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', repeat, bubbles: true, cancelable: true }),
      );
    escape(false);
    await expect.element(second).not.toBeInTheDocument();
    expect(focusedText()).toBe('Abrir otro');
    // False: the key was kept from the browser too, which would close the dialog.
    expect(escape(true)).toBe(false);
    await settle();
    await expect.element(first).toBeVisible();
    escape(false);
    await expect.element(first).not.toBeInTheDocument();
  });

  it('§4: a click on the backdrop does nothing', async () => {
    await renderComponent(<Page />);
    await button('Abrir').click();
    await first.click({ position: { x: 5, y: 5 } });
    await settle();
    await expect.element(first).toBeVisible();
  });

  it('what stands behind can neither be clicked nor reached', async () => {
    await renderComponent(<Page />);
    await button('Abrir').click();
    await expect.element(first).toBeVisible();
    const behind = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Detrás');
    behind?.focus();
    expect(document.activeElement).not.toBe(behind);
  });

  it('§9: is 520 px wide, and on a 320 by 400 window it fits the width and scrolls inside', async () => {
    await renderComponent(<Page tall />);
    await button('Abrir').click();
    await expect.element(first).toBeVisible();
    const dialog = first.element() as HTMLDialogElement;
    expect(dialog.firstElementChild?.getBoundingClientRect().width).toBe(520);
    await page.viewport(320, 400);
    await expect.poll(() => dialog.clientHeight).toBe(400);
    expect(dialog.scrollWidth).toBe(320);
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    // The first line is reachable: a centred dialog that is too tall must not be cut at the top.
    dialog.scrollTop = 0;
    await expect.poll(() => dialog.firstElementChild?.getBoundingClientRect().top).toBe(16);
    await button('Aceptar').click();
    expect(dialog.scrollTop).toBeGreaterThan(0);
  });
});

describe('a dialog that refuses to be dismissed, such as a form with what was typed', () => {
  /** Asks with a second dialog, where there is something to lose. */
  function Guarded({ onDismiss }: { onDismiss: () => void }) {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Dialog labelledBy="uno" onDismiss={onDismiss}>
          <h2 id="uno">Primero</h2>
          <Button onClick={() => setAsks(true)}>Abrir otro</Button>
          <Button>Aceptar</Button>
        </Dialog>
        {asks && (
          <Dialog labelledBy="dos" onDismiss={() => setAsks(false)}>
            <h2 id="dos">Segundo</h2>
            <Button>Entendido</Button>
            <Button>Seguir</Button>
          </Dialog>
        )}
      </>
    );
  }
  const elementOf = (dialog: typeof first) => dialog.element() as HTMLDialogElement;
  const isModal = (dialog: typeof first) => elementOf(dialog).matches(':modal');

  it('stays open however often Escape is pressed while nothing has the focus, and hears each', async () => {
    const onDismiss = vi.fn();
    await renderComponent(<Guarded onDismiss={onDismiss} />);
    await button('Aceptar').click();
    (document.activeElement as HTMLElement).blur();
    for (let times = 1; times <= 3; times += 1) {
      await userEvent.keyboard('{Escape}');
      await settle();
      expect(onDismiss).toHaveBeenCalledTimes(times);
      expect(isModal(first)).toBe(true);
    }
  });

  it('while nothing has the focus, Escape dismisses the upper one alone', async () => {
    const onDismiss = vi.fn();
    await renderComponent(<Guarded onDismiss={onDismiss} />);
    await button('Abrir otro').click();
    await button('Seguir').click();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect.element(second).not.toBeInTheDocument();
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('is shown again when the browser closes it, with the focus where it was', async () => {
    await renderComponent(<Guarded onDismiss={() => undefined} />);
    await button('Aceptar').click();
    elementOf(first).close();
    await expect.poll(() => isModal(first)).toBe(true);
    expect(focusedText()).toBe('Aceptar');
  });

  it('when it is closed below another, that one is the upper one still', async () => {
    await renderComponent(<Guarded onDismiss={() => undefined} />);
    const below = elementOf(first);
    await button('Abrir otro').click();
    await button('Seguir').click();
    below.close();
    await expect.poll(() => below.open).toBe(true);
    expect(focusedText()).toBe('Seguir');
    await button('Entendido').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(second).not.toBeInTheDocument();
    expect(isModal(first)).toBe(true);
    expect(focusedText()).toBe('Abrir otro');
  });
});

describe('dialogs as promises (conventions.md «Components and screens» 5)', () => {
  const answers: boolean[] = [];

  beforeEach(() => {
    answers.length = 0;
  });

  function Asking({ destructive = false }: { destructive?: boolean }) {
    const confirm = useConfirm();
    const ask = async () => {
      answers.push(
        await confirm({
          icon: destructive ? Trash2 : LogOut,
          title: 'Desea cerrar la sesión?',
          text: 'Tendrá que ingresar otra vez.',
          confirmLabel: 'Cerrar sesión',
          destructive,
        }),
      );
    };
    return <Button onClick={() => void ask()}>Preguntar</Button>;
  }

  it('yes, no and Escape', async () => {
    await renderComponent(
      <DialogProvider>
        <Asking />
      </DialogProvider>,
    );
    await button('Preguntar').click();
    await button('Cerrar sesión').click();
    await button('Preguntar').click();
    await button('Cancelar').click();
    await button('Preguntar').click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => answers).toEqual([true, false, false]);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('§9: 416 px, described by its text; a destructive one starts on cancel', async () => {
    await renderComponent(
      <DialogProvider>
        <Asking destructive />
      </DialogProvider>,
    );
    await button('Preguntar').click();
    const dialog = page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
    await expect.element(dialog).toHaveAccessibleDescription('Tendrá que ingresar otra vez.');
    expect(dialog.element().firstElementChild?.getBoundingClientRect().width).toBe(416);
    await expect.element(button('Cancelar')).toHaveFocus();
  });

  it('a double click on the answer settles once', async () => {
    await renderComponent(
      <DialogProvider>
        <Asking />
      </DialogProvider>,
    );
    await button('Preguntar').click();
    const yes = button('Cerrar sesión').element() as HTMLButtonElement;
    yes.click();
    yes.click();
    await settle();
    expect(answers).toEqual([true]);
  });

  it('screens.md A.0 «Double-submission protection»: what began before it opened answers nothing', async () => {
    await renderComponent(
      <DialogProvider>
        <Asking />
      </DialogProvider>,
    );
    await button('Preguntar').click();
    const yes = button('Cerrar sesión').element();
    const press = (clicks: number) => yes.dispatchEvent(new MouseEvent('click', { detail: clicks, bubbles: true }));
    const hold = () =>
      yes.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }));
    press(2);
    expect(hold()).toBe(false);
    await settle();
    expect(answers).toEqual([]);
    press(1);
    await expect.poll(() => answers).toEqual([true]);
  });

  it('a double click that begins in it is its own', async () => {
    const onClick = vi.fn();
    await renderComponent(
      <Dialog labelledBy="doble" onDismiss={() => undefined}>
        <h2 id="doble">Doble</h2>
        <Button onClick={onClick}>Sumar</Button>
      </Dialog>,
    );
    await button('Sumar').dblClick();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('one that opened over another gives the focus back to where that one had it from, where that one has gone meanwhile', async () => {
    function Both() {
      const [open, setOpen] = useState<readonly string[]>([]);
      const close = (name: string) => setOpen((before) => before.filter((one) => one !== name));
      return (
        <>
          <Button onClick={() => setOpen(['uno'])}>Abrir</Button>
          {open.includes('uno') && (
            <Dialog labelledBy="uno" onDismiss={() => close('uno')}>
              <h2 id="uno">Primero</h2>
              <Button onClick={() => setOpen(['uno', 'dos'])}>Abrir otro</Button>
            </Dialog>
          )}
          {open.includes('dos') && (
            <Dialog labelledBy="dos" onDismiss={() => close('dos')}>
              <h2 id="dos">Segundo</h2>
              <Button onClick={() => close('uno')}>Quitar el primero</Button>
              <Button onClick={() => close('dos')}>Cerrar este</Button>
            </Dialog>
          )}
        </>
      );
    }
    await renderComponent(<Both />);
    await button('Abrir').click();
    await button('Abrir otro').click();
    await button('Quitar el primero').click();
    await expect.element(first).not.toBeInTheDocument();
    await button('Cerrar este').click();
    await expect.element(second).not.toBeInTheDocument();
    await expect.element(button('Abrir')).toHaveFocus();
  });

  it('a dialog taken away with its screen (sign-out) answers no', async () => {
    const screen = await renderComponent(
      <DialogProvider>
        <Asking />
      </DialogProvider>,
    );
    await button('Preguntar').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await screen.unmount();
    await expect.poll(() => answers).toEqual([false]);
  });
});

describe('toasts above a dialog (conventions.md «Components and screens» 5)', () => {
  function Telling() {
    const toast = useToast();
    return (
      <Dialog labelledBy="titulo" onDismiss={() => undefined}>
        <h2 id="titulo">Diálogo</h2>
        <Button onClick={() => toast.error('Saldo insuficiente.')}>Enviar</Button>
      </Dialog>
    );
  }

  it('stay visible and can be closed by mouse and keyboard', async () => {
    const queue = createToastQueue({ durationMs: 60_000 });
    const showAgain = vi.fn(() => queue.show('error', 'Saldo insuficiente.'));
    await renderComponent(
      <ToastProvider queue={queue}>
        <Telling />
      </ToastProvider>,
    );
    await button('Enviar').click();
    await expect.element(page.getByRole('alert').getByText('Saldo insuficiente.')).toBeVisible();
    await button('Cerrar mensaje').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    showAgain();
    await expect.element(page.getByRole('alert')).toBeVisible();
    (button('Enviar').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Cerrar mensaje')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Enviar')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('one that is showing when a dialog opens moves above it, and back when it closes', async () => {
    const queue = createToastQueue({ durationMs: 60_000 });
    await renderComponent(
      <ToastProvider queue={queue}>
        <Page />
      </ToastProvider>,
    );
    const toast = page.getByText('Guardado', { exact: true });
    queue.show('ok', 'Guardado');
    await expect.element(page.getByRole('status')).toBeVisible();
    await button('Abrir').click();
    await expect.poll(() => first.element().contains(toast.element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(first).not.toBeInTheDocument();
    await button('Cerrar mensaje').click();
    await expect.element(toast).not.toBeInTheDocument();
  });
});
