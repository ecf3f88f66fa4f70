import { describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { agencias } from '#api/contract/informacion.ts';
import { historial } from '#api/contract/transacciones.ts';
import { validarInternas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { button, main } from '#testing/locators.ts';
import { hold, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { fillData, openTransfer, revisar } from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const press = (kind: 'mousedown' | 'mouseup'): boolean =>
  revisar.element().dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('screens.md A.0 «Accessibility»: what comes with an answer moves nothing from under a press', () => {
  test.each<[string, AnyEndpoint, () => Promise<void>, Locator]>([
    [
      'the telephone of who is stuck',
      agencias,
      async () => {
        await fillData();
        await revisar.click();
        await expect.element(button('Agencias')).toBeVisible();
      },
      main.getByRole('link', { name: /^Llamar al / }),
    ],
    ['the amounts that a payee usually gets', historial, fillData, main.getByText('Valores que suele enviar')],
  ])('%s', async (_, endpoint, go, part) => {
    use(answers.withCode(validarInternas, '-9999-00-03'));
    const release = hold(endpoint);
    await openTransfer();
    await go();
    const { top } = revisar.element().getBoundingClientRect();
    press('mousedown');
    release();
    await wait(200);
    expect(part.elements()).toHaveLength(0);
    expect(revisar.element().getBoundingClientRect().top).toBe(top);
    press('mouseup');
    await expect.element(part).toBeVisible();
  });
});
