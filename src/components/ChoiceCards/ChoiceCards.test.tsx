import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { systemColour, themeColour, whereColoursAreForced } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { CheckCards } from './CheckCards.tsx';
import { RadioCards } from './RadioCards.tsx';

const chosen = vi.fn<(value: string) => void>();
const radio = (name: RegExp) => page.getByRole('radio', { name });
const box = (name: RegExp) => page.getByRole('checkbox', { name });

beforeEach(async () => {
  chosen.mockReset();
  await page.viewport(1280, 900);
});

const payments = [
  { value: 'TOTAL', label: 'Pago total', detail: 'Corte del 10/11/2026', aside: '$612,35' },
  { value: 'MINIMO', label: 'Pago mínimo', aside: '$48,90' },
  { value: 'OTRO', label: 'Otro valor' },
] as const;

function Radios({ label = 'Valor', error }: { label?: string; error?: string }) {
  const [value, setValue] = useState<(typeof payments)[number]['value'] | null>(null);
  return (
    <RadioCards
      label={label}
      options={payments}
      value={value}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
      error={error}
    />
  );
}

const debts = [
  { value: '1', label: 'Octubre', detail: 'Interés $4,85', aside: '$184,85' },
  { value: '2', label: 'Noviembre', aside: '$180,00' },
  {
    value: '3',
    label: 'Diciembre',
    detail: 'Vence el 31/12/2026',
    blocked: 'Primero pague noviembre.',
    aside: '$180,00',
  },
];

function Checks({ error }: { error?: string }) {
  const [values, setValues] = useState<ReadonlySet<string>>(new Set());
  return (
    <CheckCards
      label="Valores a pagar"
      options={debts}
      values={values}
      onToggle={(value) => {
        chosen(value);
        setValues(
          (before) => new Set(before.has(value) ? [...before].filter((one) => one !== value) : [...before, value]),
        );
      }}
      error={error}
    />
  );
}

