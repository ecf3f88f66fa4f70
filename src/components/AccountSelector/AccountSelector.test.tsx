import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { layer } from '#theme/tokens.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { renderComponent } from '../testRender.tsx';
import { AccountSelector, type AccountSelectorState, type SelectableAccount } from './AccountSelector.tsx';

const accounts: readonly SelectableAccount[] = [
  { number: '010201004871', description: 'Ahorro a la vista', availableCents: 2_846_37 },
  { number: '010201012604', description: 'Negocio', availableCents: 1_238_90 },
  { number: '010201009356', description: 'Programado hogar', availableCents: 0 },
];
const [first, second, third] = accounts.map(({ number }) => number);

const onChange = vi.fn<(number: string) => void>();
const onRetry = vi.fn<() => void>();

beforeEach(() => {
  onChange.mockReset();
  onRetry.mockReset();
});

/** As a screen does it: the first account preselected by the caller (§3). */
function Living({ state, start }: { state: AccountSelectorState; start: string | null }) {
  const [value, setValue] = useState(start);
  const change = (number: string): void => {
    onChange(number);
    setValue(number);
  };
  return (
    <AccountSelector
      label="Cuenta de origen"
      state={state}
      value={value}
      onChange={change}
      onRetry={onRetry}
      hideBalances={false}
    />
  );
}

const show = (state: AccountSelectorState = { kind: 'ready', accounts }, start: string | null = first ?? null) =>
  renderComponent(<Living state={state} start={start} />);

const trigger = page.getByRole('combobox', { name: 'Cuenta de origen' });
const listbox = page.getByRole('listbox');
const option = (name: RegExp) => page.getByRole('option', { name });
const highlighted = () =>
  page
    .getByRole('option')
    .elements()
    .findIndex((element) => element.hasAttribute('data-highlighted'));
const expectHighlighted = (index: number) => expect.poll(highlighted).toBe(index);

/** Opens the list with the keyboard alone. */
async function openByKey(key = '{Enter}'): Promise<void> {
  await userEvent.keyboard('{Tab}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(listbox).toBeVisible();
}

describe('§3 «Source account»', () => {
  it('shows description, masked number and balance in dollars of the account that the caller preselected', async () => {
    await show();
    await expect.element(trigger).toMatchTextContent(/Ahorro a la vista.*•••• 4871.*\$2\.846,37/);
    await expect.element(trigger).not.toMatchTextContent('010201004871');
  });

  it('AccountNumber: the whole number is nowhere in the page, not in what the kit hides either', async () => {
    const { container } = await show();
    await openByKey();
    expect(container.ownerDocument.body.innerHTML).toContain('4871');
    expect(container.ownerDocument.body.innerHTML).not.toContain('010201004871');
  });

  it('without a value it shows ‘Seleccione una opción’', async () => {
    await show(undefined, null);
    await expect.element(trigger).toHaveTextContent('Seleccione una opción');
  });

  it('a value that is not among the accounts counts as none', async () => {
    await show(undefined, '999');
    await expect.element(trigger).toHaveTextContent('Seleccione una opción');
  });

  it('without accounts it says so and cannot be opened', async () => {
    await show({ kind: 'ready', accounts: [] }, null);
    await expect.element(trigger).toHaveTextContent('No tiene cuentas habilitadas para débito');
    await expect.element(trigger).toBeDisabled();
  });

  it('hidden balances are neither drawn nor spoken, closed and open', async () => {
    await renderComponent(
      <AccountSelector
        label="Cuenta de origen"
        state={{ kind: 'ready', accounts }}
        value={first ?? null}
        onChange={onChange}
        onRetry={onRetry}
        hideBalances
      />,
    );
    await trigger.click();
    await expect.element(listbox).toBeVisible();
    expect(document.body.textContent).not.toContain('2.846');
    expect(document.body.textContent).not.toContain('1.238');
  });
});

describe('§8: loading and errors', () => {
  it('loading says ‘Cargando cuentas de origen’', async () => {
    await show({ kind: 'loading' }, null);
    await expect.element(page.getByRole('status')).toHaveTextContent('Cargando cuentas de origen');
    await expect.element(trigger).not.toBeInTheDocument();
  });

  it('every message is shown, in red, also one that comes twice, and describes the control', async () => {
    await show({ kind: 'error', messages: ['Primer mensaje.', 'Otro mensaje.', 'Primer mensaje.'] }, null);
    const shown = [...document.querySelectorAll('[role=alert] p')];
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Primer mensaje.',
      'Otro mensaje.',
      'Primer mensaje.',
    ]);
    const probe = document.createElement('p');
    probe.style.color = 'var(--error)';
    document.body.append(probe);
    const red = getComputedStyle(probe).color;
    probe.remove();
    expect(shown.map((line) => getComputedStyle(line).color)).toEqual([red, red, red]);
    await expect.element(trigger).toHaveAccessibleDescription(/Primer mensaje\. ?Otro mensaje\./);
    await expect.element(trigger).toHaveAttribute('aria-invalid', 'true');
  });

  it('Reintentar asks the caller once', async () => {
    await show({ kind: 'error', messages: ['Primer mensaje.'] }, null);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

it('WCAG 2.4.3: with the accounts the focus that «Reintentar» had goes to the selector', async () => {
  const selector = (state: AccountSelectorState) => (
    <AccountSelector
      label="Cuenta de origen"
      state={state}
      value={null}
      onChange={onChange}
      onRetry={onRetry}
      hideBalances={false}
    />
  );
  const { rerender } = await renderComponent(selector({ kind: 'error', messages: ['Primer mensaje.'] }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await rerender(selector({ kind: 'ready', accounts }));
  await expect.element(trigger).toHaveFocus();
});

describe('by keyboard (DESIGN.md «Account selector»)', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('%s opens the list at the selected account', async (key) => {
    await show(undefined, second);
    await openByKey(key);
    await expectHighlighted(1);
    await expect.element(option(/Negocio/)).toHaveAttribute('aria-selected', 'true');
  });

  it('arrows move, Home and End go to the ends, Enter chooses and gives the focus back', async () => {
    await show();
    await openByKey();
    await expectHighlighted(0);
    await userEvent.keyboard('{ArrowDown}');
    await expectHighlighted(1);
    await userEvent.keyboard('{End}');
    await expectHighlighted(2);
    await userEvent.keyboard('{ArrowUp}');
    await expectHighlighted(1);
    await userEvent.keyboard('{Home}');
    await expectHighlighted(0);
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onChange.mock.calls).toEqual([[third]]);
    await expect.element(trigger).toMatchTextContent(/Programado hogar/);
  });

  it('typing finds an account by its description, open and closed', async () => {
    await show();
    await openByKey();
    await expectHighlighted(0);
    await userEvent.keyboard('pro');
    await expectHighlighted(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(listbox).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    // Longer than the library remembers what was typed before.
    await new Promise((resolve) => setTimeout(resolve, 800));
    await userEvent.keyboard('neg');
    await expect.element(trigger).toMatchTextContent(/Negocio/);
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set([second]));
  });

  it('Escape closes without a choice and gives the focus back', async () => {
    await show();
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('choosing what is selected changes nothing', async () => {
    await show();
    await openByKey();
    await userEvent.keyboard('{Enter}');
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(trigger).toMatchTextContent(/Ahorro a la vista/);
  });
});

it('a click chooses, a click outside does not', async () => {
  await show();
  await trigger.click();
  await option(/Negocio/).click();
  await expect.element(listbox).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[second]]);
  await trigger.click();
  await expect.element(listbox).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 600 } });
  await expect.element(listbox).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledOnce();
});

