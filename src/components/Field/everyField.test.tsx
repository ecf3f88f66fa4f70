import type { ComponentType, KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { disabledLooks, looksOf, themeColour } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { AmountField } from './AmountField.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './Field.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

type Told = Omit<FieldProps, 'label' | 'children'>;

/** What a form gives to any field: what the field tells, and what goes to its control. */
interface Given extends Told {
  label: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onKeyUp?: (event: KeyboardEvent) => void;
  disabled?: boolean;
  readOnly?: boolean;
}

const SelectOfOne = (given: Given) => <SelectField {...given} options={[{ value: 'a', label: 'A' }]} />;
const AreaOfTen = (given: Given) => <TextAreaField {...given} limit={10} />;

/** Every field, and what of a field's props its types leave out because it says that itself. */
const fields: readonly [name: string, field: ComponentType<Given>, own: readonly (keyof Told)[]][] = [
  ['TextField', TextField, []],
  ['PasswordField', PasswordField, ['notice']],
  ['AmountField', AmountField, []],
  ['MoneyField', MoneyField, []],
  ['DateField', DateField, []],
  ['SelectField', SelectOfOne, []],
  ['TextAreaField', AreaOfTen, ['help', 'count']],
];

/** What each prop does to the control, whichever field has it. */
const told: readonly [given: Told, description: string, isInvalid: boolean][] = [
  [{ help: 'Ayuda.' }, 'Ayuda.', false],
  [{ count: { characters: 1, limit: 20, hint: 'Sin tildes.' } }, 'Hasta 20 caracteres. Sin tildes.', false],
  [{ error: 'El campo es requerido.' }, 'El campo es requerido.', true],
  [{ invalid: true }, '', true],
  [{ notice: 'Un aviso.' }, 'Un aviso.', false],
  [{ describedBy: 'afuera' }, 'Palabras de fuera.', false],
];

const outside = (
  <>
    <p id="afuera">Palabras de fuera.</p>
    <p id="aparte">Otras palabras.</p>
  </>
);

const inPage = (field: React.ReactNode) => (
  <ToastProvider queue={createToastQueue()}>
    {outside}
    {field}
  </ToastProvider>
);

const control = page.getByLabelText('Campo', { exact: true });

const groundOf = (element: Element) => getComputedStyle(element.parentElement ?? element).backgroundColor;

describe.each(fields)('%s', (_, Field, own) => {
  const cases = told.filter(([given]) => !own.some((name) => name in given));
  // A field with a count of its own is described by it besides.
  const byItself = own.includes('count') ? 'Hasta 10 caracteres' : '';

  it.each(cases.map(([given, ...rest]) => [Object.keys(given).join(), given, ...rest] as const))(
    'tells its «%s», and nothing of it stands on the control by another name',
    async (name, given, description, isInvalid) => {
      await renderComponent(inPage(<Field label="Campo" {...given} />));
      const element = control.element();
      const before = name === 'error' || name === 'notice' ? '' : byItself;
      const after = name === 'notice' ? byItself : '';
      await expect.element(control).toHaveAccessibleDescription([before, description, after].filter(Boolean).join(' '));
      expect(element.getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
      expect(
        element
          .getAttributeNames()
          .filter((attribute) => /^(?:help|count|error|invalid|notice|describedby)$/i.test(attribute)),
      ).toEqual([]);
    },
  );

  it('is described by the words that its own `aria-describedby` names as well', async () => {
    await renderComponent(
      inPage(<Field label="Campo" error="Está mal." describedBy="afuera" aria-describedby="aparte" />),
    );
    await expect.element(control).toHaveAccessibleDescription('Está mal. Palabras de fuera. Otras palabras.');
  });

  it('is wrong where its own `aria-invalid` says so', async () => {
    await renderComponent(inPage(<Field label="Campo" aria-invalid />));
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  });

  it('hands on each key', async () => {
    const onKeyDown = vi.fn();
    const onKeyUp = vi.fn();
    await renderComponent(inPage(<Field label="Campo" onKeyDown={onKeyDown} onKeyUp={onKeyUp} />));
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard('1');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(onKeyUp).toHaveBeenCalledTimes(1);
  });

  it('looks it where it is disabled', async () => {
    await renderComponent(inPage(<Field label="Campo" disabled />));
    expect(looksOf(control.element())).toEqual(disabledLooks());
    expect(groundOf(control.element())).toBe(themeColour('surfaceSunken'));
  });
});

// Of a list of the browser's own nothing can be only read.
it.each(fields.filter(([name]) => name !== 'SelectField'))(
  '%s: the box is closed where it is only read',
  async (_, Field) => {
    await renderComponent(inPage(<Field label="Campo" readOnly />));
    expect(groundOf(control.element())).toBe(themeColour('surfaceSunken'));
    expect(looksOf(control.element()).color).toBe(themeColour('textPrimary'));
  },
);
