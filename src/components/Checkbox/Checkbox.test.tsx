import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disabledLooks, looksOf, systemColour, themeColour, whereColoursAreForced } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { Checkbox } from './Checkbox.tsx';

const onChange = vi.fn();
const onDocument = vi.fn();
const box = page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });
const ERROR = 'Debe aceptar los términos y condiciones.';

beforeEach(() => {
  onChange.mockReset();
  onDocument.mockReset();
});

const checkbox = (error?: string) => (
  <Checkbox
    label="Acepto los"
    after={
      <button type="button" onClick={onDocument}>
        términos y condiciones
      </button>
    }
    error={error}
    onChange={onChange}
  />
);

it('its name is the whole sentence, with what goes on after the label', async () => {
  await renderComponent(checkbox());
  await expect.element(box).toBeInTheDocument();
  await expect.element(box).not.toBeChecked();
});

it('box, label and space bar tick it; the button inside the sentence does not', async () => {
  await renderComponent(checkbox());
  await box.click();
  await expect.element(box).toBeChecked();
  await page.getByText('Acepto los').click();
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(3);
  await page.getByRole('button', { name: 'términos y condiciones' }).click();
  expect(onDocument).toHaveBeenCalledOnce();
  await expect.element(box).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('the error describes it and makes it invalid; without one it is neither', async () => {
  const { rerender } = await renderComponent(checkbox(ERROR));
  await expect.element(box).toHaveAccessibleDescription(ERROR);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await rerender(checkbox());
  expect(box.element().hasAttribute('aria-invalid')).toBe(false);
  expect(box.element().hasAttribute('aria-describedby')).toBe(false);
});

it('is described by the words that its own `aria-describedby` names as well', async () => {
  const { rerender } = await renderComponent(
    <>
      <p id="aparte">Puede leerlos antes.</p>
      <Checkbox label="Acepto" error={ERROR} aria-describedby="aparte" />
    </>,
  );
  const plain = page.getByRole('checkbox', { name: 'Acepto' });
  await expect.element(plain).toHaveAccessibleDescription(`${ERROR} Puede leerlos antes.`);
  await rerender(
    <>
      <p id="aparte">Puede leerlos antes.</p>
      <Checkbox label="Acepto" aria-invalid aria-describedby="aparte" />
    </>,
  );
  await expect.element(plain).toHaveAccessibleDescription('Puede leerlos antes.');
  await expect.element(plain).toHaveAttribute('aria-invalid', 'true');
});

it.each([false, 'false'] as const)(
  'a form library’s `aria-invalid` of %j is no fault: it is drawn as any other',
  async (said) => {
    await renderComponent(
      <>
        <Checkbox label="Acepto" />
        <Checkbox label="También" aria-invalid={said} />
      </>,
    );
    const [plain, told] = page
      .getByRole('checkbox')
      .elements()
      .map((input) => input.nextElementSibling ?? input);
    const edgeOf = (square?: Element) => square && getComputedStyle(square).boxShadow;
    expect(edgeOf(told)).toBe(edgeOf(plain));
    expect(told?.previousElementSibling?.hasAttribute('aria-invalid')).toBe(false);
  },
);

it('takes a form library’s ref, name and default', async () => {
  const ref = createRef<HTMLInputElement>();
  await renderComponent(<Checkbox ref={ref} name="terminos" defaultChecked label="Acepto" />);
  expect(ref.current?.checked).toBe(true);
  expect(ref.current?.name).toBe('terminos');
  expect(ref.current?.type).toBe('checkbox');
});

it('two of them keep their own names', async () => {
  await renderComponent(
    <>
      <Checkbox label="Uno" />
      <Checkbox label="Dos" />
    </>,
  );
  await page.getByText('Dos').click();
  await expect.element(page.getByRole('checkbox', { name: 'Uno' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Dos' })).toBeChecked();
});

it('its target is 44 px both ways', async () => {
  await renderComponent(checkbox());
  const { width, height } = box.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it.each([
  ['disabled', { disabled: true }],
  ['aria-disabled', { 'aria-disabled': true }],
] as const)('one that is %s looks it: words, box and tick, also where colours are forced', async (_, given) => {
  await renderComponent(
    <>
      <Checkbox label="Uno" {...given} />
      <Checkbox label="Dos" defaultChecked {...given} />
    </>,
  );
  const inputs = page.getByRole('checkbox').elements();
  const squares = inputs.map((input) => getComputedStyle(input.nextElementSibling ?? input));
  for (const name of ['Uno', 'Dos']) expect(looksOf(page.getByText(name).element())).toEqual(disabledLooks());
  for (const input of inputs) expect(getComputedStyle(input).cursor).toBe('not-allowed');
  expect(squares[0]?.boxShadow).toContain(themeColour('textDisabled'));
  expect(squares[1]?.backgroundColor).toBe(themeColour('textDisabled'));
  await whereColoursAreForced(() => {
    expect(looksOf(page.getByText('Uno').element()).color).toBe(systemColour('GrayText'));
    expect(squares[0]?.boxShadow).toContain(systemColour('GrayText'));
    expect(squares[1]?.backgroundColor).toBe(systemColour('GrayText'));
  });
});

it('one that is aria-disabled keeps its focus, and nothing ticks it', async () => {
  const onClick = vi.fn();
  const { rerender } = await renderComponent(
    <Checkbox label="Acepto" aria-disabled onChange={onChange} onClick={onClick} />,
  );
  const plain = page.getByRole('checkbox', { name: 'Acepto' });
  await plain.click({ force: true });
  await page.getByText('Acepto').click({ force: true });
  await userEvent.keyboard(' ');
  await expect.element(plain).toHaveFocus();
  await expect.element(plain).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  await rerender(<Checkbox label="Acepto" aria-disabled="false" onChange={onChange} onClick={onClick} />);
  await plain.click();
  await expect.element(plain).toBeChecked();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});
