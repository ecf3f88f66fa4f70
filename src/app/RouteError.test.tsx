import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { main, title } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { errorCodeOf } from './errorCode.ts';
import { memberScreens } from './memberScreens.ts';
import { openScreens } from './openScreens.ts';

startEachTestFresh();

/** As a browser says that a file did not come. */
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/Pagina-1.js');

/** From now on the page's reloads are counted, and not done: one would take the test away. */
function countReloads(): () => number {
  let count = 0;
  const keep = (event: NavigateEvent): void => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    count += 1;
  };
  navigation.addEventListener('navigate', keep);
  onTestFinished(() => navigation.removeEventListener('navigate', keep));
  return () => count;
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

beforeEach(() => {
  setOnline(false);
  // A moment ago the page was reloaded by itself: it is not done again, which would take the test away.
  sessionStorage.setItem('bv.recarga', String(Date.now()));
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
    // What is still gone then is told as what it is.
    setOnline(true);
    dispatchEvent(new Event('online'));
    await expect.element(title('Algo no salió bien')).toBeVisible();
    await expect.element(page.getByText(/Código del error/)).toBeVisible();
  },
);

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
    const reloads = countReloads();
    screen().mockRejectedValue(new TypeError('Cannot read properties of undefined'));
    const bank = await openBank({ route, socio });
    const isChanging = vi.spyOn(bank.services.client, 'isChanging').mockReturnValue(true);
    const button = page.getByRole('button', { name: 'Volver a cargar' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(reloads()).toBe(0);
    isChanging.mockReturnValue(false);
    await expect.poll(reloads).toBe(1);
  },
);
