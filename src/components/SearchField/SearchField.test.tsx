import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { SearchField } from './SearchField.tsx';

const onChange = vi.fn<(value: string) => void>();
const field = page.getByRole('searchbox', { name: 'Buscar por ciudad' });

beforeEach(() => {
  onChange.mockReset();
});

function Search({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label="Buscar por ciudad"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

it('its label is its name and its placeholder', async () => {
  await renderComponent(<Search />);
  await expect.element(field).toHaveAttribute('placeholder', 'Buscar por ciudad');
});

it('hands over what is typed, letter by letter', async () => {
  await renderComponent(<Search />);
  await field.click();
  await userEvent.keyboard('Ñu');
  expect(onChange.mock.calls).toEqual([['Ñ'], ['Ñu']]);
  await expect.element(field).toHaveValue('Ñu');
});

it('Escape empties it and goes no further; empty, it lets Escape pass', async () => {
  const seen: boolean[] = [];
  const watch = (event: KeyboardEvent) => seen.push(event.defaultPrevented);
  addEventListener('keydown', watch);
  try {
    await renderComponent(<Search start="Cuenca" />);
    (field.element() as HTMLInputElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['']]);
    await userEvent.keyboard('{Escape}');
    expect(seen).toEqual([true, false]);
    expect(onChange).toHaveBeenCalledOnce();
    await expect.element(field).toHaveFocus();
  } finally {
    removeEventListener('keydown', watch);
  }
});

it('it is the caller who changes it', async () => {
  await renderComponent(<SearchField label="Buscar por ciudad" value="Cuenca" onChange={onChange} />);
  await field.fill('Loja');
  await expect.element(field).toHaveValue('Cuenca');
  expect(onChange).toHaveBeenCalledWith('Loja');
});
