import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { ControlBox, ControlInput } from './ControlBox.tsx';

test('DESIGN.md §12: a value or a placeholder that has no room ends in an ellipsis, not within a letter', async () => {
  await renderComponent(
    <ControlBox $invalid={false} style={{ width: '8rem' }}>
      <ControlInput aria-label="Buscar" placeholder="Buscar por descripción" />
    </ControlBox>,
  );
  const input = page.getByRole('textbox', { name: 'Buscar' }).element();
  expect(getComputedStyle(input).textOverflow).toBe('ellipsis');
  expect(getComputedStyle(input, '::placeholder').textOverflow).toBe('ellipsis');
});
