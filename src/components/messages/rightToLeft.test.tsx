import { ArrowRight, LogOut } from 'lucide-react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountNumber } from '../AccountNumber/AccountNumber.tsx';
import { BackLink, BackLinkLabel } from '../BackLink/BackLink.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FactRows } from '../Facts/FactRows.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListRow } from '../List/listParts.ts';
import { Money } from '../Money/Money.tsx';
import { PinBoxes } from '../PinDialog/PinBoxes.tsx';
import { SideSheet } from '../SideSheet/SideSheet.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { renderComponent } from '../testRender.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

const RTL = { direction: 'rtl' } as const;

const render = (element: React.ReactNode) =>
  renderComponent(<LanguageProvider language={RTL}>{element}</LanguageProvider>);

const middle = (element: Element | null): number => {
  if (!element) throw new Error('nothing to measure');
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const find = (container: Element, selector: string) => container.querySelector(selector);

describe('read from right to left, everything stands the other way round', () => {
  it('Button: its icon at the right of its words', async () => {
    const { container } = await render(<Button icon={<Icon icon={LogOut} />}>مرحبا</Button>);
    expect(middle(find(container, 'svg'))).toBeGreaterThan(middle(find(container, 'button')));
  });

  it('Field: icon at the right, button at the left, label at the right edge', async () => {
    const { container } = await render(<PasswordField label="كلمة السر" />);
    const input = find(container, 'input');
    expect(middle(find(container, 'svg'))).toBeGreaterThan(middle(input));
    expect(middle(find(container, 'button'))).toBeLessThan(middle(input));
    const range = document.createRange();
    range.selectNodeContents(find(container, 'label') ?? container);
    const box = container.getBoundingClientRect();
    expect(box.right - range.getBoundingClientRect().right).toBeLessThan(4);
  });

  it('Dialog: the X at the left', async () => {
    await render(
      <Dialog labelledBy="t" dismissLabel="إغلاق" onDismiss={() => undefined}>
        <h2 id="t">مرحبا</h2>
      </Dialog>,
    );
    const dialog = page.getByRole('dialog').element();
    const panel = dialog.querySelector('h2')?.parentElement ?? null;
    expect(middle(page.getByRole('button', { name: 'إغلاق' }).element())).toBeLessThan(middle(panel));
  });

  it.each(['start', 'end'] as const)('SideSheet: its %s is the other side', async (side) => {
    await render(
      <SideSheet label="ورقة" side={side} width="200px" onClose={() => undefined}>
        <p>مرحبا</p>
      </SideSheet>,
    );
    const [, sheet] = [page.getByRole('dialog').element(), page.getByText('مرحبا').element().parentElement];
    if (side === 'start') expect(middle(sheet)).toBeGreaterThan(innerWidth / 2);
    else expect(middle(sheet)).toBeLessThan(innerWidth / 2);
  });

  it('Tabs: the first at the right, and the arrow to the left leads on', async () => {
    function Three() {
      const [value, setValue] = useState('1');
      const tabs = ['1', '2', '3'].map((name) => ({ value: name, label: `ل${name}`, content: name }));
      return <Tabs label="ل" tabs={tabs} value={value} onChange={setValue} />;
    }
    await render(<Three />);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(middle(tab('ل1').element())).toBeGreaterThan(middle(tab('ل2').element()));
    (tab('ل1').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('ل2')).toHaveFocus();
  });

  it('FactRows and ListRow: names at the right, values at the left', async () => {
    const { container } = await render(
      <>
        <FactRows facts={[{ label: 'الرصيد', value: '1' }]} />
        <ul>
          <ListRow style={{ gridTemplateColumns: '1fr auto' }}>
            <b>الحساب</b>
            <Money cents={-4530} />
          </ListRow>
        </ul>
      </>,
    );
    expect(middle(find(container, 'dt'))).toBeGreaterThan(middle(find(container, 'dd')));
    expect(middle(find(container, 'li b'))).toBeGreaterThan(middle(find(container, 'li > span')));
  });

  it('Switch: on is at the left', async () => {
    const { container } = await render(<Switch label="ل" checked onChange={() => undefined} />);
    const input = find(container, 'input');
    const thumb = [...(input?.parentElement?.querySelectorAll('span') ?? [])].find(
      (span) => span.getBoundingClientRect().width === 24,
    );
    await expect.poll(() => middle(thumb ?? null)).toBeLessThan(middle(input));
  });

  it('arrows that lead somewhere point the other way', async () => {
    const { container } = await render(
      <>
        <BackLink href="#">
          <BackLinkLabel>عودة</BackLinkLabel>
        </BackLink>
        <Icon icon={ArrowRight} />
        <Icon icon={LogOut} />
      </>,
    );
    const mirrored = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).transform);
    expect(mirrored).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'matrix(-1, 0, 0, 1, 0, 0)', 'none']);
  });

  it('amounts, masked numbers and the code go from left to right in every language', async () => {
    const { container } = await render(
      <>
        <Money cents={-4530} />
        <AccountNumber number="2201004871" />
        <PinBoxes
          pin={{ digits: ['1', '2', '3', '4', '5', '6'], focus: 0 }}
          dispatch={() => undefined}
          invalid={false}
          describedBy={undefined}
          locked={false}
        />
      </>,
    );
    const visible = [...container.querySelectorAll('[aria-hidden="true"]')];
    expect(visible.map((element) => getComputedStyle(element).direction)).toEqual(['ltr', 'ltr']);
    const boxes = [...container.querySelectorAll('input')].map(middle);
    expect(boxes).toEqual([...boxes].sort((a, b) => a - b));
  });
});
