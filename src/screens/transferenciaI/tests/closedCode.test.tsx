import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { digits } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { confirm, NOT_DEBITED, openTransfer, toReview } from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

test('FM (b): on a phone whoever closes the code sees that nothing was debited', async () => {
  await page.viewport(390, 700);
  await openTransfer();
  await toReview();
  confirm.element().scrollIntoView({ block: 'end' });
  await confirm.click();
  await expect.element(digits).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const notice = main.getByText(NOT_DEBITED);
  await expect.element(notice).toBeVisible();
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThan(64);
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await expect.element(confirm).toHaveFocus();
});
