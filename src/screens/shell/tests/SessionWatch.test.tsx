import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { demo } from '#mocks/storyDemo.ts';
import { openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';

startEachTestFresh();

const START = Date.parse('2026-11-20T10:15:00-05:00');

// The deadline is the larger of two clocks: setting one of them is enough, and the page's timers go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  // The pages of earlier tests still listen: told of a new session they would restore it and share their activity, as tabs do.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
    },
  );
});
const TEXT = 'Su sesión se cerrará en 30 segundos por inactividad.';
/** What is seen of it. */
const notice = page.getByRole('paragraph').filter({ hasText: TEXT });
const countdown = page.getByRole('alertdialog', { name: 'Su sesión se cerrará', exact: true });
const keep = page.getByRole('button', { name: 'Seguir conectado' });

/** So many ms after the last activity, at which the page looks at the clock, as a tab does that comes back. */
function idleFor(ms: number, since = START): void {
  vi.setSystemTime(since + ms);
  dispatchEvent(new Event('focus'));
}

const openProducts = () => openBank({ route: '/productos', until: page.getByRole('heading', { level: 1 }) });

const isOpen = (bank: TestBank) => bank.services.store.state().status === 'signedIn';

describe('§4 «Idle timeout», §9, D-36', () => {
  test('nothing before 150 s, the notice from then on, without taking the focus', async () => {
    await openProducts();
    const focused = document.activeElement;
    idleFor(149_900);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice.elements()).toHaveLength(0);
    idleFor(150_000);
    await expect.element(notice).toBeVisible();
    expect(document.activeElement).toBe(focused);
    expect(countdown.elements()).toHaveLength(0);
  });

  test('the countdown of two seconds from 180 s on', async () => {
    const bank = await openProducts();
    idleFor(150_000);
    await expect.element(notice).toBeVisible();
    idleFor(179_900);
    await expect.element(notice).toBeVisible();
    expect(countdown.elements()).toHaveLength(0);
    idleFor(180_000);
    await expect.element(countdown).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('2');
    await expect.element(keep).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
    idleFor(181_100);
    await expect.element(page.getByRole('timer')).toHaveTextContent('1');
    expect(isOpen(bank)).toBe(true);
    expect(bank.services.idleClock.isIdle()).toBe(true);
  });

  test('screens.md A.1 «Session closed»: what a pointer holds over the page goes with the session', async () => {
    const bank = await openProducts();
    bank.services.toasts.show('ok', 'Transferencia exitosa: $250,00');
    const told = page.getByText('Transferencia exitosa: $250,00');
    await userEvent.hover(told);
    await expect.poll(bank.services.toasts.paused).toBe(true);
    idleFor(182_000);
    await expect.element(page.getByRole('heading', { name: 'Ingrese a su banca virtual' })).toBeVisible();
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
    expect(told.elements()).toHaveLength(0);
  });

  test('«Seguir conectado» in the notice keeps the session and starts the time again', async () => {
    const bank = await openProducts();
    idleFor(160_000);
    await keep.click();
    await expect.element(notice).not.toBeInTheDocument();
    idleFor(149_000, START + 160_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice.elements()).toHaveLength(0);
    idleFor(150_000, START + 160_000);
    await expect.element(notice).toBeVisible();
    expect(isOpen(bank)).toBe(true);
  });

  test.each<[string, () => Promise<void>]>([
    ['«Seguir conectado»', () => keep.click()],
    ['any click', () => page.getByText(/^Por su seguridad cerramos la sesión/).click()],
    ['any key', () => userEvent.keyboard('a')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s during the countdown keeps the session', async (_, act) => {
    const bank = await openProducts();
    idleFor(181_000);
    await expect.element(countdown).toBeVisible();
    await act();
    await expect.element(countdown).not.toBeInTheDocument();
    expect(isOpen(bank)).toBe(true);
    expect(bank.services.idleClock.phase()).toBe('active');
    expect(bank.path()).toBe('/productos');
  });

  test('the end of the countdown closes the session, which sign-in tells', async () => {
    const bank = await openProducts();
    idleFor(181_000);
    await expect.element(countdown).toBeVisible();
    idleFor(182_000);
    await expect.poll(bank.path).toBe('/login');
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
    await expect.element(countdown).not.toBeInTheDocument();
    expect(bank.services.store.state()).toEqual({ status: 'signedOut', reason: 'idle' });
  });

  test('whoever comes back after the deadline finds it closed, without a countdown; a click is too late', async () => {
    const bank = await openProducts();
    vi.setSystemTime(START + 3_600_000);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(bank.path).toBe('/login');
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
  });

  test('a notice that stands at once after a reload does not promise 30 seconds; the next one does', async () => {
    await openProducts();
    await cleanup();
    vi.setSystemTime(START + 165_000);
    const bank = await openBank({
      route: '/productos',
      socio: null,
      until: page.getByRole('heading', { level: 1, name: 'Mis productos' }),
    });
    await expect
      .element(
        page
          .getByRole('paragraph')
          .filter({ hasText: /^Su sesión se cerrará en menos de 30 segundos por inactividad\.$/ }),
      )
      .toBeVisible();
    expect(notice.elements()).toHaveLength(0);
    await keep.click();
    expect(bank.services.idleClock.phase()).toBe('active');
    idleFor(150_000, START + 165_000);
    await expect.element(notice).toBeVisible();
  });

  test.each([
    [180_000, 'tres minutos'],
    [60_000, 'un minuto'],
    [300_000, 'cinco minutos'],
    [720_000, '12 minutos'],
    [90_000, '90 segundos'],
  ])('config.json «idleTimeoutMs» %i: the countdown says after which time: %s', async (idleTimeoutMs, words) => {
    const usual = { ...demo.config };
    onTestFinished(() => void Object.assign(demo.config, usual));
    demo.config.idleTimeoutMs = idleTimeoutMs;
    await openProducts();
    idleFor(idleTimeoutMs);
    const text = `Por su seguridad cerramos la sesión después de ${words} sin actividad.`;
    await expect.element(countdown.getByText(text, { exact: true })).toBeVisible();
  });

  test.each([
    [150_900, '30 segundos'],
    [175_000, 'menos de 30 segundos'],
  ])(
    'screens.md A.0 «Session warning»: of a notice that comes after %i ms, timers having stood still, it says %s',
    async (ms, words) => {
      await openProducts();
      idleFor(ms);
      const text = `Su sesión se cerrará en ${words} por inactividad.`;
      await expect.element(page.getByRole('paragraph').filter({ hasText: text })).toHaveTextContent(text);
      // It is the notice's own, and says so as long as it stands.
      idleFor(179_000);
      await expect.element(page.getByRole('paragraph').filter({ hasText: text })).toHaveTextContent(text);
    },
  );

  test('moving the pointer and scrolling are no activity', async () => {
    await openProducts();
    vi.setSystemTime(START + 100_000);
    dispatchEvent(new PointerEvent('pointermove'));
    dispatchEvent(new Event('scroll'));
    idleFor(150_000);
    await expect.element(notice).toBeVisible();
  });
});

