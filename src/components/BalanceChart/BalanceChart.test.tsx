import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DayBalance } from '#domain/balanceHistory.ts';
import { addDays } from '#domain/calendar.ts';
import { renderComponent } from '../testRender.tsx';
import { BalanceChart } from './BalanceChart.tsx';

/** Thirty days of November, each a hundred dollars more than the one before. */
const november: DayBalance[] = Array.from({ length: 30 }, (_, index) => ({
  day: addDays('2026-11-01', index),
  cents: (index + 1) * 10_000,
}));

const slider = page.getByRole('slider', { name: 'Saldo en el tiempo, día por día' });
const says = (text: string) => expect.element(slider).toHaveAttribute('aria-valuetext', text);

async function draw(days: readonly DayBalance[] = november) {
  return renderComponent(<BalanceChart days={days} dateFormat="dd/MM/yyyy" />);
}

/** Numbers of a step line's drawing: how high each day stands, 0 top to 200 bottom. */
const levels = (container: HTMLElement) =>
  [...(container.querySelector('[data-part=line]')?.getAttribute('d') ?? '').matchAll(/(?:^M0 |V)([-\d.]+)/g)].map(
    ([, level]) => Number(level),
  );

describe('DESIGN.md §6 «Chart»: a slider over the days by keyboard', () => {
  it('says its range, and the last day before anything is chosen', async () => {
    await draw();
    await says('30/11/2026: $3.000,00');
    await expect.element(slider).toHaveAttribute('aria-valuemin', '0');
    await expect.element(slider).toHaveAttribute('aria-valuemax', '29');
    await expect.element(slider).toHaveAttribute('aria-valuenow', '29');
    await expect.element(slider).toHaveAccessibleDescription('Con las flechas recorre los días.');
  });

  it('arrows by a day, pages by a week, Home and End; it stops at both ends', async () => {
    await draw();
    await userEvent.keyboard('{Tab}');
    await expect.element(slider).toHaveFocus();
    for (const [keys, text] of [
      ['{ArrowRight}', '30/11/2026: $3.000,00'],
      ['{ArrowLeft}', '29/11/2026: $2.900,00'],
      ['{ArrowDown}', '28/11/2026: $2.800,00'],
      ['{ArrowUp}', '29/11/2026: $2.900,00'],
      ['{PageDown}', '22/11/2026: $2.200,00'],
      ['{PageUp}', '29/11/2026: $2.900,00'],
      ['{PageUp}', '30/11/2026: $3.000,00'],
      ['{Home}', '01/11/2026: $100,00'],
      ['{ArrowLeft}', '01/11/2026: $100,00'],
      ['{PageDown}', '01/11/2026: $100,00'],
      ['{ArrowRight}', '02/11/2026: $200,00'],
      ['{End}', '30/11/2026: $3.000,00'],
    ] as const) {
      await userEvent.keyboard(keys);
      await says(text);
    }
  });

  it('the day that is read stands at the chart; it goes with the focus', async () => {
    await draw();
    await userEvent.keyboard('{Tab}{Home}');
    await expect.element(page.getByText('$100,00')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('$100,00')).not.toBeInTheDocument();
  });

  it('other keys stay the page’s', async () => {
    await draw();
    await userEvent.keyboard('{Tab}');
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
    slider.element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('by pointer', () => {
  it('the nearest day is read, none any more outside', async () => {
    await draw();
    const { left, width, top } = slider.element().getBoundingClientRect();
    const move = (x: number, type = 'pointermove') =>
      slider.element().dispatchEvent(new PointerEvent(type, { clientX: left + x, clientY: top + 5, bubbles: true }));
    move(0);
    await says('01/11/2026: $100,00');
    move(width / 29 + 1);
    await says('02/11/2026: $200,00');
    move(width * 2);
    await says('30/11/2026: $3.000,00');
    move(width, 'pointerout');
    await expect.poll(() => page.getByText('$3.000,00').elements().length).toBe(0);
  });

  /** Events of one pointer, at so many days from the first, as a browser sends them. */
  async function point(pointerType: 'mouse' | 'touch', day: number, ...types: readonly string[]): Promise<void> {
    const { left, width, top } = slider.element().getBoundingClientRect();
    for (const type of types) {
      const place = { clientX: left + (width / 29) * day, clientY: top + 5 };
      slider.element().dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, ...place }));
      await drawnAnew();
    }
  }
  /** React draws what a pointer does when the browser comes to it, and that is before the second frame. */
  const drawnAnew = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const flag = (amount: string) => page.getByText(amount, { exact: true });
  const focus = () => (slider.element() as HTMLElement).focus();

  it('a tap reads its day, which stays when the finger goes, and when the focus comes after it', async () => {
    await draw();
    await point('touch', 4, 'pointerover', 'pointerdown', 'pointerup', 'pointerout');
    await expect.element(flag('$500,00')).toBeVisible();
    focus();
    await says('05/11/2026: $500,00');
    await userEvent.keyboard('{ArrowRight}');
    await says('06/11/2026: $600,00');
    await userEvent.keyboard('{Tab}');
    await expect.element(flag('$600,00')).not.toBeInTheDocument();
  });

  it('a finger that goes along reads day by day; one that scrolls the page leaves nothing behind', async () => {
    await draw();
    await point('touch', 4, 'pointerdown');
    await point('touch', 9, 'pointermove');
    await says('10/11/2026: $1.000,00');
    await point('touch', 9, 'pointerup', 'pointerout');
    await says('10/11/2026: $1.000,00');
    await point('touch', 4, 'pointerdown', 'pointercancel', 'pointerout');
    await expect.element(flag('$500,00')).not.toBeInTheDocument();
    await says('30/11/2026: $3.000,00');
  });

  it('a mouse that passes by reads, and leaves the keyboard its place', async () => {
    await draw();
    await userEvent.keyboard('{Tab}{Home}');
    await point('mouse', 9, 'pointerover', 'pointermove');
    await says('10/11/2026: $1.000,00');
    await point('mouse', 9, 'pointerout');
    await says('01/11/2026: $100,00');
    await expect.element(flag('$100,00')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await says('02/11/2026: $200,00');
  });

  it('where a mouse presses the keyboard goes on, also while it rests there', async () => {
    await draw();
    await point('mouse', 9, 'pointerover', 'pointermove', 'pointerdown', 'pointerup');
    focus();
    await userEvent.keyboard('{ArrowLeft}');
    await says('09/11/2026: $900,00');
    await point('mouse', 9, 'pointerout');
    await says('09/11/2026: $900,00');
  });
});

describe('what is drawn', () => {
  it('a step line from zero: every balance lies within the drawing, the scale over all of it', async () => {
    const days = [0, 289_637, 177_307, 400_000].map((cents, index) => ({ day: addDays('2026-11-01', index), cents }));
    const { container } = await draw(days);
    expect(levels(container).map(Math.round)).toEqual([200, 55, 111, 0]);
    for (const mark of ['$0', '$1.000', '$2.000', '$3.000', '$4.000'])
      await expect.element(page.getByText(mark, { exact: true })).toBeInTheDocument();
  });

  it('a balance below zero, and one of nothing at all, stay within it too', async () => {
    const below = [-50_000, 10_000].map((cents, index) => ({ day: addDays('2026-11-01', index), cents }));
    const { container, rerender } = await draw(below);
    for (const level of levels(container)) {
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(200);
    }
    await rerender(<BalanceChart days={below.map(({ day }) => ({ day, cents: 0 }))} dateFormat="dd/MM/yyyy" />);
    expect(levels(container)).toEqual([200, 200]);
  });

  it('D-19: below zero the eye gets the minus sign U+2212 beside the line and at the day that is read, the ear U+002D', async () => {
    const { container } = await draw(
      [10_000, -50_000].map((cents, index) => ({ day: addDays('2026-11-01', index), cents })),
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('−$500,00', { exact: true })).toBeVisible();
    await says('02/11/2026: -$500,00');
    expect(container.textContent).not.toMatch(/-\$/);
  });

  it('below zero the scale has marks too, and the ground is zero: what is owed hangs from it', async () => {
    const days = [10_000, -50_000].map((cents, index) => ({ day: addDays('2026-11-01', index), cents }));
    const { container } = await draw(days);
    for (const mark of ['$200', '$0', '−$200', '−$400'])
      await expect.element(page.getByText(mark, { exact: true })).toBeInTheDocument();
    const area = container.querySelector('[data-part=area]')?.getAttribute('d') ?? '';
    expect(Number(/V([\d.]+)H0Z$/.exec(area)?.[1])).toBeCloseTo((200 / 70_000) * 20_000, 0);
  });

  it('days on which something happens have a dot on the line, others have none', async () => {
    const { container } = await renderComponent(
      <BalanceChart
        label="Saldo previsto, día por día"
        days={november}
        dateFormat="dd/MM/yyyy"
        marked={['2026-11-01', '2026-11-30', '2026-12-01']}
      />,
    );
    await expect.element(page.getByRole('slider', { name: 'Saldo previsto, día por día' })).toBeVisible();
    const dots = [...container.querySelectorAll<HTMLElement>('[data-part=dot]')];
    expect(dots.map(({ style }) => style.left)).toEqual(['0%', '100%']);
  });

  it('assistive technology gets the slider, not the drawing', async () => {
    const { container } = await draw();
    for (const part of container.querySelectorAll('svg')) expect(part.closest('[aria-hidden=true]')).not.toBeNull();
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('five dates under it, the first and the last day among them', async () => {
    await draw();
    for (const date of ['01 nov', '30 nov']) await expect.element(page.getByText(date, { exact: true })).toBeVisible();
  });
});
