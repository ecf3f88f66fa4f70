import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Chips } from './Chips.tsx';

const onChange = vi.fn<(value: string) => void>();
const options = [
  { value: '', label: 'Todas' },
  { value: 'Pagos', label: 'Pagos' },
  { value: 'Seguridad', label: 'Seguridad' },
];
const chip = (name: string) => page.getByRole('radio', { name, exact: true });

beforeEach(() => {
  onChange.mockReset();
});

function Filter({ label = 'Categoría' }: { label?: string }) {
  const [value, setValue] = useState('');
  return (
    <Chips
      label={label}
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

it('is a named group of radios with one of them chosen', async () => {
  await renderComponent(<Filter />);
  await expect.element(page.getByRole('group', { name: 'Categoría' })).toBeVisible();
  await expect.element(chip('Todas')).toBeChecked();
  await expect.element(chip('Pagos')).not.toBeChecked();
});

it('a click on the chip chooses it, once; on the chosen one it does nothing', async () => {
  await renderComponent(<Filter />);
  await page.getByText('Pagos').click();
  await expect.element(chip('Pagos')).toBeChecked();
  await expect.element(chip('Todas')).not.toBeChecked();
  await page.getByText('Pagos').click();
  expect(onChange.mock.calls).toEqual([['Pagos']]);
});

it('the arrows choose, around the end, and Tab leaves the group', async () => {
  await renderComponent(<Filter />);
  await userEvent.tab();
  await expect.element(chip('Todas')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chip('Pagos')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(chip('Todas')).toBeChecked();
  expect(onChange.mock.calls).toEqual([['Pagos'], ['Seguridad'], ['']]);
});

it('two groups of one page do not take each other’s choice', async () => {
  await renderComponent(
    <>
      <Filter />
      <Filter label="Otra" />
    </>,
  );
  await page.getByRole('group', { name: 'Otra' }).getByText('Pagos').click();
  await expect
    .element(page.getByRole('group', { name: 'Categoría' }).getByRole('radio', { name: 'Todas' }))
    .toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Otra' }).getByRole('radio', { name: 'Pagos' })).toBeChecked();
});

const many = ['Celular Sofía', 'Mi celular', 'Celular de la casa', 'Celular de la abuela', 'Otro número'].map(
  (label) => ({
    value: label,
    label,
  }),
);

afterEach(() => page.viewport(1280, 900));

it.each([
  ['on a phone one row scrolls, with the chosen one in sight', 390, 358, 1],
  ['in a wide column the chips have as many lines as they need', 684, 490, 2],
  ['also in a narrow one beside a menu, where a pointer finds no scrollbar', 685, 358, 3],
])('DESIGN.md §12 «Phones»: %s', async (_, window, width, lines) => {
  await page.viewport(window, 900);
  await renderComponent(
    <div style={{ containerType: 'inline-size', containerName: 'main', width }}>
      <Chips label="Números guardados" options={many} value="Otro número" onChange={onChange} asField oneRow />
    </div>,
  );
  const chips = many.map(({ label }) => page.getByText(label, { exact: true }).element().getBoundingClientRect());
  expect(new Set(chips.map(({ top }) => top)).size).toBe(lines);
  expect(chips.at(-1)?.right).toBeLessThanOrEqual(width + 8);
});

it('DESIGN.md §12 «Phones»: what gets the focus in the row is scrolled into sight, all of it', async () => {
  await page.viewport(390, 900);
  await renderComponent(
    <div style={{ containerType: 'inline-size', containerName: 'main', width: 320 }}>
      <Chips label="Números guardados" options={many} value="Celular de la casa" onChange={onChange} oneRow />
    </div>,
  );
  const chosen = page.getByText('Celular de la casa', { exact: true }).element();
  const row = chosen.parentElement;
  if (!row) throw new Error('La fila falta.');
  // Somebody has moved the row back.
  row.scrollLeft = 0;
  const edge = row.getBoundingClientRect().right;
  expect(chosen.getBoundingClientRect().right).toBeGreaterThan(edge);
  await userEvent.tab();
  await expect.element(chip('Celular de la casa')).toHaveFocus();
  expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});
