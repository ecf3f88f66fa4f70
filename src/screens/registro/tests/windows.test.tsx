import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { sendCode } from '#testing/behaviourMember.ts';
import { lineIsBack } from '#testing/line.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();
afterEach(() => page.viewport(1280, 900));

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

/** One line of a button, px (DESIGN.md §4 «Targets»). */
const ONE_LINE = 48;

describe('DESIGN.md §5, DESIGN.md §12: on a phone the next step is as wide as its column and keeps its words on one line', () => {
  test.each([390, 320])('the way on at the end, at %i px', async (width) => {
    await page.viewport(width, 800);
    await registration.openRegistration();
    await registration.toStep(4);
    await registration.create.click();
    await sendCode();
    await expect.element(registration.READY).toBeVisible();
    const way = page.getByRole('link', { name: 'Ir a iniciar sesión' });
    expect(boxOf(way).width).toBe(width - 40);
  });

  test('the last step at 320 px: «Crear usuario» beside «Volver»', async () => {
    await page.viewport(320, 800);
    await registration.openRegistration();
    await registration.toStep(4);
    await expect.poll(() => boxOf(registration.create).height).toBe(ONE_LINE);
    expect(boxOf(registration.back).height).toBe(ONE_LINE);
    expect(boxOf(registration.create).top).toBe(boxOf(registration.back).top);
  });
});

describe('DESIGN.md §6 «Offline strip»: without a line the step says why it is off, and stands under or beside that', () => {
  const WHY = 'Sin conexión no puede continuar. Espere a recuperarla.';
  const why = page.getByText(WHY);

  test.each([1440, 390, 320])('at %i px', async (width) => {
    await page.viewport(width, 800);
    await registration.openRegistration();
    await registration.toStep(2);
    const before = boxOf(registration.back);
    dispatchEvent(new Event('offline'));
    onTestFinished(lineIsBack);
    await expect.element(why).toBeInViewport({ ratio: 1 });
    await expect.element(registration.goOn).toHaveAccessibleDescription(WHY);
    expect(boxOf(registration.back).left).toBe(before.left);
    expect([boxOf(registration.goOn).height, boxOf(registration.back).height]).toEqual([ONE_LINE, ONE_LINE]);
    if (width === 1440) {
      expect(boxOf(why).left).toBeGreaterThanOrEqual(boxOf(registration.back).right);
      expect(boxOf(why).right).toBeLessThanOrEqual(boxOf(registration.goOn).left);
    } else {
      expect(boxOf(why).bottom).toBeLessThanOrEqual(boxOf(registration.goOn).top);
      expect(boxOf(why).bottom).toBeLessThanOrEqual(boxOf(registration.back).top);
    }
    lineIsBack();
    await expect.element(why).not.toBeInTheDocument();
    await expect.element(registration.goOn).not.toHaveAccessibleDescription();
  });
});

test('beside the ink panel the rules of the password stand in two columns, the longest below across both', async () => {
  await page.viewport(1440, 900);
  await registration.openRegistration();
  await registration.toStep(2);
  const rule = (text: string) => boxOf(page.getByRole('listitem').filter({ hasText: text }));
  const [length, whitespace, letters, different, digit] = [
    rule('Al menos 8 caracteres'),
    rule('Sin espacios en blanco'),
    rule('Mayúsculas y minúsculas'),
    rule('Diferente de su identificación'),
    rule('Al menos un número'),
  ];
  expect(whitespace.top).toBe(length.top);
  expect(different.top).toBe(letters.top);
  expect(letters.top).toBeGreaterThan(length.top);
  expect(digit.top).toBeGreaterThan(different.top);
  expect(digit.width).toBe(different.right - letters.left);
});
