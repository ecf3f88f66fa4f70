import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
  { value: 'sistema', label: 'Sistema' },
] as const;

const onChange = vi.fn();

function Living() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('sistema');
  return (
    <SegmentedControl
      label="Tema"
      options={options}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name });

describe('segmented control (DESIGN.md «Segmented control»)', () => {
  it('is a named group of radios with one stop for Tab; the arrows choose at once and go round', async () => {
    onChange.mockReset();
    await renderComponent(<Living />);
    await expect.element(page.getByRole('group', { name: 'Tema' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(radio('Sistema')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Claro')).toHaveFocus();
    await expect.element(radio('Claro')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Oscuro')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(radio('Sistema')).toBeChecked();
    expect(onChange.mock.calls).toEqual([['claro'], ['oscuro'], ['claro'], ['sistema']]);
  });

  it('a click on the words chooses; on the chosen one it changes nothing', async () => {
    onChange.mockReset();
    await renderComponent(<Living />);
    await page.getByText('Oscuro').click();
    await page.getByText('Oscuro').click();
    await expect.element(radio('Oscuro')).toBeChecked();
    expect(onChange.mock.calls).toEqual([['oscuro']]);
  });
});
