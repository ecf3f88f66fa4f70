import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Facts } from './Facts.tsx';

it('two facts of one name are both drawn, and each keeps its value', async () => {
  const facts = (first: string) => [
    { label: 'Cuota', value: first },
    { label: 'Cuota', value: 'Noviembre' },
  ];
  const { rerender } = await renderComponent(<Facts facts={facts('Octubre')} />);
  await rerender(<Facts facts={facts('Septiembre')} />);
  expect(
    page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Septiembre', 'Noviembre']);
});
