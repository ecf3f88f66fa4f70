import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { internas } from '#api/contract/cuentasDestino.ts';
import { agencias } from '#api/contract/informacion.ts';
import { categorias, servicios } from '#api/contract/pagos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, plain } from '#testing/locators.ts';
import { browser, everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { asked, specificationOnly } from './searchWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

const dialog = page.getByRole('dialog', { name: 'Buscar' });
const field = dialog.getByRole('combobox', { name: 'Buscar' });
const button = page.getByRole('button', { name: 'Buscar' });
const options = dialog.getByRole('option');
const optionTexts = () => options.elements().map((option) => plain(option.textContent));
const highlighted = () => {
  const id = (field.element() as HTMLInputElement).getAttribute('aria-activedescendant') ?? '';
  return plain(document.getElementById(id)?.textContent);
};

/** A page that stands and asks nothing more, where nothing has the focus. */
async function openPage(route = '/garantias') {
  const bank = await openBank({ route });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return bank;
}

async function openSearch(route?: string) {
  const bank = await openPage(route);
  await button.click();
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByText(/^Buscando también/)).not.toBeInTheDocument();
  return bank;
}

const type = async (text: string): Promise<void> => {
  await field.fill(text);
  await expect.element(dialog.getByText(/^\d+ resultados?$/).first()).toBeInTheDocument();
};

describe('what opens it', () => {
  test('its button, which gets the focus back', async () => {
    await openSearch();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each(['/', '{Shift>}/{/Shift}', '{Meta>}k{/Meta}', '{Meta>}K{/Meta}'])(
    '«%s», and then the button has the focus that nothing had',
    async (keys) => {
      await openPage();
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.keyboard(keys);
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expect.element(button).toHaveFocus();
    },
  );

  test('a link that had the focus gets it back', async () => {
    await openPage();
    const link = page.getByRole('link', { name: 'INICIO' });
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link).toHaveFocus();
  });

  test.each(['{Control>}k{/Control}', '{Control>}/{/Control}', 'k', '{Alt>}/{/Alt}'])(
    '«%s» does not (§2)',
    async (keys) => {
      await openPage();
      await userEvent.keyboard(keys);
      await expect.element(dialog).not.toBeInTheDocument();
    },
  );

  test('WCAG 2.1.4: «/» can be turned off, and then only the button and ⌘K open it', async () => {
    await openPage('/configuracion');
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', '/ Meta+K');
    await main.getByRole('switch', { name: 'Abrir la búsqueda con la tecla /' }).click();
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await userEvent.keyboard('/');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect.element(field).toHaveFocus();
  });

  test('nothing does while something is typed', async () => {
    await openPage('/pagos');
    const search = main.getByRole('searchbox');
    await search.click();
    await userEvent.keyboard('a/b{Meta>}k{/Meta}');
    await expect.element(search).toHaveValue('a/b');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('nothing does over another dialog', async () => {
    await page.viewport(684, 900);
    await openPage();
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await userEvent.keyboard('/{Meta>}k{/Meta}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('on a phone the icon in the bar', async () => {
    await page.viewport(390, 844);
    await openSearch();
    await expect.element(dialog).toBeVisible();
  });
});

describe('what it asks', () => {
  test('nothing until it is opened, then each kind once, and no movements', async () => {
    const bank = await openPage('/configuracion');
    const before = bank.sent.map(({ id }) => id);
    expect(before).not.toContain(internas.id);
    await button.click();
    await expect.element(field).toHaveFocus();
    await expect.element(dialog.getByText(/^Buscando también/)).not.toBeInTheDocument();
    expect(options.elements().length).toBeGreaterThan(0);
    for (const call of asked) expect(bank.countOf(call), call.id).toBe(1);
    expect(bank.countOf(movimientos)).toBe(0);
    expect(bank.countOf(cuentasOrigen)).toBe(0);
  });

  test('what a page has brought is not asked again, and its movements are found', async () => {
    const bank = await openPage('/cuentas/010201004871');
    await expect.element(main.getByText(/^Mostrando/).first()).toBeVisible();
    // The sums by month have asked for theirs.
    await expect.element(main.getByRole('list', { name: 'Meses' })).toBeVisible();
    await everyAnswerRead();
    const before = bank.countOf(movimientos);
    await button.click();
    await expect.element(field).toHaveFocus();
    await type('sueldo');
    await expect.element(dialog.getByRole('group', { name: 'Movimientos' })).toBeVisible();
    expect(bank.countOf(movimientos)).toBe(before);
  });

  test('contract B.0: kinds whose call a server does not know are left out without a word', async () => {
    use(...specificationOnly());
    const bank = await openSearch('/configuracion');
    await expect.element(dialog.getByRole('group', { name: 'Mis cuentas' })).toBeVisible();
    expect(bank.countOf(cuentasOrigen)).toBe(1);
    expect(dialog.getByText(/^No pudimos/).elements()).toHaveLength(0);
    await type('agua');
    expect(dialog.getByRole('group', { name: 'Cuentas destino' }).elements()).toHaveLength(0);
    await type('recargas');
    await expect.element(dialog.getByRole('option', { name: /^Recargas/ })).toBeVisible();
  });

  test('a kind that did not come is said, the rest is found, and asking again brings it', async () => {
    use(answers.withCode(servicios, '-9999-00-03'));
    await openSearch();
    await expect.element(dialog.getByText(/^No pudimos buscar en los servicios\./)).toBeVisible();
    await type('loja');
    expect(optionTexts().some((text) => text.includes('Loja'))).toBe(true);
    useNoOverrides();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByText(/^No pudimos/)).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await type('agua potable');
    await expect.element(dialog.getByRole('group', { name: 'Servicios' })).toBeVisible();
  });

  test('categories that did not come are said as the services that they name', async () => {
    use(answers.withCode(categorias, '-9999-00-03'));
    await openSearch();
    await expect.element(dialog.getByText(/^No pudimos buscar en los servicios\./)).toBeVisible();
    useNoOverrides();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByText(/^No pudimos/)).not.toBeInTheDocument();
  });

  test('Enter acts on what is typed, also before that has been drawn', async () => {
    const bank = await openSearch();
    const input = field.element() as HTMLInputElement;
    // In one task, as a word that is pasted and sent.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'recargas');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect.poll(bank.path).toBe('/pagos/recargas');
  });

  test('nothing typed is kept', async () => {
    await openSearch();
    await type('loja');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    const stored = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store))).join(' ');
    expect(stored).not.toContain('loja');
    await button.click();
    await expect.element(field).toHaveValue('');
  });
});

