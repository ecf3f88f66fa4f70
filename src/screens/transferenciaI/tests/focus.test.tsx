import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { digits } from '#testing/behaviourMember.ts';
import { lineIsBack } from '#testing/line.ts';
import { subtitle } from '#testing/locators.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { confirm, openTransfer, order, toReview } from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

test('screens.md A.0 «Offline notice»: on Revisar the focus stays on the step that the lost line switches off, and it serves again with the line', async () => {
  await openTransfer();
  await toReview();
  const step = confirm.element() as HTMLElement;
  step.focus();
  dispatchEvent(new Event('offline'));
  onTestFinished(lineIsBack);
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(step);
  await userEvent.keyboard('{Enter}');
  expect(digits.elements()).toHaveLength(0);
  lineIsBack();
  await expect.element(confirm).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(digits).toBeVisible();
});

test('screens.md A.0 «Accessibility»: how an order ended is in sight at 400 % zoom too', async () => {
  await openTransfer();
  await page.viewport(320, 256);
  await order();
  const ended = subtitle('Transferencia exitosa');
  await expect.element(ended).toHaveFocus();
  const { top, bottom } = ended.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
});
