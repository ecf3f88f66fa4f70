import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { renderComponent } from '../testRender.tsx';
import { hearLiveWords } from '../transcripts/liveWords.ts';
import { ToastHost } from './ToastHost.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const close = page.getByRole('button', { name: 'Cerrar mensaje' });

let queue: ToastQueue;

beforeEach(() => {
  queue = createToastQueue({ durationMs: 60_000 });
});

const open = () =>
  renderComponent(
    <>
      <ToastHost queue={queue} />
      <button type="button" style={{ marginTop: 600 }}>
        Otra parte
      </button>
    </>,
  );

const leave = () => userEvent.hover(page.getByRole('button', { name: 'Otra parte' }));

describe('toasts on the page (§9, D-43, screens A.0)', () => {
  it('errors interrupt (alert), the rest waits (status)', async () => {
    await open();
    queue.show('error', 'Error');
    queue.show('ok', 'Correcto');
    queue.show('warn', 'Aviso');
    queue.show('info', 'Nota');
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    await expect.poll(() => texts('[role=alert] p')).toEqual(['Error']);
    await expect.poll(() => texts('p[role=status]')).toEqual(['Correcto', 'Aviso', 'Nota']);
  });

  it('they are in a region of their own, which is there only with them', async () => {
    await open();
    const region = page.getByRole('region', { name: 'Mensajes' });
    expect(region.elements()).toEqual([]);
    queue.show('ok', 'Guardado');
    await expect.element(region.getByText('Guardado')).toBeVisible();
    queue.dismiss(queue.toasts()[0]?.id ?? 0);
    await expect.poll(() => region.elements()).toEqual([]);
  });

  it('the pointer pauses and lets go', async () => {
    await open();
    queue.show('ok', 'Guardado');
    await userEvent.hover(page.getByText('Guardado'));
    await expect.poll(queue.paused).toBe(true);
    await leave();
    await expect.poll(queue.paused).toBe(false);
  });

  it('the focus pauses and lets go', async () => {
    await open();
    await leave();
    queue.show('ok', 'Guardado');
    await expect.element(close).toBeVisible();
    (close.element() as HTMLElement).focus();
    await expect.poll(queue.paused).toBe(true);
    (close.element() as HTMLElement).blur();
    await expect.poll(queue.paused).toBe(false);
  });

  it('a pointer that leaves does not end the pause of the focus', async () => {
    await open();
    queue.show('ok', 'Guardado');
    await userEvent.hover(page.getByText('Guardado'));
    (close.element() as HTMLElement).focus();
    await leave();
    await settle();
    expect(queue.paused()).toBe(true);
  });

  it('closing one of several by keyboard lets the others go on', async () => {
    await open();
    await leave();
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    await expect.element(close.first()).toBeVisible();
    (close.first().element() as HTMLElement).focus();
    await expect.poll(queue.paused).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('uno')).not.toBeInTheDocument();
    await expect.poll(queue.paused).toBe(false);
  });

  it('closing the lower one of two by mouse lets the other go on once the pointer is off', async () => {
    await open();
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    await close.last().click();
    await expect.element(page.getByText('dos')).not.toBeInTheDocument();
    await leave();
    await expect.poll(queue.paused).toBe(false);
  });

  it('closing the upper one of two keeps the pause while the pointer is on the other', async () => {
    await open();
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    await close.first().click();
    await expect.element(page.getByText('uno')).not.toBeInTheDocument();
    await settle();
    expect(queue.paused()).toBe(true);
  });

  describe('with the real duration', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      queue = createToastQueue();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('§9: goes after 3000 ms', async () => {
      await open();
      queue.show('ok', 'Guardado');
      await expect.element(page.getByText('Guardado')).toBeVisible();
      vi.advanceTimersByTime(3_000);
      await expect.element(page.getByText('Guardado')).not.toBeInTheDocument();
    });
  });
});

it('a dialog that closes under a pointer that is not heard of again holds no toast: its time goes on (§9)', async () => {
  await renderComponent(<PageWithDialog />);
  await press('Abrir');
  await expect.element(dialog).toBeVisible();
  queue.show('ok', 'Nombre guardado');
  await expect.element(close).toBeVisible();
  page
    .getByText('Nombre guardado')
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(queue.paused).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(queue.paused).toBe(false);
});

/** Longer than anything that is said of its own accord waits for, ms. */
const QUIET_MS = 800;
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

