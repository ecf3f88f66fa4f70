import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { lineIsBack } from '#testing/line.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();
afterEach(() => page.viewport(1280, 900));

const strip = page.getByText('Sin conexión. Los datos pueden estar desactualizados.');

/** Opens a page that is longer than its window, loses the line and scrolls to its end. */
async function scrollWithoutLine(route: string, [width, height]: readonly [number, number]): Promise<DOMRect> {
  await page.viewport(width, height);
  await openBank({ route, socio: route === '/registro' ? null : 'mfguaman' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Without a line nothing more of the page would come.
  await everyAnswerRead();
  dispatchEvent(new Event('offline'));
  onTestFinished(lineIsBack);
  await expect.element(strip).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight - innerHeight).toBeGreaterThan(200);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  return strip.element().getBoundingClientRect();
}

/** What is seen at the middle of a box. */
const seenAt = ({ left, top, width, height }: DOMRect) => document.elementFromPoint(left + width / 2, top + height / 2);

describe('screens.md A.0 «Offline notice»: the strip stays in sight however far the page is scrolled', () => {
  test.each([
    ['under the bar of a phone', '/productos', [390, 844], 64],
    ['at the top of a desk', '/productos', [1280, 900], 0],
    ['of the registration', '/registro', [390, 600], 0],
    ['of a page to read', '/politicasprivacidad', [390, 844], 0],
  ] as const)('%s', async (_, route, size, top) => {
    const box = await scrollWithoutLine(route, size);
    expect(box.top).toBeCloseTo(top, 0);
    expect(strip.element().contains(seenAt(box))).toBe(true);
  });

  test('but in a low window, which keeps its few lines for the page', async () => {
    const box = await scrollWithoutLine('/productos', [320, 256]);
    expect(box.bottom).toBeLessThan(0);
  });

  test('and what gets the focus does not stand behind it', async () => {
    const { bottom } = await scrollWithoutLine('/productos', [390, 844]);
    const first = page.getByRole('main').getByRole('link').first().element() as HTMLElement;
    first.focus();
    await expect.poll(() => first.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });
});

test('screens.md A.0 «Accessibility»: neither its coming nor its going moves anything from under a press', async () => {
  await openBank({ route: '/productos' });
  const link = page.getByRole('main').getByRole('link').first();
  await expect.element(link).toBeVisible();
  await everyAnswerRead();
  onTestFinished(lineIsBack);
  for (const [event, count] of [
    ['offline', 1],
    ['online', 0],
  ] as const) {
    const { top } = link.element().getBoundingClientRect();
    link.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(link.element().getBoundingClientRect().top).toBe(top);
    link.element().dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await expect.poll(() => strip.elements().length).toBe(count);
    expect(link.element().getBoundingClientRect().top).not.toBe(top);
  }
});