describe('by keyboard', () => {
  test('Escape empties the field before it closes', async () => {
    await openSearch();
    await type('loja');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('arrows go through all that can be done, in their order, and round; Home and End move in what is typed', async () => {
    await openSearch();
    await type('loja');
    const all = optionTexts();
    await expect.poll(highlighted).toBe(all[0]);
    for (const text of all.slice(1)) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(highlighted).toBe(text);
    }
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(highlighted).toBe(all.at(-2));
    await userEvent.keyboard('{Home}x{End}y');
    await expect.element(field).toHaveValue('xlojay');
  });

  test('how much was found is said', async () => {
    await openSearch();
    await type('carlos loja');
    await expect.element(dialog.getByRole('status').getByText(/^\d+ resultados?$/)).toBeInTheDocument();
  });

  test('Tab stays inside', async () => {
    await openSearch();
    await userEvent.tab();
    await expect.element(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
  });
});

describe('where results lead', () => {
  /** The field of a transfer with its payee chosen. */
  const picked = (name: RegExp) => main.getByRole('button', { name: new RegExp(`^Cuenta registrada.*${name.source}`) });
  const choose = async (text: string, name: RegExp): Promise<void> => {
    await type(text);
    await dialog.getByRole('option', { name }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
  };

  test('a payee opens the transfer with them chosen, by Enter', async () => {
    const bank = await openSearch();
    await type('carlos loja');
    await userEvent.keyboard('{Enter}');
    await expect.poll(bank.path).toBe('/transferenciaI/0');
    await expect.element(picked(/Carlos Andres Loja Peralta/)).toBeVisible();
  });

  test('«Ver» of a payee leads to where they are kept', async () => {
    const bank = await openSearch();
    await choose('carlos loja', /^Ver Carlos/);
    await expect.poll(bank.path).toBe('/transferencias');
  });

  test('another payee on the same page begins it anew', async () => {
    const bank = await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    expect(bank.path()).toBe('/transferenciaI/0');
  });

  test('screens.md A.0 «FM»: Back from it brings what was typed for the one before', async () => {
    await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    const amount = page.getByLabelText('Valor', { exact: true });
    await amount.fill('7');
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    await amount.fill('99');
    await browser.router?.navigate(-1);
    await expect.element(picked(/Carlos/)).toBeVisible();
    await expect.element(amount).toHaveValue('7,00');
  });

  test('screens.md A.0 «Search»: so it does where a slash ends the address', async () => {
    await openPage('/transferenciaI/0/');
    await button.click();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
  });

  test('screens.md A.0 «Accessibility»: a page that begins anew begins at its heading, which has the focus', async () => {
    await page.viewport(390, 500);
    await openSearch();
    await choose('carlos loja', /^Carlos/);
    await expect.element(picked(/Carlos/)).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    await button.click();
    await choose('san roque', /^Comercial/);
    await expect.element(picked(/Comercial San Roque/)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  describe('a movement leads to its account, where the list shows it', () => {
    const list = main.getByRole('region', { name: 'Movimientos' });
    const table = list.getByRole('table', { name: 'Movimientos' });
    const NUMBER = '010201004871';

    /** The account’s page with its sums by month, which have brought movements that its list does not show. */
    async function openAccount() {
      const bank = await openPage(`/cuentas/${NUMBER}`);
      await expect.element(main.getByRole('list', { name: 'Meses' })).toBeVisible();
      await everyAnswerRead();
      return bank;
    }

    async function findJuly(): Promise<void> {
      await button.click();
      await expect.element(field).toHaveFocus();
      await choose('sueldo 25/07', /25\/07\/2026/);
    }

    test.each([
      ['from another page', true],
      ['and from its own, whatever the list was narrowed down to', false],
    ])('%s', async (_, isElsewhere) => {
      const bank = await openAccount();
      if (isElsewhere) {
        await bank.go('/garantias');
        await expect.element(page.getByRole('heading', { level: 1, name: 'Garantías' })).toBeVisible();
      } else {
        await list.getByLabelText('Período').selectOptions('7');
        await everyAnswerRead();
      }
      expect(table.elements().some((one) => /\/07\/2026/.test(one.textContent ?? ''))).toBe(false);
      await findJuly();
      await expect.poll(bank.path).toBe(`/cuentas/${NUMBER}`);
      await expect.element(list.getByLabelText('Período')).toHaveValue('otro');
      for (const day of ['Desde', 'Hasta']) await expect.element(list.getByLabelText(day)).toHaveValue('25/07/2026');
      await expect
        .element(list.getByRole('searchbox'))
        .toHaveValue('acreditacion sueldo spi – transferencia spi recibida');
      await expect.poll(() => table.element().textContent).toMatch(/25\/07\/2026.*Acreditación sueldo/);
      await expect.element(list.getByText('Mostrando 1 de 1')).toBeVisible();
      await list.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect.element(list.getByLabelText('Período')).toHaveValue('90');
    });
  });

  test('a form that is not saved asks first', async () => {
    const bank = await openSearch('/perfilsocio');
    await userEvent.keyboard('{Escape}');
    const mail = main.getByRole('textbox', { name: 'Correo' });
    await mail.fill('otra@correo.ec');
    await button.click();
    await choose('garantias', /^Garantías/);
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveAccessibleName('Tiene cambios sin guardar. ¿Desea salir?');
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(mail).toHaveValue('otra@correo.ec');
    expect(bank.path()).toBe('/perfilsocio');
  });

  test.each([
    ['4871', /terminado en 4871/, '/cuentas/010201004871'],
    ['recargas', /^Recargas/, '/pagos/recargas'],
    ['transferencia externa', /^Transferencia externa/, '/transferenciaE/1'],
    ['dispositivos', /^Dispositivos/, '/configuracion/dispositivos'],
  ])('«%s» leads to %s: %s', async (text, name, path) => {
    const bank = await openSearch();
    await choose(text, name);
    await expect.poll(bank.path).toBe(path);
  });

  test('a setting leads to its tab, also from that page', async () => {
    const bank = await openSearch('/perfilsocio');
    await choose('contrasena', /^Cambiar contraseña/);
    expect(bank.path()).toBe('/perfilsocio');
    await expect
      .element(main.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('the help opens over the page; nothing found offers it', async () => {
    await openSearch();
    await choose('oficinas', /^Agencias/);
    await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
  });

  test('«No encontramos» with the telephone and the questions', async () => {
    const bank = await openSearch();
    expect(bank.countOf(agencias)).toBe(0);
    await field.fill('xyz');
    await expect.element(dialog.getByText('No encontramos “xyz”.')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: /^Llamar al/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Preguntas frecuentes' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Preguntas frecuentes' })).toBeVisible();
  });
});

test('D-18: no result shows or says more of a number than its end', async () => {
  await openSearch();
  await type('010201004871');
  expect(optionTexts().join(' ')).toContain('4871');
  expect(dialog.getByRole('listbox').element().textContent).not.toMatch(/\d{5,}/);
});
