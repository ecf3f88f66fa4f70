import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer, recuperaEstadoTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { leer as leerProductos } from '#api/contract/productos.ts';
import { answers } from '#mocks/storyDemo.ts';
import { wordsOf } from '#testing/lines.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();
afterEach(() => page.viewport(1280, 900));

const nav = page.getByRole('navigation', { name: 'Principal' });
const overlay = page.getByRole('dialog', { name: 'Menú' });
const openMenu = page.getByRole('button', { name: 'Abrir menú' });
const panel = page.getByRole('complementary', { name: 'Perfil del socio' });
const confirmation = page.getByRole('alertdialog');

/** What of a session stands in local storage: the entry under the hashed name. */
const storedSessions = () => Object.keys(localStorage).filter((key) => /^[0-9a-f]{64}$/.test(key));

/** Name of each link in the menu that is the current one. */
const currentLinks = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

const openShell = (route = '/productos') => openBank({ route, until: page.getByRole('main') });

test('§2: the five entries, their order and their addresses, and the settings icon', async () => {
  await openShell();
  const links = nav.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['INICIO', '/productos'],
    ['TRANSFERENCIA INTERNA', '/transferenciaI/0'],
    ['TRANSFERENCIA EXTERNA', '/transferenciaE/1'],
    ['PAGOS DE SERVICIOS', '/pagos'],
    ['PAGOS DE TARJETAS', '/tarjeta-credito'],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Dispositivos' }))
    .toHaveAttribute('href', '/configuracion/dispositivos');
});

test.each([
  ['/productos', ['INICIO']],
  ['/inicio', ['INICIO']],
  ['/cuentas/010201004871', ['INICIO']],
  ['/creditos/1', ['INICIO']],
  ['/garantias', ['INICIO']],
  ['/transferencias', ['TRANSFERENCIA INTERNA']],
  ['/transferenciaI/0', ['TRANSFERENCIA INTERNA']],
  ['/transferenciaE/1', ['TRANSFERENCIA EXTERNA']],
  ['/pagos', ['PAGOS DE SERVICIOS']],
  ['/pagos/recargas', ['PAGOS DE SERVICIOS']],
  ['/pagos/varios/AGUA', ['PAGOS DE SERVICIOS']],
  ['/tarjeta-credito', ['PAGOS DE TARJETAS']],
  ['/configuracion', ['Dispositivos']],
  ['/configuracion/dispositivos', ['Dispositivos']],
  ['/configuracion/tarjetas-credito/T1', ['Dispositivos']],
  ['/perfilsocio', []],
])('D-45, DESIGN.md §6 «Side menu»: the current entry at %s', async (route, expected) => {
  await openShell(route);
  await expect.element(nav.getByRole('link', { name: 'INICIO' })).toBeVisible();
  expect(currentLinks()).toEqual(expected);
});

describe('§2, D-42: below 685 px the menu is an overlay', () => {
  const openOverlay = async () => {
    await page.viewport(684, 900);
    const bank = await openShell();
    await openMenu.click();
    await expect.element(overlay).toBeVisible();
    return bank;
  };

  test('it starts closed at 684 px and is fixed open at 685 px', async () => {
    await page.viewport(684, 900);
    await openShell();
    await expect.element(openMenu).toBeVisible();
    expect(overlay.elements()).toHaveLength(0);
    expect(nav.elements().filter((one) => one.checkVisibility())).toHaveLength(0);
    await page.viewport(685, 900);
    await expect.element(nav).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'INICIO' })).toBeVisible();
    expect(openMenu.elements()).toHaveLength(0);
  });

  test('the backdrop closes it', async () => {
    await openOverlay();
    await overlay.click({ position: { x: 660, y: 450 } });
    await expect.element(overlay).not.toBeInTheDocument();
  });

  test('a click inside, on no item, does not', async () => {
    await openOverlay();
    await overlay.click({ position: { x: 200, y: 700 } });
    await expect.element(overlay).toBeVisible();
  });

  test('an item closes it and leads to its address', async () => {
    const bank = await openOverlay();
    await overlay.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect.element(overlay).not.toBeInTheDocument();
    await expect.poll(bank.path).toBe('/pagos');
  });

  test('Escape closes it and the focus returns to its button', async () => {
    await openOverlay();
    await userEvent.keyboard('{Escape}');
    await expect.element(overlay).not.toBeInTheDocument();
    await expect.element(openMenu).toHaveFocus();
  });

  test('the X closes it', async () => {
    await openOverlay();
    await page.getByRole('button', { name: 'Cerrar menú' }).click();
    await expect.element(overlay).not.toBeInTheDocument();
  });

  test('a window that becomes wide enough closes it', async () => {
    await openOverlay();
    await page.viewport(685, 900);
    await expect.element(overlay).not.toBeInTheDocument();
  });
});

