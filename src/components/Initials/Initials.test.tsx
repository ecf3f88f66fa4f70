import { expect, it } from 'vitest';
import { renderComponent } from '../testRender.tsx';
import { Initials } from './Initials.tsx';

it.each([
  ['Carlos Andrés Loja Peralta', 'CL'],
  ['Rosa Elena Ordóñez', 'RO'],
  ['Pedro Quizhpe', 'PQ'],
  ['Talleres del Sur', 'TS'],
  ['Comercial San Roque', 'CR'],
  ['óscar íñiguez', 'ÓÍ'],
  ['Ñusta', 'Ñ'],
  ['•••• 4871', ''],
  ['', ''],
])('the initials of «%s» are «%s», and only for the eye', async (name, initials) => {
  const { container } = await renderComponent(<Initials name={name} />);
  const circle = container.querySelector('span');
  expect(circle?.textContent).toBe(initials);
  expect(circle?.getAttribute('aria-hidden')).toBe('true');
});