describe('§2, §4 «Idle timeout»: outside the shell too', () => {
  const openPages = [
    ['/politicasprivacidad', 'Política de privacidad'],
    ['/eliminacion-usuario', 'Eliminar su usuario virtual'],
    ['/no-existe', 'No encontramos esta página'],
  ] as const;

  test.each(openPages)('%s: the notice, the countdown, and sign-in says why it ended', async (route, name) => {
    const bank = await openBank({ route, until: page.getByRole('heading', { level: 1, name }) });
    idleFor(150_000);
    // Its code comes after the page: it may be there when the time has passed, or not yet.
    const whenever = page
      .getByRole('paragraph')
      .filter({ hasText: /^Su sesión se cerrará en (menos de )?30 segundos por inactividad\.$/ });
    await expect.element(whenever).toBeVisible();
    idleFor(180_500);
    await expect.element(countdown).toBeVisible();
    idleFor(182_000);
    await expect.poll(bank.path).toBe('/login');
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
  });

  test('who comes afterwards reads in peace, and so does whoever has signed out', async () => {
    const heading = page.getByRole('heading', { level: 1, name: 'Política de privacidad' });
    const bank = await openProducts();
    bank.services.store.close('idle');
    await expect.poll(bank.path).toBe('/login');
    await page.getByRole('link', { name: 'Política de privacidad' }).click();
    await expect.element(heading).toBeVisible();
    idleFor(200_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bank.path()).toBe('/politicasprivacidad');
    expect(notice.elements()).toHaveLength(0);
  });

  test.each(['logout', 'deleted'] as const)('a session ended by %s leaves the page', async (reason) => {
    const heading = page.getByRole('heading', { level: 1, name: 'Política de privacidad' });
    const bank = await openBank({ route: '/politicasprivacidad', until: heading });
    bank.services.store.close(reason);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bank.path()).toBe('/politicasprivacidad');
    await expect.element(heading).toBeVisible();
  });
});

