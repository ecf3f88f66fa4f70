import type { Locator, Page } from '@playwright/test';
import { maria } from '#testing/member.ts';
import { expect, test } from './bank.ts';
import { confirmWithPin, PIN, pinDialog } from './code.ts';
import { openProfile } from './profile.ts';
import { expectLogin, expectProductos, heading } from './shown.ts';
import { clave, enter, openSignedIn, usuario } from './steps.ts';

/** Journeys with keys only: no click from the first Tab on, and at every stop the focus is there to be seen. */

/** What is wrong with the focus where it stands: not to be seen, out of the window, or under something. Empty when nothing is. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const name = `${element.tagName} «${(element.textContent || element.getAttribute('aria-label') || element.id).slice(0, 40)}»`;
    // A few boxes up: the label around a hidden radio button, the box around an input, the card of a link.
    const boxes = [element];
    while (boxes.length < 5 && boxes.at(-1)?.parentElement) boxes.push(boxes.at(-1)?.parentElement ?? element);
    // And what stands beside a radio button or checkbox that is not seen itself.
    const isMark = element.matches('[type="checkbox"], [type="radio"]');
    const drawn = [...(isMark ? (element.parentElement?.children ?? []) : []), ...boxes];
    const hasRing = drawn.some((box) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(box, part);
        // «auto» is the browser's own ring, whatever width it names.
        const isLine = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
        return (isLine && !/, 0\)$/.test(outlineColor)) || boxShadow.includes('0px 0px 0px 4px');
      }),
    );
    if (!hasRing) return `${name}: no se ve que tiene el foco`;
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}: fuera de la ventana`;
    const onTop = document.elementFromPoint(x, y);
    const isSeen = boxes.some((box) => box === onTop) || (element.closest('label') ?? element).contains(onTop);
    return isSeen ? '' : `${name}: debajo de ${onTop?.tagName} «${onTop?.textContent?.slice(0, 40)}»`;
  });

/** Presses a key that moves the focus, and looks at where it has gone. */
async function step(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End'): Promise<void> {
  await page.keyboard.press(key);
  expect(await focusFault(page)).toBe('');
}

/** Goes with Tab, or back with Shift+Tab, until that element has the focus. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await step(page, key);
  }
  throw new Error(`Con ${key} no se llega a ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

const isInside = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => element.contains(document.activeElement));

/** Once round a dialog in both directions: the focus never leaves it. */
async function expectTrap(page: Page, box: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let presses = 0; presses < 12; presses += 1) {
      await step(page, key);
      expect(await isInside(box)).toBe(true);
    }
  }
}

const registered = (page: Page): Locator => page.getByRole('button', { name: /^Cuenta registrada/ });

/** From the form of the internal transfer to its receipt. */
async function transferWithKeys(page: Page): Promise<void> {
  await press(page, registered(page));
  const picker = page.getByRole('dialog', { name: 'Cuenta registrada' });
  await expect(picker).toBeVisible();
  await walkTo(page, picker.getByRole('option').first());
  const wanted = picker.getByRole('option', { name: 'Carlos Andres Loja Peralta' });
  while (!(await wanted.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(picker).toBeHidden();
  await walkTo(page, page.getByRole('textbox', { name: 'Valor', exact: true }));
  await page.keyboard.type('12,50');
  await walkTo(page, page.getByRole('textbox', { name: 'Concepto' }));
  await page.keyboard.type('Arriendo');
  await press(page, page.getByRole('button', { name: 'Revisar' }));
  await expect(heading(page, 'Revise su transferencia')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Confirmar transferencia' }), 'Space');
  await expect(pinDialog(page)).toBeVisible();
  await confirmWithPin(page, PIN);
  await expect(page.getByRole('main').getByText('Transferencia exitosa')).toBeVisible();
}

test('sign-in, skip link, menu, and a transfer to its receipt', async ({ page, bank }) => {
  test.slow();
  await page.goto('/login');
  await expectLogin(page);
  await walkTo(page, usuario(page));
  await page.keyboard.type(maria.usuario);
  await walkTo(page, clave(page));
  await page.keyboard.type(maria.clave);
  await press(page, enter(page));
  await expectProductos(page);

  await page.reload();
  await expectProductos(page);
  await walkTo(page, page.getByRole('link', { name: 'Ir al contenido' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await step(page, 'Tab');
  // What was skipped lies behind, not ahead.
  expect(await isInside(page.getByRole('main'))).toBe(true);
  await walkTo(page, page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Transferencia interna')).toBeFocused();

  await transferWithKeys(page);
  expect(bank.count('POST tokens/autorizar')).toBe(1);
});

test('the list of accounts: opens, moves, closes without choosing, chooses', async ({ page }) => {
  await openSignedIn(page);
  await page.goto('/transferenciaI/0');
  const origin = page.getByRole('combobox', { name: 'Cuenta de origen' });
  const list = page.getByRole('listbox');
  await press(page, origin);
  await expect(list).toBeVisible();
  const option = (name: RegExp) => list.getByRole('option', { name });
  await expect(option(/4871/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(/2604/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(origin).toBeFocused();
  await expect(origin).toContainText('4871');

  await page.keyboard.press('Space');
  await expect(option(/4871/)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(origin).toBeFocused();
  await expect(origin).toContainText('2604');
});

test('a dialog keeps the focus in both directions and gives it back', async ({ page }) => {
  await openSignedIn(page);
  await page.goto('/transferenciaI/0');
  await press(page, registered(page));
  const picker = page.getByRole('dialog', { name: 'Cuenta registrada' });
  await expect(picker).toBeVisible();
  await expectTrap(page, picker);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(registered(page)).toBeFocused();
});

test('the tabs of the profile: arrows move, Enter and Space open, Tab goes on into what is open', async ({ page }) => {
  await openSignedIn(page);
  await openProfile(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await walkTo(page, tab('MIS DATOS'));
  await step(page, 'ArrowRight');
  await expect(tab('CAMBIAR CONTRASEÑA')).toBeFocused();
  await expect(tab('MIS DATOS')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'CAMBIAR CONTRASEÑA' })).toBeVisible();
  await step(page, 'End');
  await expect(tab('CONFIGURAR MIS CUPOS')).toBeFocused();
  await page.keyboard.press('Space');
  const limits = page.getByRole('tabpanel', { name: 'CONFIGURAR MIS CUPOS' });
  await expect(limits).toBeVisible();
  await step(page, 'Tab');
  expect(await isInside(limits)).toBe(true);
  await step(page, 'Shift+Tab');
  await expect(tab('CONFIGURAR MIS CUPOS')).toBeFocused();
  await step(page, 'Home');
  await expect(tab('MIS DATOS')).toBeFocused();
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu is a drawer: it keeps the focus, closes with Escape and gives it back', async ({ page }) => {
    await openSignedIn(page);
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await press(page, opener);
    await expect(drawer).toBeVisible();
    await expectTrap(page, drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await press(page, drawer.getByRole('link', { name: 'PAGOS DE SERVICIOS' }));
    await expect(drawer).toBeHidden();
    await expect(heading(page, 'Pagos de servicios')).toBeFocused();
  });
});

test.describe('400 % zoom of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  test('a transfer can be made, and nothing that has the focus is hidden or asks to scroll sideways', async ({
    page,
  }) => {
    test.slow();
    await openSignedIn(page);
    await page.goto('/transferenciaI/0');
    await expect(heading(page, 'Transferencia interna')).toBeVisible();
    await transferWithKeys(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
