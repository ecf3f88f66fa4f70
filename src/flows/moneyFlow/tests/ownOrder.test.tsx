import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryWorld } from '#storybook/storyWorld.tsx';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import type { OrderSummary } from '../operation.ts';
import { useRepeatedOrder } from '../useRepeatedOrder.ts';

startEachTestFresh();

const order: { summary: OrderSummary; checkedAt: number } = {
  summary: {
    cents: 12_34,
    origin: { name: 'Ahorro a la Vista', number: '010201004871' },
    payee: [],
    identity: { key: 'cuenta 010201015566', endings: ['5566'] },
    blocks: [],
  },
  checkedAt: 0,
};

/** An order under review that can be sent, and whose sending can end. */
function Review() {
  const [underWay, setUnderWay] = useState<string | null>(null);
  const { earlier, claim } = useRepeatedOrder('INTERNA', order, underWay);
  const send = async () => {
    setUnderWay('ot-1');
    if (await claim('ot-1')) setSent(true);
  };
  const [sent, setSent] = useState(false);
  return (
    <main>
      <p>{`${sent ? 'enviada' : 'sin enviar'}, anteriores: ${earlier.length}`}</p>
      <button type="button" onClick={() => void send()}>
        Enviar
      </button>
      <button type="button" onClick={() => setUnderWay(null)}>
        Terminar
      </button>
    </main>
  );
}

test('D-67: what is being sent here is no earlier order, and is one once that has ended', async () => {
  await render(
    <StoryWorld options={{ socio: 'mfguaman', ruta: '/', cierre: null, contenido: null, cooperativa: null }}>
      <Review />
    </StoryWorld>,
  );
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByText('enviada, anteriores: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect.element(page.getByText('enviada, anteriores: 1')).toBeVisible();
});
