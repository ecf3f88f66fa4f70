import { expect, test, vi } from 'vitest';
import { movimientos } from '#api/contract/cuentas.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { outlookOf } from '../memberOutlook.ts';

vi.mock('../memberOutlook.ts', { spy: true });

startEachTestFresh({ now: DEMO_NOW });

test('how long the money lasts is reckoned once for what is known, however often inicio is drawn', async () => {
  const bank = await openBank({ route: '/inicio' });
  await expect.element(main.getByRole('heading', { name: /alcanza/ })).toBeVisible();
  await everyAnswerRead();
  expect(outlookOf).toHaveBeenCalledTimes(1);
  const before = bank.countOf(movimientos);
  // Everything is asked anew, and answered alike.
  vi.setSystemTime(DEMO_NOW + 31_000);
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => bank.countOf(movimientos)).toBeGreaterThan(before);
  await everyAnswerRead();
  expect(outlookOf).toHaveBeenCalledTimes(1);
});
