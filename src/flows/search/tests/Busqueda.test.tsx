import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { internas } from '#api/contract/cuentasDestino.ts';
import { categorias, favoritos, servicios } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, plain } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { asked, specificationOnly } from './searchCalls.ts';
import { button, dialog, field, openPage, openSearch, type } from './searchWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

const options = dialog.getByRole('option');
const optionTexts = () => options.elements().map((option) => plain(option.textContent));
const highlighted = () => {
  const id = (field.element() as HTMLInputElement).getAttribute('aria-activedescendant') ?? '';
  return plain(document.getElementById(id)?.textContent);
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

  describe('screens.md A.0 «Accessibility»: what comes late takes no place that an arrow has gone to', () => {
    /** Opened, with an arrow at a page, and the accounts came after that. */
    async function openAtPage() {
      const answer = hold(leer);
      const bank = await openPage();
      await userEvent.keyboard('/');
      await expect.element(field).toHaveFocus();
      while (!highlighted().startsWith('Transferencia externa')) await userEvent.keyboard('{ArrowDown}');
      answer();
      await expect.element(dialog.getByText(/^Buscando también/)).not.toBeInTheDocument();
      return bank;
    }

    test('Enter opens what was chosen', async () => {
      const bank = await openAtPage();
      await userEvent.keyboard('{Enter}');
      await expect.poll(bank.path).toBe('/transferenciaE/1');
    });

    test('the next letter brings it', async () => {
      await openAtPage();
      const accounts = dialog.getByRole('group', { name: 'Mis cuentas' });
      expect(accounts.elements()).toHaveLength(0);
      await type('ahorro');
      await expect.element(accounts).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(accounts).toBeVisible();
    });
  });

  test('after an arrow what «Reintentar» brings is there without another letter', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openPage();
    await userEvent.keyboard('/');
    await expect.element(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    while (!highlighted().startsWith('Transferencia externa')) await userEvent.keyboard('{ArrowDown}');
    useNoOverrides();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByRole('group', { name: 'Mis cuentas' })).toBeVisible();
  });

  test('screens.md A.0 «Accessibility»: what comes late for the same text stands below the first, which Enter opens', async () => {
    const answer = hold(internas);
    use(
      answers.rewritten(favoritos, () => []),
      answers.rewritten(internas, (data) =>
        (data as { beneficiario: string }[]).map((row) => ({ ...row, beneficiario: 'LUZ CENTROSUR ORDÓÑEZ' })),
      ),
    );
    const bank = await openPage();
    await button.click();
    await field.fill('luz centrosur');
    await expect.poll(highlighted).toMatch(/^Luz eléctrica CentroSur/);
    answer();
    await expect.element(dialog.getByRole('group', { name: 'Cuentas destino' })).toBeVisible();
    expect(highlighted()).toMatch(/^Luz eléctrica CentroSur/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(bank.path).toBe('/pagos/centrosur');
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

test('screens.md A.0 «Accessibility»: a row that is being pressed stays under the pointer when an answer comes', async () => {
  const answer = hold(leer);
  await openPage();
  await button.click();
  await expect.element(options.first()).toBeVisible();
  const pressed = options.first().element();
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  answer();
  await everyAnswerRead();
  expect(options.first().element()).toBe(pressed);
  pressed.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await expect.element(dialog.getByRole('group', { name: 'Mis cuentas' })).toBeVisible();
});

test('D-18: no result shows or says more of a number than its end', async () => {
  await openSearch();
  await type('010201004871');
  expect(optionTexts().join(' ')).toContain('4871');
  expect(dialog.getByRole('listbox').element().textContent).not.toMatch(/\d{5,}/);
});
