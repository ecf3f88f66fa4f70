import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leer } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh } from '#testing/testWorld.tsx';
import { field, openTab, selector } from './limitsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

/** The height of what stands under the account, px. */
const limitsHeight = (): number | undefined =>
  page.getByRole('tabpanel').element().firstElementChild?.lastElementChild?.getBoundingClientRect().height;

test.each([390, 1280])(
  'DESIGN.md §12 Skeletons: at %d px accounts to come, limits to come and the limits are equally high',
  async (width) => {
    await page.viewport(width, 900);
    const accounts = hold(cuentasOrigen);
    const limits = hold(leer);
    await openTab();
    await expect.element(main.getByText('Cargando cuentas de origen').first()).toBeVisible();
    const heights = [limitsHeight()];
    accounts();
    await expect.element(selector).toBeVisible();
    heights.push(limitsHeight());
    limits();
    await expect.element(field('Interno Diario')).toBeVisible();
    await everyAnswerRead();
    heights.push(limitsHeight());
    expect(heights).toEqual(heights.map(() => heights[2]));
  },
);
