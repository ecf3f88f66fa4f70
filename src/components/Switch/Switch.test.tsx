import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disabledLooks, looksOf } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { Switch } from './Switch.tsx';

const onChange = vi.fn<(checked: boolean) => void>();
const control = page.getByRole('switch', { name: 'Tratamiento de datos' });

beforeEach(() => {
  onChange.mockReset();
});

const show = (props: { checked?: boolean; saving?: boolean } = {}) =>
  renderComponent(
    <Switch label="Tratamiento de datos" help="Puede cambiarlo." checked={false} onChange={onChange} {...props} />,
  );

it('is a switch with its label as name and its help as description', async () => {
  await show({ checked: true });
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Puede cambiarlo.');
});

it('a click on track or label and the space bar each ask for the other state, once', async () => {
  await show();
  await control.click();
  expect(onChange.mock.calls).toEqual([[true]]);
  await page.getByText('Tratamiento de datos').click();
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('it is the caller who moves it: it stays until the caller says otherwise', async () => {
  const { rerender } = await show();
  await control.click();
  await expect.element(control).not.toBeChecked();
  await rerender(<Switch label="Tratamiento de datos" checked onChange={onChange} />);
  await expect.element(control).toBeChecked();
  await control.click();
  expect(onChange).toHaveBeenLastCalledWith(false);
});

it('while saving, clicks and keys are ignored, the focus stays and it says that it is busy', async () => {
  await show({ checked: true, saving: true });
  await control.click({ force: true });
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(control).toHaveFocus();
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAttribute('aria-busy', 'true');
  await expect.element(control).toHaveAttribute('aria-disabled', 'true');
});

it('its target is 44 px high at the least', async () => {
  await show();
  expect(control.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('says whether it is on as a checkbox does: no `aria-checked` of its own beside that (ARIA in HTML)', async () => {
  await show({ checked: true });
  await expect.element(control).toBeChecked();
  await expect.element(control).not.toHaveAttribute('aria-checked');
});

it('one that cannot be used is disabled, and a form sends its name only while it can be', async () => {
  const held = createRef<HTMLInputElement>();
  const form = (disabled: boolean) => (
    <form>
      <Switch
        label="Tratamiento de datos"
        name="tratamiento"
        value="si"
        ref={held}
        disabled={disabled}
        checked
        onChange={onChange}
      />
    </form>
  );
  const { container, rerender } = await renderComponent(form(false));
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined)];
  expect(held.current).toBe(control.element());
  expect(sent()).toEqual([['tratamiento', 'si']]);
  await rerender(form(true));
  await expect.element(control).toBeDisabled();
  expect(sent()).toEqual([]);
  await page.getByText('Tratamiento de datos').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

it('is described by other words of the page as well', async () => {
  await renderComponent(
    <>
      <Switch
        label="Tratamiento de datos"
        help="Puede cambiarlo."
        aria-describedby="otras"
        checked
        onChange={onChange}
      />
      <p id="otras">Y volver.</p>
    </>,
  );
  await expect.element(control).toHaveAccessibleDescription('Puede cambiarlo. Y volver.');
});

it('one that is aria-disabled looks it and keeps its focus; nothing asks for the other state', async () => {
  await renderComponent(<Switch label="Tratamiento de datos" aria-disabled checked={false} onChange={onChange} />);
  await control.click({ force: true });
  await page.getByText('Tratamiento de datos').click({ force: true });
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(control).toHaveFocus();
  await expect.element(control).not.toBeChecked();
  expect(looksOf(page.getByText('Tratamiento de datos').element())).toEqual(disabledLooks());
});
