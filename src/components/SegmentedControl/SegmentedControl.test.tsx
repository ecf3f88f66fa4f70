import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disabledLooks, looksOf, systemColour, whereColoursAreForced } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
  { value: 'sistema', label: 'Sistema' },
] as const;

const onChange = vi.fn();

function Living({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('sistema');
  return (
    <SegmentedControl
      label="Tema"
      options={options}
      value={value}
      disabled={disabled}
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

describe('while what was chosen is being sent', () => {
  it('its radios keep the focus, what is pressed changes nothing, and it says that it is not to be used', async () => {
    onChange.mockReset();
    const { rerender } = await renderComponent(<Living />);
    await userEvent.keyboard('{Tab}');
    await rerender(<Living disabled />);
    await expect.element(radio('Sistema')).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'Tema' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Sistema')).toBeChecked();
    await page.getByText('Oscuro').click({ force: true });
    await expect.element(radio('Sistema')).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    await rerender(<Living />);
    await page.getByText('Claro').click();
    await expect.element(radio('Claro')).toBeChecked();
    expect(onChange.mock.calls).toEqual([['claro']]);
  });

  it('its words have the colour of what is disabled, also where colours are forced', async () => {
    await renderComponent(<Living disabled />);
    const [chosen, other] = ['Sistema', 'Claro'].map((name) => radio(name).element().closest('label'));
    expect([looksOf(chosen), looksOf(other)]).toEqual([disabledLooks(), disabledLooks()]);
    await whereColoursAreForced(() => {
      expect(getComputedStyle(other ?? document.body).color).toBe(systemColour('GrayText'));
      expect(getComputedStyle(chosen ?? document.body).backgroundColor).toBe(systemColour('GrayText'));
    });
  });
});
