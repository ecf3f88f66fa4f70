import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { open, save, title } from './cardsWorld.ts';

startEachTestFresh();

const limit = main.getByLabelText('Cupo por compra');
const bar = main.getByText(/sin guardar$/);

/** How far the field reaches below the upper edge of the bar, px; 0 or less where all of it is seen. */
function covered(): number {
  const box = bar.element().closest('[role="status"]')?.parentElement?.getBoundingClientRect();
  return limit.element().getBoundingClientRect().bottom - (box?.top ?? Number.NaN);
}

describe('screens.md A.0 «Accessibility»: changes that are not saved, at the lower edge', () => {
  test.each([
    [1280, 800],
    [390, 844],
  ])('%d×%d: the bar comes while the limit is typed, and does not cover it', async (width, height) => {
    await page.viewport(width, height);
    await open('TC-01', 'Visa Clásica');
    await userEvent.click(limit);
    // As low as the window lets it be, where the bar is going to stand.
    scrollBy({ top: limit.element().getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' });
    await userEvent.keyboard('4');
    await expect.element(bar).toBeVisible();
    await expect.poll(covered).toBeLessThanOrEqual(0);
  });

  test('in a low window it stands in its place', async () => {
    await page.viewport(320, 256);
    await open('TC-01', 'Visa Clásica');
    await userEvent.click(limit);
    await userEvent.keyboard('4');
    await expect.element(bar).toBeInTheDocument();
    expect(covered()).toBeLessThanOrEqual(0);
  });

  test('saved or discarded it goes, and the focus goes on to the page’s heading', async () => {
    await open('TC-01', 'Visa Clásica');
    await main.getByRole('switch', { name: 'Avisos' }).click();
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    await expect.element(title).toHaveFocus();
    await main.getByRole('switch', { name: 'Avisos' }).click();
    await main.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(title).toHaveFocus();
  });
});
