import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { linesOf, wordsOf } from '#testing/lines.ts';
import { main, region } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank } from '#testing/testWorld.tsx';
import { drawer, openList, period, section, startEachMovementsTest, table, VISTA } from './movementsWorld.ts';

startEachMovementsTest();
afterEach(() => page.viewport(1280, 900));

const box = (element: Element) => element.getBoundingClientRect();

describe('DESIGN.md §12 Phones: the detail of a movement', () => {
  test('is one line in the list, and whole where the movement stands alone', async () => {
    await page.viewport(320, 844);
    await openList();
    const school = table.getByText('Unidad Educativa Cordillera Azul');
    expect(linesOf(school.element())).toBe(1);
    const { scrollWidth, clientWidth } = school.element();
    expect(scrollWidth).toBeGreaterThan(clientWidth);
    await table.getByRole('button', { name: /Pago pensión colegio/ }).click();
    const whole = drawer.getByText('Unidad Educativa Cordillera Azul').element();
    expect(whole.scrollWidth).toBe(whole.clientWidth);
    expect(getComputedStyle(whole).whiteSpace).toBe('normal');
  });

  test('begins where the sheets of a phone do, 20 px from the edge', async () => {
    await page.viewport(390, 844);
    await openList();
    await table.getByRole('button', { name: /Pago internet/ }).click();
    const title = drawer.getByRole('heading', { name: 'Detalle del movimiento' });
    await expect.element(title).toBeVisible();
    expect(wordsOf(title.element()).left - box(drawer.element()).left).toBeCloseTo(20, 0);
    const share = drawer.getByRole('button', { name: 'Compartir' }).element();
    expect(box(share).left - box(drawer.element()).left).toBeCloseTo(20, 0);
  });
});

describe('DESIGN.md §12 «Phones»: the filters by kind and period', () => {
  const kind = (name: string) => section.getByRole('radio', { name, exact: true });

  test.each([685, 768, 860])(
    'in a window of %d px, whose column is narrow beside the menu, they wrap inside it',
    async (width) => {
      await page.viewport(width, 900);
      await openList();
      const { left, right } = box(section.element());
      for (const control of [period, ...['Todos', 'Ingresos', 'Egresos'].map(kind)]) {
        const drawn = box(control.element().closest('label, div') ?? control.element());
        expect(drawn.left).toBeGreaterThanOrEqual(left);
        expect(drawn.right).toBeLessThanOrEqual(right);
      }
    },
  );

  test('on a phone they are one row, and what gets the focus in it is scrolled into sight, there and back', async () => {
    await page.viewport(390, 844);
    await openList();
    const shown = (control: Element) => box(control.closest('label, div') ?? control);
    const [first, select] = [kind('Todos').element(), period.element()] as [HTMLElement, HTMLElement];
    expect(shown(select).right, 'at first it is cut').toBeGreaterThan(390);
    expect(Math.abs(shown(select).bottom - shown(first).bottom)).toBeLessThan(8);
    first.focus();
    const before = scrollY;
    await userEvent.tab();
    await expect.element(period).toHaveFocus();
    await expect.poll(() => shown(select).right).toBeLessThanOrEqual(390);
    expect(shown(first).left).toBeLessThan(0);
    await userEvent.tab({ shift: true });
    await expect.element(kind('Todos')).toHaveFocus();
    await expect.poll(() => shown(first).left).toBeGreaterThanOrEqual(0);
    expect(scrollY).toBe(before);
  });
});

describe('screens.md A.2 cuentas: «Certificado de cuenta»', () => {
  test.each([390, 1440, 1920])('at %d px it stands on one line with its icon, by its whole name', async (width) => {
    await page.viewport(width, 900);
    await openList();
    const link = main.getByRole('button', { name: 'Certificado de cuenta', exact: true });
    expect(linesOf(link.element())).toBe(1);
    const icon = link.element().previousElementSibling;
    if (!icon) throw new Error('El icono falta.');
    const { top, bottom } = wordsOf(link.element());
    expect(Math.abs((box(icon).top + box(icon).bottom) / 2 - (top + bottom) / 2)).toBeLessThan(2);
    const value = link.element().closest('dd') ?? main.element();
    expect(box(link.element()).right).toBeLessThanOrEqual(box(value).right);
  });
});

describe('DESIGN.md §4', () => {
  test.each([390, 1280])('at %d px cards are 16 px apart, and the list is a section, 24 px below', async (width) => {
    await page.viewport(width, 900);
    await openList();
    const months = region('En qué se movió su dinero');
    const history = region('Saldo en el tiempo');
    await expect.element(months.getByRole('list')).toBeVisible();
    await expect.element(history).toBeVisible();
    const balances = region('Disponible').element();
    const listHead = section.getByRole('heading').element().parentElement;
    if (!listHead) throw new Error('La cabecera de la lista falta.');
    expect(box(history.element()).top - box(balances).bottom).toBeCloseTo(16, 0);
    expect(box(listHead).top - box(months.element()).bottom).toBeCloseTo(24, 0);
  });
});

test.each([
  [320, 5],
  [1280, 6],
])(
  'DESIGN.md §12 Skeletons: at %d px the months have a pair of bars each, as high as they will be',
  async (width, shown) => {
    await page.viewport(width, 900);
    const release = hold(movimientos);
    await openBank({ route: `/cuentas/${VISTA}` });
    const places = () =>
      [...main.element().querySelectorAll('div[aria-hidden=true] ul > li')]
        .map(box)
        .filter(({ width: wide }) => wide > 0);
    await expect.poll(() => places().length).toBe(shown);
    const height = places()[0]?.height;
    release();
    const list = region('En qué se movió su dinero').getByRole('list', { name: 'Meses' });
    await expect.element(list).toBeVisible();
    await everyAnswerRead();
    expect(box(list.element()).height).toBe(height);
  },
);