/** A page with a dialog, which ends with its button, and a heading that takes the focus. */
function PageWithDialog({ onSave }: { onSave?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastProvider queue={queue}>
      <main>
        <h1 tabIndex={-1}>Mis productos</h1>
        <button type="button" style={{ marginTop: 300 }} onClick={() => setOpen(true)}>
          Abrir
        </button>
      </main>
      {isOpen && (
        <Dialog labelledBy="nombre" onDismiss={() => setOpen(false)}>
          <h2 id="nombre">Nombre</h2>
          <button
            type="button"
            onClick={() => {
              onSave?.();
              setOpen(false);
            }}
          >
            Guardar
          </button>
        </Dialog>
      )}
    </ToastProvider>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = page.getByRole('dialog');

describe('screens.md A.0 «Accessibility»: what is told is said, once', () => {
  let live: ReturnType<typeof hearLiveWords>;
  beforeEach(() => {
    live = hearLiveWords();
  });
  afterEach(() => live.stop());

  it('the first toast of a page is said, though nothing stood there before it', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'Número copiado');
    await expect.poll(live.heard).toEqual(['espera su turno: Número copiado']);
  });

  it('so is one that a busy device draws late', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'Número copiado');
    queue.show('error', 'Saldo insuficiente.');
    // Nothing is drawn while the script goes on.
    for (const end = performance.now() + 500; performance.now() < end; );
    await expect.poll(live.heard).toEqual(['interrumpe: Saldo insuficiente.', 'espera su turno: Número copiado']);
  });

  it('so are several at once, and the same one shown again', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'Número copiado');
    queue.show('warn', 'Su conexión es inestable');
    queue.show('error', 'Saldo insuficiente.');
    await expect
      .poll(live.heard)
      .toEqual([
        'interrumpe: Saldo insuficiente.',
        'espera su turno: Número copiado',
        'espera su turno: Su conexión es inestable',
      ]);
    // Later than the second press of a double click.
    await new Promise((resolve) => setTimeout(resolve, 500));
    queue.show('ok', 'Número copiado');
    await expect.poll(() => live.heard().slice(3)).toEqual(['espera su turno: Número copiado']);
  });

  it('of a toast its words are said and not the name of its button; the page has them once', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'Número copiado');
    await quiet();
    const regions = [...document.querySelectorAll('[role=status], [aria-live]')];
    expect(regions.map(({ textContent }) => textContent)).toEqual(['Número copiado']);
    expect(page.getByText('Número copiado').elements()).toHaveLength(1);
  });

  it('a dialog that opens or closes does not have a message said again', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'Nombre guardado');
    queue.show('error', 'Saldo insuficiente.');
    const once = ['interrumpe: Saldo insuficiente.', 'espera su turno: Nombre guardado'];
    await expect.poll(live.heard).toEqual(once);
    await press('Abrir');
    await expect.element(dialog).toBeVisible();
    await quiet();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await quiet();
    expect(live.heard()).toEqual(once);
    expect(page.getByText('Nombre guardado').elements()).toHaveLength(1);
  });

  it('neither does one that changes while the toasts wait under the pointer', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'uno');
    queue.pause();
    queue.show('ok', 'Nombre guardado');
    const once = ['espera su turno: uno', 'espera su turno: Nombre guardado'];
    await expect.poll(live.heard).toEqual(once);
    await press('Abrir');
    await expect.element(dialog).toBeVisible();
    await quiet();
    expect(live.heard()).toEqual(once);
  });

  it('over a dialog it is said from inside of it', async () => {
    await renderComponent(<PageWithDialog />);
    await press('Abrir');
    await expect.element(dialog).toBeVisible();
    queue.show('info', 'No hubo ningún débito');
    queue.show('error', 'Saldo insuficiente.');
    await expect
      .poll(live.heard)
      .toEqual(['interrumpe: Saldo insuficiente.', 'espera su turno: No hubo ningún débito']);
  });

  it('what is shown in the moment in which a dialog closes is said', async () => {
    await renderComponent(<PageWithDialog onSave={() => queue.show('ok', 'Nombre guardado')} />);
    await press('Abrir');
    await press('Guardar');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(live.heard).toEqual(['espera su turno: Nombre guardado']);
    await quiet();
    expect(live.heard()).toHaveLength(1);
  });
});

describe('screens.md A.0 «Keyboard»: a toast that is closed does not take the focus with it', () => {
  const focused = () => document.activeElement?.textContent;
  const reach = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();

  it('it goes back to where it came from', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    await expect.element(close.first()).toBeVisible();
    reach('Abrir');
    (close.first().element() as HTMLElement).focus();
    (close.last().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('dos')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('Abrir');
    expect(queue.paused()).toBe(false);
  });

  it('also from the last one', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'uno');
    await expect.element(close).toBeVisible();
    reach('Abrir');
    await userEvent.keyboard('{Tab}');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(close).not.toBeInTheDocument();
    await expect.poll(focused).toBe('Abrir');
  });

  it('also when it was closed by mouse', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'uno');
    reach('Abrir');
    await close.click();
    await expect.element(close).not.toBeInTheDocument();
    await expect.poll(focused).toBe('Abrir');
  });

  it('where that has gone, to the next toast, and that one waits', async () => {
    await renderComponent(<PageWithDialog />);
    const gone = document.createElement('button');
    document.body.append(gone);
    queue.show('ok', 'uno');
    queue.show('ok', 'dos');
    await expect.element(close.first()).toBeVisible();
    gone.focus();
    (close.first().element() as HTMLElement).focus();
    gone.remove();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('uno')).not.toBeInTheDocument();
    await expect.element(close).toHaveFocus();
    expect(queue.paused()).toBe(true);
  });

  it('where there is none, to the page’s heading', async () => {
    await renderComponent(<PageWithDialog />);
    queue.show('ok', 'uno');
    await close.click();
    await expect.element(close).not.toBeInTheDocument();
    await expect.poll(focused).toBe('Mis productos');
  });

  it('or to the uppermost dialog', async () => {
    await renderComponent(<PageWithDialog />);
    await press('Abrir');
    queue.show('ok', 'uno');
    await expect.element(close).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await close.click();
    await expect.element(close).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('DIALOG');
  });
});