describe('§2 «Profile panel»', () => {
  test('title, name in title case, device and date of the last access, edit leads to perfilsocio', async () => {
    await page.viewport(1440, 900);
    const bank = await openShell();
    await expect.element(panel.getByRole('heading', { name: 'Perfil', exact: true })).toBeVisible();
    await expect.element(panel.getByText('Maria Fernanda Guaman Vintimilla')).toBeVisible();
    await expect.element(panel.getByText('Chrome en Windows 11')).toBeVisible();
    await expect.element(panel.getByText('19-nov-2026 20:42')).toBeVisible();
    await panel.getByRole('link', { name: 'Editar perfil' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
  });

  test('screens.md A.0 «Accessibility»: «Editar perfil» on its own page begins that at its heading, which has the focus', async () => {
    await page.viewport(1440, 400);
    await openShell('/perfilsocio');
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }).click();
    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return scrollY;
      })
      .toBeGreaterThan(0);
    await panel.getByRole('link', { name: 'Editar perfil' }).click();
    await expect.element(main.getByRole('textbox', { name: 'Correo' })).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  test('and in the sheet of a phone, whose button does not take the focus back', async () => {
    await page.viewport(390, 600);
    await openShell('/perfilsocio');
    const main = page.getByRole('main');
    await expect.element(main.getByRole('textbox', { name: 'Correo' })).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Abrir perfil' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Editar perfil' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(main.getByRole('textbox', { name: 'Correo' })).toBeVisible();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  test('a failed last access offers Reintentar, which shows it', async () => {
    await page.viewport(1440, 900);
    use(answers.withCode(ultimoAcceso, '-9999-00-03'));
    await openShell();
    const retry = panel.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    useNoOverrides();
    await retry.click();
    await expect.element(panel.getByText('19-nov-2026 20:42')).toBeVisible();
  });
});

describe('the profile as a sheet, below 1280 px', () => {
  const sheet = page.getByRole('dialog', { name: 'Perfil del socio' });

  test('a window that becomes wide enough closes it: the panel beside the page can be used', async () => {
    await page.viewport(1279, 900);
    await openShell();
    await page.getByRole('button', { name: 'Abrir perfil' }).click();
    await expect.element(sheet).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(sheet).not.toBeInTheDocument();
    await panel.getByRole('link', { name: 'Editar perfil' }).click();
  });

  test('its question of logout goes with it, as a no', async () => {
    await page.viewport(1279, 900);
    const bank = await openShell();
    await page.getByRole('button', { name: 'Abrir perfil' }).click();
    await sheet.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await page.viewport(1280, 900);
    await expect.poll(() => document.querySelectorAll('dialog').length).toBe(0);
    expect(bank.services.store.state().status).toBe('signedIn');
  });
});

describe('§2, §4 «Logout», D-36, D-38', () => {
  const askToLogOut = async () => {
    await page.viewport(1440, 900);
    const bank = await openShell();
    await expect.poll(storedSessions).toHaveLength(1);
    await panel.getByRole('button', { name: 'Cerrar sesión' }).click();
    return bank;
  };

  test('the question is the specification’s, and Cancelar keeps the session', async () => {
    const bank = await askToLogOut();
    await expect.element(confirmation).toHaveAccessibleName('Desea cerrar la sesión?');
    await confirmation.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(confirmation).not.toBeInTheDocument();
    expect(bank.services.store.state().status).toBe('signedIn');
    expect(bank.path()).toBe('/productos');
  });

  test('Escape keeps the session', async () => {
    const bank = await askToLogOut();
    await expect.element(confirmation).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(confirmation).not.toBeInTheDocument();
    expect(bank.services.store.state().status).toBe('signedIn');
  });

  test('confirmed, it clears the stored session and the login flag, leads to sign-in without a notice, and calls nothing', async () => {
    const bank = await askToLogOut();
    const before = bank.sent.length;
    await confirmation.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(bank.path).toBe('/login');
    await expect.poll(storedSessions).toEqual([]);
    expect(bank.services.store.token()).toBe('');
    expect(bank.services.idleClock.phase()).toBe('off');
    await expect.element(page.getByRole('heading', { name: 'Ingrese a su banca virtual' })).toBeVisible();
    expect(page.getByRole('status').elements()).toHaveLength(0);
    expect(bank.sent).toHaveLength(before);
  });

  test('a late answer after logout does not write anything back', async () => {
    const releases = [leer, ultimoAcceso, leerProductos].map(hold);
    const bank = await openShell();
    await expect.poll(storedSessions).toHaveLength(1);
    await expect.poll(() => bank.sent.length).toBe(3);
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe('/login');
    for (const release of releases) release();
    await everyAnswerRead();
    expect(storedSessions()).toEqual([]);
    expect(bank.services.store.state()).toEqual({ status: 'signedOut', reason: 'logout' });
    expect(bank.path()).toBe('/login');
    expect(document.body.textContent).not.toContain('Guaman');
    expect(bank.sent).toHaveLength(3);
  });

  test('a late 403 of the old session does not close the new one', async () => {
    const bank = await openShell();
    use(answers.sessionExpired(recuperaEstadoTratamientoDatos));
    const release = hold(recuperaEstadoTratamientoDatos);
    void bank.services.client.call(recuperaEstadoTratamientoDatos, {}).catch(() => undefined);
    await expect.poll(() => bank.countOf(recuperaEstadoTratamientoDatos)).toBe(1);
    bank.services.store.close('logout');
    const next = sessionOf('mfguaman');
    await bank.services.store.open(next);
    release();
    await everyAnswerRead();
    expect(bank.services.store.token()).toBe(next.token);
  });
});

describe('D-69: the bar at the lower edge of a phone', () => {
  const bar = page.getByRole('navigation', { name: 'Accesos' });
  const open = async (route?: string): Promise<void> => {
    await page.viewport(390, 844);
    await openShell(route);
  };

  test('away while something is typed; it comes back after the press that leaves the field, not under it', async () => {
    await open('/perfilsocio');
    const field = page.getByLabelText('Celular', { exact: true });
    await field.click();
    await expect.element(bar).not.toBeInTheDocument();
    const target = page.getByRole('heading', { level: 1 }).element();
    target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    (field.element() as HTMLElement).blur();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(bar.elements()).toHaveLength(0);
    target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await expect.element(bar).toBeVisible();
  });

  test('what is used most, and the menu', async () => {
    await open();
    const links = bar.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/productos'],
      ['Transferir', '/transferencias'],
      ['Pagar', '/pagos'],
      ['Tarjetas', '/tarjeta-credito'],
    ]);
    await bar.getByRole('button', { name: 'Más' }).click();
    await expect.element(overlay).toBeVisible();
  });

  test.each([
    ['/productos', 'Inicio'],
    ['/transferencias', 'Transferir'],
    ['/pagos', 'Pagar'],
  ])('on %s «%s» is the current one', async (route, name) => {
    await open(route);
    expect(currentLinks()).toEqual([name]);
  });

  test('on a page of the settings none is', async () => {
    await open('/configuracion/dispositivos');
    await expect.element(bar).toBeVisible();
    expect(currentLinks()).toEqual([]);
  });

  test.each([305, 390])('D-72: at 200 % text and %d px no label runs into the next', async (width) => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.removeProperty('font-size');
    });
    await open();
    await page.viewport(width, 844);
    const labels = [...bar.element().children].map(wordsOf);
    expect(labels).toHaveLength(5);
    for (const [index, { left }] of labels.entries()) {
      const end = labels[index - 1]?.right ?? 0;
      expect(left - end, `${index}`).toBeGreaterThan(4);
    }
  });

  test('from 685 px on there is none', async () => {
    await open();
    await page.viewport(685, 844);
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('away while something is typed', async () => {
    await open('/pagos');
    await page.getByRole('searchbox').click();
    await expect.element(bar).not.toBeInTheDocument();
    await userEvent.tab();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(bar).toBeVisible();
  });

  test('away where the page’s own next step is', async () => {
    await open('/transferenciaI/0');
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });
});
