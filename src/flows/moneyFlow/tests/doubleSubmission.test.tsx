import { expect, inject, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useApi } from '#api/ApiProvider.tsx';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import type * as Pin from '#flows/pin/usePinConfirmation.tsx';
import { demo } from '#mocks/storyDemo.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { StoryWorld } from '#storybook/storyWorld.tsx';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { MoneyFlowPage } from '../MoneyFlowPage.tsx';
import type { Operation, Order } from '../operation.ts';
import { transferTexts } from '../transferTexts.ts';
import { useMoneyFlow } from '../useMoneyFlow.ts';

/*
 * The bulk of the double submissions: the money flow's own hook and page, over the real transport and the real bank, with the form and the
 * PIN dialog left out for speed. Both calls of the PIN are made. transferenciaI/tests/failures.test.tsx does the same with a member's real input.
 */

/** The PIN without its dialog: its two calls. */
vi.mock('#flows/pin/usePinConfirmation.tsx', (): Partial<typeof Pin> => {
  return {
    usePinConfirmation: () => {
      const api = useApi();
      return async (_, send) => {
        const { idTransaccion } = await api.call(generar, { body: {} });
        await api.call(autorizar, { body: { guid: idTransaccion, codigoToken: '123456' } });
        await send(idTransaccion);
        return 'sent';
      };
    },
  };
});

startEachTestFresh();

/** In each of four styles: 1,000 in all in `npm run assurance`, a fast part of them in `npm test`. */
const TIMES = inject('isWhole') ? 250 : 25;
const ORIGIN = '010201004871';
const SHOP = '010201015566';

const body = { numeroCuentaOrigen: ORIGIN, numeroCuentaDestino: SHOP, valor: 1_00, concepto: 'Café' };
type Body = typeof body;

/** How often the bank was asked to execute, and to check. */
let executions = 0;
let checks = 0;

const operation: Operation<Body> = {
  kind: 'INTERNA',
  title: 'Transferencia interna',
  address: '/',
  ...transferTexts,
  validate: (api, sent) => {
    checks += 1;
    return api.call(validarInternas, { body: sent });
  },
  execute: (api, sent) => {
    executions += 1;
    return api.call(internas, { body: sent });
  },
  refusals: internas.codes,
};

const order: Order<Body> = {
  body,
  summary: {
    cents: 1_00,
    origin: { name: 'Ahorro a la Vista', number: ORIGIN },
    payee: [],
    identity: { key: `cuenta ${SHOP}`, endings: [SHOP.slice(-4)] },
    blocks: [],
  },
};

function Orders() {
  const flow = useMoneyFlow(operation, {
    onDone: () => undefined,
    formSnapshot: () => '',
    subject: '',
    isFilled: () => false,
  });
  return (
    <main>
      <MoneyFlowPage operation={operation} flow={flow}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void flow.review(order);
          }}
        >
          <button type="submit">Revisar</button>
        </form>
      </MoneyFlowPage>
    </main>
  );
}

const task = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The button of that name, once it is there and does something. */
async function ready(name: string): Promise<HTMLButtonElement> {
  for (let turn = 0; turn < 5000; turn += 1) {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent, disabled, ariaBusy }) => textContent === name && !disabled && ariaBusy !== 'true',
    );
    if (found) return found;
    await task();
  }
  throw new Error(`«${name}» no aparece.`);
}

/** Ticks that the same is wanted once more, as soon as it is asked. */
async function tickAgain(): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    const box = document.querySelector<HTMLInputElement>('main input[type="checkbox"]');
    if (box?.checked) return;
    box?.click();
    await task();
  }
  throw new Error('No se pregunta por la operación repetida.');
}

/** Enter on a button: the browser makes a click of it. */
function enter(control: HTMLButtonElement): void {
  control.focus();
  if (control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })))
    control.click();
}

const click = (control: HTMLButtonElement): void => control.click();
const after =
  (first: (control: HTMLButtonElement) => void, second: (control: HTMLButtonElement) => void) =>
  async (control: HTMLButtonElement): Promise<void> => {
    first(control);
    await task();
    second(control);
  };

const openOrders = () =>
  render(
    <StoryWorld options={{ socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null }}>
      <Orders />
    </StoryWorld>,
  );

test('screens.md A.0 «Double-submission protection»: the second half of a double click on «Revisar» confirms nothing', async () => {
  executions = 0;
  await openOrders();
  click(await ready('Revisar'));
  const confirm = await ready('Confirmar transferencia');
  confirm.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
  for (let turn = 0; turn < 20; turn += 1) await task();
  expect(await ready('Confirmar transferencia')).toBe(confirm);
  expect(executions).toBe(0);
  confirm.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  await ready('Hacer otra transferencia');
  expect(executions).toBe(1);
});

test.each<[string, (control: HTMLButtonElement) => void | Promise<void>]>([
  ['double click', after(click, click)],
  ['double Enter', after(enter, enter)],
  ['click and Enter', after(click, enter)],
  ['two clicks in the same task', (control) => (click(control), click(control))],
])(
  `screens.md A.0 «Double-submission protection»: ${TIMES} orders, each sent twice by %s, are ${TIMES} debits`,
  async (_, twice) => {
    executions = 0;
    checks = 0;
    const before = demo.bank.ledger.balanceOf(SHOP);
    await openOrders();
    for (let time = 0; time < TIMES; time += 1) {
      await twice(await ready('Revisar'));
      const confirm = await ready('Confirmar transferencia');
      // D-67: the same order again is asked about, and never forbidden.
      if (time > 0) await tickAgain();
      await twice(confirm);
      (await ready('Hacer otra transferencia')).click();
    }
    await ready('Revisar');
    const { ledger, state } = demo.bank;
    expect({ checks, executions }).toEqual({ checks: TIMES, executions: TIMES });
    expect(ledger.balanceOf(ORIGIN)).toBe(2_896_37 - TIMES * 1_00);
    expect(ledger.balanceOf(SHOP)).toBe(before + TIMES * 1_00);
    expect(ledger.movementsOf(ORIGIN).recent).toHaveLength(TIMES);
    expect(new Set(state.receipts.map(({ idTransaccion }) => idTransaccion)).size).toBe(TIMES);
    expect(ledger.total()).toBe(0);
    expect(pendingOrders().all()).toEqual([]);
  },
  TIMES * 2_000,
);