it('§3: an account that is gone is not replaced by the one that was there first: the caller says which is chosen', async () => {
  const selector = (of: readonly SelectableAccount[], value: string | null) => (
    <AccountSelector
      label="Cuenta de origen"
      state={{ kind: 'ready', accounts: of }}
      value={value}
      onChange={onChange}
      onRetry={onRetry}
      hideBalances={false}
    />
  );
  const { rerender } = await renderComponent(selector(accounts, first ?? null));
  await trigger.click();
  await option(/2604/).click();
  await rerender(selector(accounts, second ?? null));
  await expect.element(trigger).toMatchTextContent(/2604/);
  expect(onChange.mock.calls).toEqual([[second]]);
  await rerender(selector(accounts.slice(0, 1), null));
  await expect.element(trigger).toHaveTextContent('Seleccione una opción');
  await trigger.click();
  await expect.element(option(/4871/)).toBeVisible();
  expect(onChange.mock.calls).toEqual([[second]]);
  await option(/4871/).click();
  expect(onChange.mock.calls).toEqual([[second], [first]]);
});

it('DESIGN.md §4: its list lies over the bars that stay while a page scrolls', async () => {
  await show();
  await trigger.click();
  await expect.element(listbox).toBeVisible();
  const bar = document.createElement('div');
  bar.style.cssText = `position: fixed; inset: 0; z-index: ${layer.topBar};`;
  document.body.append(bar);
  try {
    const { x, y, width, height } = option(/Negocio/)
      .element()
      .getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(seen?.closest('[role=option]')).toBe(option(/Negocio/).element());
  } finally {
    bar.remove();
  }
});

it('in a dialog its list opens inside of it, also if the dialog has only just opened; Escape closes the list alone', async () => {
  const onDismiss = vi.fn();
  await renderComponent(
    <Dialog labelledBy="pagar" onDismiss={onDismiss}>
      <h2 id="pagar">Pagar</h2>
      <Living state={{ kind: 'ready', accounts }} start={first ?? null} />
    </Dialog>,
  );
  await trigger.click();
  await expect.element(listbox).toBeVisible();
  expect(page.getByRole('dialog').element().contains(listbox.element())).toBe(true);
  await option(/Negocio/).click();
  await expect.element(trigger).toMatchTextContent(/2604/);
  await trigger.click();
  await expect.element(listbox).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(listbox).not.toBeInTheDocument();
  expect(onDismiss).not.toHaveBeenCalled();
});

describe('in a narrow form name and caption come before the picture', () => {
  it.each([
    ['358 px: there is room for all', 358, { picture: true, caption: true }],
    ['326 px: the picture goes', 326, { picture: false, caption: true }],
    ['288 px: the caption too', 288, { picture: false, caption: false }],
  ])('%s', async (_, width, { picture, caption }) => {
    await renderComponent(
      <div style={{ width }}>
        <Living state={{ kind: 'ready', accounts }} start={first ?? null} />
      </div>,
    );
    const isShown = (element: Element | null | undefined) => element?.checkVisibility() ?? false;
    const tile = trigger.element().querySelector(':scope > span[aria-hidden]');
    expect(isShown(tile)).toBe(picture);
    expect(isShown(trigger.getByText('Saldo disponible').element())).toBe(caption);
    // One line of name, one of number.
    await expect.poll(() => trigger.element().getBoundingClientRect().height).toBe(72);
  });
});
