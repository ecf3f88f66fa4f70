import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { CheckCards } from '../ChoiceCards/CheckCards.tsx';
import { RadioCards } from '../ChoiceCards/RadioCards.tsx';
import { TextField } from '../Field/TextField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { renderComponent } from '../testRender.tsx';

const MESSAGE = 'El campo es requerido. Escriba el nombre que consta en su cédula. '.repeat(3);
const field = page.getByRole('textbox', { name: 'Nombre' });

/** A field that is looked at when it is left: its message comes where there was none, or goes. */
function Name({ wrong }: { wrong: 'before' | 'after' }) {
  const [left, setLeft] = useState(false);
  const isWrong = wrong === 'before' ? !left : left;
  return <TextField label="Nombre" error={isWrong ? MESSAGE : undefined} onBlur={() => setLeft(true)} />;
}

const options = ['Uno', 'Dos'].map((label) => ({ value: label, label }));

/** One of several, as a screen keeps it. */
function Chosen({ children }: { children: (value: string | null, choose: (value: string) => void) => ReactNode }) {
  const [value, setValue] = useState<string | null>('Uno');
  return children(value, setValue);
}

const radio = page.getByRole('radio', { name: 'Dos' });
const box = page.getByRole('checkbox', { name: 'Dos' });

const controls: readonly [string, ReactNode, Locator][] = [
  ['Checkbox', <Checkbox key="c" label="Dos" />, box],
  [
    'CheckCards',
    <Chosen key="c">
      {(value, choose) => (
        <CheckCards label="Valores" options={options} values={new Set(value ? [value] : [])} onToggle={choose} />
      )}
    </Chosen>,
    box,
  ],
  [
    'RadioCards',
    <Chosen key="c">
      {(value, choose) => <RadioCards label="Valor" options={options} value={value} onChange={choose} />}
    </Chosen>,
    radio,
  ],
  [
    'Chips',
    <Chosen key="c">
      {(value, choose) => <Chips label="Valor" options={options} value={value} onChange={choose} />}
    </Chosen>,
    radio,
  ],
  [
    'SegmentedControl',
    <Chosen key="c">
      {(value, choose) => <SegmentedControl label="Valor" options={options} value={value ?? 'Uno'} onChange={choose} />}
    </Chosen>,
    radio,
  ],
  [
    'Switch',
    <Chosen key="c">
      {(value, choose) => <Switch label="Dos" checked={value === 'Dos'} onChange={() => choose('Dos')} />}
    </Chosen>,
    page.getByRole('switch', { name: 'Dos' }),
  ],
];

describe('screens.md A.0 «Accessibility»: what a field says when it is left moves nothing from under the press that left it', () => {
  for (const wrong of ['before', 'after'] as const) {
    test.each(controls)(`a message that was there ${wrong}: %s`, async (_, control, pressed) => {
      await renderComponent(
        <>
          <Name wrong={wrong} />
          {control}
        </>,
      );
      await field.click();
      await page.getByText('Dos').click();
      await expect.element(pressed).toBeChecked();
      await expect.poll(() => field.element().hasAttribute('aria-invalid')).toBe(wrong === 'after');
    });
  }

  test('a button, and the message of a box that was left unticked', async () => {
    function Terms() {
      const [left, setLeft] = useState(false);
      const [pressed, setPressed] = useState(0);
      return (
        <>
          <Checkbox label="Acepto" error={left ? MESSAGE : undefined} onBlur={() => setLeft(true)} />
          <Button onClick={() => setPressed(pressed + 1)}>Continuar {pressed}</Button>
        </>
      );
    }
    await renderComponent(<Terms />);
    await userEvent.tab();
    await page.getByRole('button', { name: 'Continuar 0' }).click();
    await expect.element(page.getByRole('button', { name: 'Continuar 1' })).toBeVisible();
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  });

  test('leaving with Tab tells it at once', async () => {
    await renderComponent(<Name wrong="after" />);
    await field.click();
    await userEvent.tab();
    expect(field.element().getAttribute('aria-invalid')).toBe('true');
  });

  test('a press whose end is never heard, such as of a list of the browser’s own, does not keep it for long', async () => {
    await renderComponent(<Name wrong="after" />);
    await field.click();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await userEvent.tab();
    expect(field.element().hasAttribute('aria-invalid')).toBe(false);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });
});
