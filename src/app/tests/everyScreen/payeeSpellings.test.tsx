import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

/*
 * One spelling of a name on one page (issue 21, 20): texts of a page that differ in nothing but capitals are one name, written in two
 * ways, whoever wrote it: a core's statement, the receipt over it, the member's own list.
 */

startEachTestFresh({ now: DEMO_NOW });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Two words at least: of one word nobody knows whether it is a name. The menu is in capitals (§2) and no list of names. */
const IS_NAME = /^\p{L}{2,}(?: [\p{L}*.]+)+$/u;

/** Each name of the page that is written in more than one way. */
function spelledTwice(): string[][] {
  const spellings = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, nav')) continue;
    for (const part of (node.textContent ?? '').split(/ · |: |, | ••••|\u00a0/u)) {
      const name = part.trim();
      if (!IS_NAME.test(name)) continue;
      const key = name.toLocaleLowerCase('es');
      spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
    }
  }
  return [...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all].sort());
}

test.each([
  to.productos,
  to.inicio,
  to.pagos,
  to.transferencias,
  to.pagoTarjetas,
  to.configuracionTarjetas,
  to.garantias,
])('%s', async (route) => {
  await openBank({ route });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await everyAnswerRead();
  await everyAnswerRead();
  expect(spelledTwice()).toEqual([]);
});

test('an account: the school of a movement, and of the receipt over it', async () => {
  await openBank({ route: to.cuenta('010201004871') });
  await page
    .getByRole('button', { name: /Pago pensión colegio/ })
    .first()
    .click();
  await button('Ver comprobante').click();
  await expect.element(page.getByRole('dialog', { name: 'Comprobante' }).getByText('Pago exitoso')).toBeVisible();
  expect(spelledTwice()).toEqual([]);
  expect(document.body.textContent).toContain('Unidad Educativa Cordillera Azul');
});

test('the last step of a card’s payment: the heading that is heard and the receipt', async () => {
  await openBank({ route: to.pagoTarjetas });
  await main.getByRole('radio', { name: /^Pago mínimo/ }).click({ force: true });
  await main.getByRole('button', { name: 'Revisar' }).click();
  await main.getByRole('button', { name: 'Confirmar pago' }).click();
  await sendCode();
  const result = main.getByRole('heading', { level: 2, name: /^Pago exitoso, / });
  await expect.element(result).toBeVisible();
  expect(result.element().getAttribute('aria-label')).toContain('Visa Clásica');
  const rows = [...main.element().querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows.find((row) => row.startsWith('Tarjeta'))).toContain('Visa Clásica');
});