describe('DESIGN.md §6 «Checkbox / radio»: radio cards', () => {
  it('are a named group of radios; each is read with its detail and its amount', async () => {
    await renderComponent(<Radios />);
    await expect.element(page.getByRole('group', { name: 'Valor' })).toBeVisible();
    await expect.element(radio(/^Pago total/)).toHaveAccessibleName('Pago total Corte del 10/11/2026 $612,35');
    for (const { label } of payments) await expect.element(radio(new RegExp(`^${label}`))).not.toBeChecked();
  });

  it('a press anywhere on the card chooses it; on the chosen one it changes nothing', async () => {
    await renderComponent(<Radios />);
    await page.getByText('$48,90').click();
    await expect.element(radio(/^Pago mínimo/)).toBeChecked();
    await page.getByText('Pago mínimo').click();
    expect(chosen.mock.calls).toEqual([['MINIMO']]);
  });

  it('one stop for Tab; the arrows choose at once and go round', async () => {
    await renderComponent(<Radios />);
    await userEvent.keyboard('{Tab}');
    await expect.element(radio(/^Pago total/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(radio(/^Pago total/)).toBeChecked();
    expect(chosen.mock.calls).toEqual([['MINIMO'], ['OTRO'], ['TOTAL']]);
    await userEvent.keyboard('{Tab}');
    for (const { label } of payments) await expect.element(radio(new RegExp(`^${label}`))).not.toHaveFocus();
  });

  it('two groups of one page do not take each other’s choice', async () => {
    await renderComponent(
      <>
        <Radios label="Uno" />
        <Radios label="Otro" />
      </>,
    );
    const [first, second] = ['Uno', 'Otro'].map((name) =>
      page.getByRole('group', { name }).getByRole('radio', { name: /^Pago total/ }),
    );
    await first?.click();
    await second?.click();
    if (first && second) for (const one of [first, second]) await expect.element(one).toBeChecked();
  });

  it('screens.md A.0 «Accessibility»: an error describes the group, and its first radio is where the focus goes', async () => {
    await renderComponent(<Radios error="El campo es requerido." />);
    await expect
      .element(page.getByRole('group', { name: 'Valor' }))
      .toHaveAccessibleDescription('El campo es requerido.');
    const marked = document.querySelectorAll('[data-invalid]');
    expect([...marked]).toEqual([radio(/^Pago total/).element()]);
  });
});

describe('DESIGN.md §6 «Debts to select»: check cards', () => {
  it('are ticked and cleared with Space, one by one', async () => {
    await renderComponent(<Checks />);
    await userEvent.keyboard('{Tab} {Tab} ');
    await expect.element(box(/^Octubre/)).toBeChecked();
    await expect.element(box(/^Noviembre/)).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box(/^Noviembre/)).not.toBeChecked();
    expect(chosen.mock.calls).toEqual([['1'], ['2'], ['2']]);
  });

  it('what cannot be chosen yet says why in place of its detail, and nothing ticks it', async () => {
    await renderComponent(<Checks />);
    await expect.element(box(/^Diciembre/)).toBeDisabled();
    await expect.element(page.getByText('Primero pague noviembre.')).toBeVisible();
    expect(page.getByText('Vence el 31/12/2026').elements()).toHaveLength(0);
    await page.getByText('Diciembre').click({ force: true });
    await expect.element(box(/^Diciembre/)).not.toBeChecked();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('screens.md A.0 «Accessibility»: an error marks and describes each box', async () => {
    await renderComponent(<Checks error="Seleccione al menos un valor." />);
    for (const one of [box(/^Octubre/), box(/^Noviembre/)]) {
      await expect.element(one).toHaveAttribute('aria-invalid', 'true');
      await expect.element(one).toHaveAccessibleDescription('Seleccione al menos un valor.');
    }
  });
});

it('a chosen card that cannot be used looks it: card and mark, also where colours are forced', async () => {
  await renderComponent(
    <>
      <RadioCards label="Valor" options={payments} value="TOTAL" onChange={chosen} disabled />
      <CheckCards label="Valores" options={debts} values={new Set(['1', '3'])} onToggle={chosen} disabled />
      <CheckCards
        label="Otros valores"
        options={[{ value: '4', label: 'Enero', blocked: 'Primero pague diciembre.' }]}
        values={new Set(['4'])}
        onToggle={chosen}
      />
    </>,
  );
  const inputs = [radio(/^Pago total/), box(/^Octubre/), box(/^Diciembre/), box(/^Enero/)].map((one) => one.element());
  const looksOfAll = () =>
    inputs.map((input) => [getComputedStyle(input), getComputedStyle(input.closest('label') ?? input)] as const);
  for (const [mark, card] of looksOfAll()) {
    expect(mark.borderTopColor).toBe(themeColour('textDisabled'));
    expect(card.backgroundColor).toBe(themeColour('surfaceSunken'));
    expect(card.boxShadow).toContain(themeColour('textDisabled'));
  }
  for (const [mark] of looksOfAll().slice(1)) expect(mark.backgroundColor).toBe(themeColour('textDisabled'));
  await whereColoursAreForced(() => {
    for (const [, card] of looksOfAll()) expect(card.borderTopColor).toBe(systemColour('GrayText'));
  });
});

describe('DESIGN.md §5: narrow and enlarged', () => {
  const long = 'Administracióndebodegasylocalescomercialesdelaustro';

  it.each([320, 160])('at %i px nothing scrolls sideways, and no words are cut', async (width) => {
    await page.viewport(width, 700);
    await renderComponent(
      <>
        <RadioCards
          label="Tarjeta"
          options={[{ value: '1', label: long, detail: long, aside: '$999.999.999,99' }]}
          value="1"
          onChange={chosen}
        />
        <RadioCards
          label="Valor"
          columns
          options={['3', '5', '10'].map((value) => ({ value, label: `$${value},00` }))}
          value="3"
          onChange={chosen}
        />
        <CheckCards
          label="Valores"
          options={[{ value: '1', label: long, blocked: long, aside: '$999.999.999,99' }]}
          values={new Set()}
          onToggle={chosen}
        />
      </>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const cut = [...document.querySelectorAll('label, label *')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
    );
    expect(cut).toEqual([]);
  });

  it('DESIGN.md §4 «Targets»: a card is at least 44 px high', async () => {
    await renderComponent(<Radios />);
    for (const card of document.querySelectorAll('label')) expect(card.offsetHeight).toBeGreaterThanOrEqual(44);
  });
});

describe('DESIGN.md §2: forced colours', () => {
  it('a card keeps a real edge, a chosen one another than the rest, and one that is blocked is grey', async () => {
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    try {
      await renderComponent(
        <>
          <Radios />
          <Checks />
        </>,
      );
      await radio(/^Pago total/).click();
      const edge = (name: RegExp, role: 'radio' | 'checkbox') => {
        const card = page.getByRole(role, { name }).element().closest('label');
        const { borderTopStyle, borderTopColor, borderTopWidth } = getComputedStyle(card ?? document.body);
        return { borderTopStyle, borderTopColor, borderTopWidth };
      };
      const plain = edge(/^Otro valor/, 'radio');
      expect(plain).toMatchObject({ borderTopStyle: 'solid', borderTopWidth: '1px' });
      expect(edge(/^Pago total/, 'radio').borderTopColor).not.toBe(plain.borderTopColor);
      expect(edge(/^Diciembre/, 'checkbox').borderTopColor).not.toBe(plain.borderTopColor);
    } finally {
      await session.send('Emulation.setEmulatedMedia', { features: [] });
    }
  });
});