test('D-9: the notice stands above the code’s dialog and can be used there; the dialog stays', async () => {
  const bank = await openBank({ route: '/perfilsocio' });
  await expect.element(page.getByLabelText('Correo', { exact: true })).toHaveValue('maria.guaman@example.com');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByLabelText('Dígito 1 de 6')).toBeVisible();
  idleFor(150_000);
  await expect.element(notice).toBeVisible();
  await keep.click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(isOpen(bank)).toBe(true);
});

describe('screens.md A.0 «Accessibility»: the notice is said, once, and its button does not take the focus with it', () => {
  const SAID = `espera su turno: ${TEXT}`;
  /** Longer than anything that is said of its own accord waits for. */
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 800));
  let live: ReturnType<typeof hearLiveWords>;
  const listen = () => {
    live = hearLiveWords();
    onTestFinished(() => live.stop());
  };
  const heard = () => live.heard().filter((words) => words.includes('sesión'));

  test('when it comes, and not again while it stands; the next one is', async () => {
    await openProducts();
    listen();
    idleFor(150_000);
    await expect.poll(heard).toEqual([SAID]);
    idleFor(165_000);
    await quiet();
    expect(heard()).toEqual([SAID]);
    await keep.click();
    await expect.element(notice).not.toBeInTheDocument();
    await quiet();
    idleFor(150_000, START + 165_000);
    await expect.poll(heard).toEqual([SAID, SAID]);
  });

  test('over a dialog from inside of it, and not again when that closes', async () => {
    await openProducts();
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    listen();
    idleFor(150_000);
    await expect.poll(heard).toEqual([SAID]);
    const dialog = page.getByRole('alertdialog').element() as HTMLDialogElement;
    // Not by a key or a press, which would be activity.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(notice).toBeVisible();
    await quiet();
    expect(heard()).toEqual([SAID]);
  });

  test('the countdown says its question by its dialog, and its seconds are not said', async () => {
    await openProducts();
    listen();
    idleFor(150_000);
    await expect.poll(heard).toEqual([SAID]);
    idleFor(180_000);
    await expect.element(countdown).toBeVisible();
    idleFor(181_100);
    await quiet();
    expect(live.heard()).toEqual([SAID]);
  });

  test('«Seguir conectado» gives the focus back to where it came from', async () => {
    await openProducts();
    const before = page.getByRole('link', { name: 'Dispositivos' }).first().element() as HTMLElement;
    before.focus();
    idleFor(150_000);
    await expect.element(notice).toBeVisible();
    await keep.click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(before);
  });

  test('and where it came from nowhere, to the page’s heading', async () => {
    await openProducts();
    (document.activeElement as HTMLElement | null)?.blur();
    idleFor(150_000);
    await expect.element(notice).toBeVisible();
    await keep.click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
