import { type ReactElement, type Ref, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Badge } from './Badge/Badge.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Chips } from './Chips/Chips.tsx';
import { CheckCards } from './ChoiceCards/CheckCards.tsx';
import { RadioCards } from './ChoiceCards/RadioCards.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { AmountField } from './Field/AmountField.tsx';
import { DateField } from './Field/DateField.tsx';
import { MoneyField } from './Field/MoneyField.tsx';
import { PasswordField } from './Field/PasswordField.tsx';
import { SelectField } from './Field/SelectField.tsx';
import { TextAreaField } from './Field/TextAreaField.tsx';
import { TextField } from './Field/TextField.tsx';
import { Notice } from './Notice/Notice.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { ThemeCards } from './ThemeCards/ThemeCards.tsx';
import { renderComponent } from './testRender.tsx';

/** What any element takes, whoever draws it. */
interface Given {
  id?: string;
  className?: string;
  'data-testid'?: string;
  ref?: Ref<never>;
}

const nothing = (): void => undefined;
const two = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

function OpenDialog(given: Given) {
  const title = useId();
  return (
    <Dialog {...given} labelledBy={title} onDismiss={nothing}>
      <h2 id={title}>Diálogo</h2>
      <button type="button">Bien</button>
    </Dialog>
  );
}

/** Each component, and the element that what it is given goes to: its outermost, or the control that a form holds. */
const components: readonly [name: string, element: string, draw: (given: Given) => ReactElement][] = [
  [
    'Badge',
    'span',
    (given) => (
      <Badge {...given} tone="ok">
        Activa
      </Badge>
    ),
  ],
  [
    'Notice',
    'div',
    (given) => (
      <Notice {...given} tone="info">
        Un aviso.
      </Notice>
    ),
  ],
  [
    'Tabs',
    'div',
    (given) => (
      <Tabs
        {...given}
        label="Vistas"
        tabs={two.map((tab) => ({ ...tab, content: tab.label }))}
        value="a"
        onChange={nothing}
      />
    ),
  ],
  ['Dialog', 'dialog', (given) => <OpenDialog {...given} />],
  [
    'RadioCards',
    'fieldset',
    (given) => <RadioCards {...given} label="Uno" options={two} value="a" onChange={nothing} />,
  ],
  [
    'CheckCards',
    'fieldset',
    (given) => <CheckCards {...given} label="Uno" options={two} values={new Set(['a'])} onToggle={nothing} />,
  ],
  ['Chips', 'fieldset', (given) => <Chips {...given} label="Uno" options={two} value="a" onChange={nothing} />],
  [
    'SegmentedControl',
    'fieldset',
    (given) => <SegmentedControl {...given} label="Uno" options={two} value="a" onChange={nothing} />,
  ],
  [
    'ThemeCards',
    'fieldset',
    (given) => (
      <ThemeCards
        {...given}
        label="Uno"
        options={two.map((theme) => ({ ...theme, miniature: 'light' as const }))}
        value="a"
        onChange={nothing}
      />
    ),
  ],
  ['Switch', 'input', (given) => <Switch {...given} label="Uno" checked onChange={nothing} />],
  ['Checkbox', 'input', (given) => <Checkbox {...given} label="Uno" />],
  ['TextField', 'input', (given) => <TextField {...given} label="Uno" />],
  ['PasswordField', 'input', (given) => <PasswordField {...given} label="Uno" />],
  ['AmountField', 'input', (given) => <AmountField {...given} label="Uno" />],
  ['MoneyField', 'input', (given) => <MoneyField {...given} label="Uno" />],
  ['DateField', 'input', (given) => <DateField {...given} label="Uno" />],
  ['SelectField', 'select', (given) => <SelectField {...given} label="Uno" options={two} />],
  ['TextAreaField', 'textarea', (given) => <TextAreaField {...given} label="Uno" limit={10} />],
];

describe.each(components)('%s', (_, name, draw) => {
  it('hands id, class, data and ref on to its element', async () => {
    let held: Element | null = null;
    const ref = ((element: Element | null) => {
      held = element ?? held;
    }) as Ref<never>;
    const { container } = await renderComponent(draw({ id: 'propio', className: 'suya', 'data-testid': 'dato', ref }));
    const element = container.ownerDocument.querySelector('#propio');
    expect(element?.localName).toBe(name);
    expect(element?.classList).toContain('suya');
    expect(element?.getAttribute('data-testid')).toBe('dato');
    expect(held).toBe(element);
  });
});

const controls = components.filter(([, name]) => /input|select|textarea/.test(name));

describe.each(controls)('%s', (_, _name, draw) => {
  it('keeps its label by the id that it is given', async () => {
    const { container } = await renderComponent(draw({ id: 'propio' }));
    const { labels } = container.querySelector('#propio') as HTMLInputElement;
    expect([...(labels ?? [])].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Uno')]);
  });
});

const groups: readonly [name: string, draw: (onChoice: () => void) => ReactElement][] = [
  ['RadioCards', (choice) => <RadioCards disabled label="Uno" options={two} value="a" onChange={choice} />],
  [
    'CheckCards',
    (choice) => <CheckCards disabled label="Uno" options={two} values={new Set(['a'])} onToggle={choice} />,
  ],
  ['Chips', (choice) => <Chips disabled label="Uno" options={two} value="a" onChange={choice} />],
  ['SegmentedControl', (choice) => <SegmentedControl disabled label="Uno" options={two} value="a" onChange={choice} />],
  [
    'ThemeCards',
    (choice) => (
      <ThemeCards
        disabled
        label="Uno"
        options={two.map((theme) => ({ ...theme, miniature: 'light' as const }))}
        value="a"
        onChange={choice}
      />
    ),
  ],
];

describe.each(groups)('a group that cannot be changed: %s', (_, draw) => {
  it('says so, keeps what is chosen and keeps the focus', async () => {
    let choices = 0;
    const { container } = await renderComponent(
      draw(() => {
        choices += 1;
      }),
    );
    const group = container.querySelector('fieldset');
    const [first, second] = container.querySelectorAll('input');
    expect(group?.getAttribute('aria-disabled')).toBe('true');
    first?.focus();
    await userEvent.keyboard(' ');
    second?.click();
    expect(choices).toBe(0);
    expect([first?.checked, second?.checked]).toEqual([true, false]);
    expect(document.activeElement).toBe(first);
  });
});
