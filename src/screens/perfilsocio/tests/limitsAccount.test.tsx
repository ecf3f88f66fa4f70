import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { modificar } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as limits from './limitsWorld.ts';

startEachTestFresh();

test('§3, §8: the chosen account is gone: no other account’s limits stand in its place, and nothing is left to lose', async () => {
  const bank = await limits.openReady();
  await limits.field('Interno Diario').fill('1,01');
  use(
    answers.rewritten(cuentasOrigen, (rows) =>
      (rows as { numeroCuenta: string }[]).filter(({ numeroCuenta }) => numeroCuenta !== limits.SAVINGS),
    ),
  );
  vi.setSystemTime(Date.now() + 31_000);
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => bank.countOf(cuentasOrigen), { timeout: 5000 }).toBe(2);
  await everyAnswerRead();
  await expect.element(limits.selector).toHaveTextContent('Seleccione una opción');
  expect(limits.save.elements()).toHaveLength(0);
  expect(bank.countOf(modificar)).toBe(0);
  await bank.go('/inicio');
  await expect.poll(bank.path).toBe('/inicio');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});
