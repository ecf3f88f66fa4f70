import { expect, onTestFinished, test, vi } from 'vitest';
import { failureTexts } from '#api/apiError.ts';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { TIME_LIMIT_MS } from '#api/timeLimit.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh } from '#testing/testWorld.tsx';
import * as registration from './registrationWorld.ts';

const { fetching } = vi.hoisted(() => ({ fetching: vi.fn() }));

// As on a line that has come to a standstill: the dialog's code neither comes nor fails.
vi.mock('#components/PinDialog/PinDialog.tsx', () => {
  fetching();
  return new Promise(() => undefined);
});

startEachTestFresh();

test('code of the dialog that never comes is given up after the longest wait for an answer, and the page goes on', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await registration.create.click();
  await expect.poll(() => fetching.mock.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  vi.useRealTimers();
  // The host is there: it is no word of a connection (D-73).
  await expect.element(main.getByText(failureTexts.rejected)).toBeVisible();
  await registration.create.click();
  await expect.poll(() => bank.countOf(validarIdentidad)).toBe(3);
});

test('D-64: whoever goes back while it is on its way does not wait for it', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  await registration.create.click();
  await expect.poll(() => bank.countOf(validarIdentidad)).toBe(2);
  await everyAnswerRead();
  await registration.back.click();
  await expect.element(registration.at(3)).toBeVisible();
  await expect.element(registration.goOn).not.toHaveAttribute('aria-busy');
  await registration.goOn.click();
  await expect.element(registration.at(4)).toBeVisible();
});
