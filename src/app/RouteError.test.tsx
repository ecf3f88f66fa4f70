import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { generar } from '#api/contract/tokens.ts';
import { main, title } from '#testing/locators.ts';
import { hold, openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';
import { errorCodeOf } from './errorCode.ts';
import { memberScreens } from './memberScreens.ts';
import { openScreens } from './openScreens.ts';

startEachTestFresh();

/** As a browser says that a file did not come. */
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/Pagina-1.js');

/** A call that changes state, without its answer until what it returns is called. */
function startChange({ services }: TestBank): () => void {
  const release = hold(generar);
  void services.client.call(generar, { body: {} }).catch(() => undefined);
  return release;
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

/** How often the page was to be loaded anew. It is not done: it would take the test away. */
let reloads = 0;

beforeEach(() => {
  setOnline(false);
  // A moment ago the page was reloaded by itself.
  sessionStorage.setItem('bv.recarga', String(Date.now()));
  reloads = 0;
  const keepPage = (event: NavigateEvent): void => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    reloads += 1;
  };
  navigation.addEventListener('navigate', keepPage);
  onTestFinished(() => navigation.removeEventListener('navigate', keepPage));
});
afterEach(() => sessionStorage.removeItem('bv.recarga'));

test.each([
  ['inside the shell', () => vi.spyOn(memberScreens, 'garantias'), '/garantias', 'mfguaman'],
  ['before sign-in', () => vi.spyOn(openScreens, 'registro'), '/registro', null],
] as const)(
  'screens.md A.0 «Offline notice»: %s a page that was not fetched yet waits for the connection, without the code of an error',
  async (_, screen, route, socio) => {
    screen().mockRejectedValue(missing());
    await openBank({ route, socio });
    await expect.element(title('Sin conexión')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(/^Esta página se abrirá/)).toBeVisible();
    expect(page.getByText(/Código del error/).elements()).toHaveLength(0);
    // The promise holds however short a time ago a line came back, or a version was new.
    setOnline(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => reloads).toBe(1);
    // What is still gone after that is told as what it is, and the page not loaded a second time.
    await cleanup();
    await openBank({ route, socio });
    await expect.element(title('Algo no salió bien')).toBeVisible();
    await expect.element(page.getByText(/Código del error/)).toBeVisible();
    expect(reloads).toBe(1);
  },
);

test('security.md 2.2 «Code that does not come»: a line that is back while an answer is to come keeps its promise after it', async () => {
  vi.spyOn(memberScreens, 'garantias').mockRejectedValue(missing());
  const bank = await openBank({ route: '/garantias' });
  await expect.element(title('Sin conexión')).toBeVisible();
  const answer = startChange(bank);
  setOnline(true);
  dispatchEvent(new Event('online'));
  // Longer than two looks.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await expect.element(title('Sin conexión')).toBeVisible();
  expect(reloads).toBe(0);
  answer();
  await expect.poll(() => reloads).toBe(1);
});

test('screens.md A.0 «Offline notice»: a line that is lost again before the answer has come is waited for anew', async () => {
  vi.spyOn(memberScreens, 'garantias').mockRejectedValue(missing());
  const bank = await openBank({ route: '/garantias' });
  await expect.element(title('Sin conexión')).toBeVisible();
  const answer = startChange(bank);
  setOnline(true);
  dispatchEvent(new Event('online'));
  setOnline(false);
  answer();
  // Longer than three looks.
  await new Promise((resolve) => setTimeout(resolve, 1_700));
  expect(reloads).toBe(0);
  setOnline(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => reloads).toBe(1);
});

test('security.md 4: a second error in the same place has its own code, and its own answer', async () => {
  setOnline(true);
  const code = main.getByText(/Código del error/);
  vi.spyOn(memberScreens, 'garantias').mockRejectedValue(new TypeError('Cannot read properties of undefined'));
  vi.spyOn(memberScreens, 'dispositivos').mockRejectedValue(new RangeError('Invalid array length'));
  vi.spyOn(memberScreens, 'transferencias').mockRejectedValue(missing());
  const bank = await openBank({ route: '/garantias' });
  await expect.element(code).toMatchTextContent(errorCodeOf(new TypeError('Cannot read properties of undefined')));
  await bank.go('/configuracion/dispositivos');
  await expect.element(code).toMatchTextContent(errorCodeOf(new RangeError('Invalid array length')));
  setOnline(false);
  await bank.go('/transferencias');
  await expect.element(title('Sin conexión')).toBeVisible();
});

test('security.md 2.2 «Code that does not come»: where the reload cannot be noted down, the page is not reloaded', async () => {
  setOnline(true);
  sessionStorage.removeItem('bv.recarga');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(memberScreens, 'garantias').mockRejectedValue(missing());
  await openBank({ route: '/garantias' });
  await expect.element(main.getByText(/Código del error/)).toBeVisible();
});

test('an error of the page itself is told without a connection too', async () => {
  vi.spyOn(memberScreens, 'garantias').mockRejectedValue(new TypeError('Cannot read properties of undefined'));
  await openBank({ route: '/garantias' });
  await expect.element(main.getByText(/Código del error/)).toBeVisible();
});

test('screens.md A.0 «Accessibility»: the page of an error takes the focus to its heading, which says where one is', async () => {
  vi.spyOn(openScreens, 'registro').mockRejectedValue(new TypeError('Cannot read properties of undefined'));
  await openBank({ route: '/registro', socio: null });
  await expect.element(title('Algo no salió bien')).toHaveFocus();
});

test.each([
  ['inside the shell', () => vi.spyOn(memberScreens, 'garantias'), '/garantias', 'mfguaman'],
  ['before sign-in', () => vi.spyOn(openScreens, 'registro'), '/registro', null],
] as const)(
  'security.md 2.2 «Code that does not come»: %s the button of an error takes no answer away that is still to come',
  async (_, screen, route, socio) => {
    screen().mockRejectedValue(new TypeError('Cannot read properties of undefined'));
    const bank = await openBank({ route, socio });
    const answer = startChange(bank);
    const button = page.getByRole('button', { name: 'Volver a cargar' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(reloads).toBe(0);
    answer();
    await expect.poll(() => reloads).toBe(1);
  },
);
