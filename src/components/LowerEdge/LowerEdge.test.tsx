import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { useLowerEdge, useLowerEdgeTaken } from './lowerEdge.ts';

function Step() {
  useLowerEdge();
  return <p>Revisar</p>;
}

function Page() {
  const [steps, setSteps] = useState(0);
  return (
    <>
      <output>{useLowerEdgeTaken() ? 'ocupado' : 'libre'}</output>
      <button type="button" onClick={() => setSteps((count) => count + 1)}>
        Más
      </button>
      <button type="button" onClick={() => setSteps((count) => count - 1)}>
        Menos
      </button>
      {Array.from({ length: steps }, (_, at) => `paso ${at}`).map((key) => (
        <Step key={key} />
      ))}
    </>
  );
}

it('D-69: the lower edge is taken as long as one step has it', async () => {
  await renderComponent(<Page />);
  const state = page.getByRole('status');
  await expect.element(state).toHaveTextContent('libre');
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('button', { name: 'Más' }).click();
  await expect.element(state).toHaveTextContent('ocupado');
  await page.getByRole('button', { name: 'Menos' }).click();
  await expect.element(state).toHaveTextContent('ocupado');
  await page.getByRole('button', { name: 'Menos' }).click();
  await expect.element(state).toHaveTextContent('libre');
});
