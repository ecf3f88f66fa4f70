import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from './testWorld.tsx';

startEachTestFresh();

const phone = () => page.getByLabelText('Celular').query();

test('conventions.md «Tests»: every answer is read when it is decrypted, checked and drawn, however long that takes', async () => {
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return decrypt(...given);
  });
  const bank = await openBank({ route: '/perfilsocio' });
  await expect.poll(() => bank.countOf(perfilSocio.leer)).toBeGreaterThan(0);
  expect(phone()).toBeNull();
  await everyAnswerRead();
  expect(phone()).not.toBeNull();
});
