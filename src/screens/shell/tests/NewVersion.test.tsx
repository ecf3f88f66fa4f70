import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { title } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const TEXT = 'Hay una versión nueva de la banca virtual. Vuelva a cargar la página para continuar.';
const SAID = `espera su turno: ${TEXT}`;
const reload = page.getByRole('button', { name: 'Volver a cargar' });
const signOut = page.getByRole('button', { name: 'Cerrar sesión' }).first();

/** Longer than anything that is said of its own accord waits for. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

let live: ReturnType<typeof hearLiveWords>;
const heard = () => live.heard().filter((words) => words.includes('versión'));
beforeEach(() => {
  live = hearLiveWords();
  onTestFinished(() => live.stop());
});

const openProducts = () => openBank({ route: '/productos', until: title('Mis productos') });

describe('D-73, screens.md A.0 «Accessibility»: a new version is offered and said, once', () => {
  test('when something of the page no longer fits, and not again while dialogs open and close', async () => {
    const bank = await openProducts();
    bank.services.version.tell('replaced');
    await expect.element(reload).toBeVisible();
    await expect.poll(heard).toEqual([SAID]);
    await signOut.click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await quiet();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(reload).toBeVisible();
    await quiet();
    expect(heard()).toEqual([SAID]);
  });

  test('over a dialog, from inside of it', async () => {
    const bank = await openProducts();
    await signOut.click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    bank.services.version.tell('replaced');
    await expect.poll(heard).toEqual([SAID]);
  });

  test('and where a dialog opens in the moment in which it comes', async () => {
    const bank = await openProducts();
    bank.services.version.tell('replaced');
    await signOut.click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(heard).toEqual([SAID]);
    await quiet();
    expect(heard()).toEqual([SAID]);
  });

  test('and where a dialog opens just before the words would have come', async () => {
    const bank = await openProducts();
    bank.services.version.tell('replaced');
    await expect.element(reload).toBeVisible();
    // A busy device: the words are due, and the press is first.
    const until = performance.now() + 400;
    while (performance.now() < until);
    (signOut.element() as HTMLButtonElement).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(heard).toEqual([SAID]);
    await quiet();
    expect(heard()).toEqual([SAID]);
  });

  test('on the sign-in page too', async () => {
    const bank = await openBank({ route: '/login', socio: null, until: page.getByLabelText('Usuario') });
    bank.services.version.tell('replaced');
    await expect.poll(heard).toEqual([SAID]);
  });

  test('calmly on the next page, until something is begun there; a press on the offer begins nothing', async () => {
    const bank = await openProducts();
    bank.services.version.tell('offered');
    await quiet();
    expect(heard()).toEqual([]);
    await bank.go('/garantias');
    await expect.element(reload).toBeVisible();
    await expect.poll(heard).toEqual([SAID]);
    await page.getByText(TEXT).last().click({ force: true });
    await expect.element(reload).toBeVisible();
    await title('Garantías').click();
    await expect.element(reload).not.toBeInTheDocument();
    await bank.go('/productos');
    await expect.element(reload).toBeVisible();
    await expect.poll(heard).toEqual([SAID, SAID]);
  });
});
