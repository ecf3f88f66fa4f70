import { describe, expect, test, vi } from 'vitest';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, radio, said } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import * as cards from './cardPaymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const SECOND = /^Mastercard Socio/;

/** From now on the bank has no such card. */
const without = (code: string) =>
  answers.rewritten(lista, (rows) =>
    (rows as { codigoTarjeta: string }[]).filter(({ codigoTarjeta }) => codigoTarjeta !== code),
  );

test('§3, §8: the chosen card is gone: no other takes its place, with what was typed for it', async () => {
  cards.giveDebtToSecond();
  const bank = await cards.openOwn();
  await cards.otherAmount('20');
  use(without('TC-01'));
  const live = hearLiveWords();
  vi.setSystemTime(Date.now() + 31_000);
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => bank.countOf(lista), { timeout: 5000 }).toBe(2);
  await everyAnswerRead();
  await expect.element(said('Seleccione una opción')).toBeVisible();
  await expect.poll(live.heard).toContain('espera su turno: Seleccione una opción');
  live.stop();
  await expect.element(radio(SECOND)).not.toBeChecked();
  expect(main.getByRole('form').elements()).toHaveLength(0);
  expect(main.getByText(/^Cargando/).elements()).toHaveLength(0);
  await radio(SECOND).click({ force: true });
  await expect.element(radio(SECOND)).toBeChecked();
  await expect.element(radio(/^Pago total/)).toBeChecked();
  await main.getByText('Otro valor').click();
  await expect.element(cards.value).toHaveValue('');
  expect(bank.countOf(validar) + bank.countOf(pagar)).toBe(0);
});

describe('the chosen card’s state and its day', () => {
  const badges = () => main.getByText(/^(?:Activa|Bloqueo temporal|Bloqueada|Cancelada|Vencid[oa].*|Fecha máxima.*)$/);
  const heard = () =>
    badges()
      .elements()
      .map(({ textContent }) => textContent);
  const paid = { fechaMaximaPago: null, pagoMinimo: 0, pagoTotal: 0 };

  test.each([
    ['ACTIVA', false, []],
    ['ACTIVA', true, ['Bloqueo temporal']],
    ['BLOQUEADA', true, ['Bloqueo temporal']],
    ['BLOQUEADA', false, ['Bloqueada']],
    ['CANCELADA', false, ['Cancelada']],
    [null, false, []],
  ])('D-65: «%s», by its member’s own switch blocked: %s, is called %j', async (estado, bloqueoTemporal, words) => {
    use(
      answers.rewritten(lista, (rows) => (rows as object[]).map((row) => ({ ...row, estado }))),
      answers.rewritten(leer, (data) => {
        const card = data as { configuracion: object };
        return { ...card, ...paid, estado, configuracion: { ...card.configuracion, bloqueoTemporal } };
      }),
    );
    await cards.openCards();
    await expect.element(radio(cards.VISA)).toBeChecked();
    await everyAnswerRead();
    await expect.poll(heard).toEqual(words);
  });

  test('screens.md A.2 tarjeta-credito: a card whose day is past is overdue here too; today it can still be paid in time', async () => {
    use(answers.rewritten(leer, (data) => ({ ...(data as object), fechaMaximaPago: '2026-11-20' })));
    goToLateEvening();
    await cards.openOwn();
    await expect.poll(heard).toEqual(['Fecha máxima de pago 20/11/2026']);
    passMidnight();
    await expect.poll(heard).toEqual(['Vencido hace 1 día']);
  });
});
