import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { cambiarClave } from '#api/contract/credenciales.ts';
import { hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { ChangeWatchContext } from './ChangeWatchContext.ts';
import { useCalmReload } from './useCalmReload.ts';

startEachTestFresh();

const button = page.getByRole('button', { name: 'Volver a cargar' });

/** The press, under a watch that is told by hand. */
async function openPress(isChanging: () => boolean) {
  const reload = vi.fn();
  function Press() {
    const { isWaiting, ask } = useCalmReload(reload);
    return (
      <button type="button" onClick={ask} aria-busy={isWaiting}>
        Volver a cargar
      </button>
    );
  }
  await render(
    <ChangeWatchContext value={{ isChanging }}>
      <Press />
    </ChangeWatchContext>,
  );
  return reload;
}

describe('D-73: a reload that is asked for takes no answer away', () => {
  test('where nothing is under way it comes at once', async () => {
    const reload = await openPress(() => false);
    await button.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('while a call that changes state has no answer the press is kept, and says so; the reload comes after it', async () => {
    let underWay = true;
    const reload = await openPress(() => underWay);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    // Longer than two looks.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(reload).not.toHaveBeenCalled();
    underWay = false;
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  test('once it has come it is not asked for again by itself: who stays, before a form that is not sent, is left in peace', async () => {
    let underWay = true;
    const reload = await openPress(() => underWay);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    underWay = false;
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    // Longer than three looks.
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(reload).toHaveBeenCalledOnce();
    // The next press is as good as the first.
    await button.click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('a second call that follows on the first is waited for, too', async () => {
    let looks = 0;
    // One look finds none, between the two.
    const reload = await openPress(() => [true, true, false, true, true][looks++] ?? false);
    await button.click();
    await expect.poll(() => looks, { timeout: 5_000 }).toBeGreaterThan(4);
    expect(reload).not.toHaveBeenCalled();
    await expect.poll(() => reload.mock.calls.length, { timeout: 5_000 }).toBe(1);
  });

  test('the offer of a new version says that it waits for what is being sent', async () => {
    hold(cambiarClave);
    const bank = await openBank({ route: '/productos', socio: 'jcloja' });
    for (const [name, text] of [
      ['Contraseña Actual', 'Temporal1'],
      ['Nueva Contraseña', 'Quebrada2027'],
      ['Confirmar Contraseña', 'Quebrada2027'],
    ] as const)
      await page.getByLabelText(name, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
    await expect.poll(() => bank.countOf(cambiarClave)).toBe(1);
    bank.services.version.tell('replaced');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    // Before the answer comes, which would load this page anew.
    await cleanup();
  });
});
