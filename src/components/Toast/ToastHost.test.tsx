import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { ToastHost } from './ToastHost.tsx';
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
    const texts = (role: string) =>
      [...document.querySelectorAll(`[role=${role}] p`)].map(({ textContent }) => textContent);
    await expect.poll(() => texts('alert')).toEqual(['Error']);
    expect(texts('status')).toEqual(['Correcto', 'Aviso', 'Nota']);
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
