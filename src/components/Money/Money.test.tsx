import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatAmount } from '#domain/money.ts';
import { renderComponent } from '../testRender.tsx';
import { Money, type MoneyProps } from './Money.tsx';
import { MoneyText } from './MoneyText.tsx';

/** What assistive technology hears: the text that is not hidden from it; and what the eye sees. */
async function read(props: MoneyProps): Promise<{ heard: string; seen: string }> {
  const { container } = await renderComponent(<Money {...props} />);
  const hidden = container.querySelector('[aria-hidden=true]');
  const seen = hidden?.textContent ?? '';
  hidden?.remove();
  return { heard: container.textContent ?? '', seen };
}

describe('money (D-19, DESIGN.md §3)', () => {
  it.each([
    ['a balance', { cents: 284_637 }, '$2.846,37', '$2.846,37'],
    ['a negative one: U+002D to the ear, U+2212 to the eye', { cents: -4_530 }, '-$45,30', '−$45,30'],
    ['an outgoing one', { cents: -4_327, flow: 'outgoing' }, '-$43,27', '−$43,27'],
    ['income', { cents: 25_000, flow: 'income' }, '+$250,00', '+$250,00'],
    ['zero income has no sign', { cents: 0, flow: 'income' }, '$0,00', '$0,00'],
    ['zero', { cents: 0 }, '$0,00', '$0,00'],
    ['half a dollar', { cents: 50, size: 'xl' }, '$0,50', '$0,50'],
    ['a huge one', { cents: 123_456_789_012, size: 'xl' }, '$1.234.567.890,12', '$1.234.567.890,12'],
    ['a hidden one says no figure', { cents: 284_637, hidden: true }, 'Saldo oculto', '$ ••••'],
    ['one that is not known is no zero', { cents: null }, 'Sin valor', '—'],
  ] as const)('%s', async (_, props, heard, seen) => {
    expect(await read(props)).toEqual({ heard, seen });
  });

  it.each([
    ['with its symbol', undefined, '−$45,30'],
    ['in a column headed by the currency', formatAmount, '−45,30'],
  ])('a negative one within a line of text, %s: U+2212 too', async (_, format, seen) => {
    const { container } = await renderComponent(<MoneyText cents={-4_530} {...(format && { format })} />);
    expect(container.textContent).toBe(seen);
  });

  it('from ten million on it is drawn one step smaller, and never wraps', async () => {
    await renderComponent(
      <>
        <Money cents={999_999_999} size="lg" />
        <Money cents={1_000_000_000} size="lg" />
      </>,
    );
    const size = (text: string) => getComputedStyle(page.getByText(text).first().element()).fontSize;
    expect(size('$9.999.999,99')).toBe('40px');
    expect(size('$10.000.000,00')).toBe('28px');
  });

  it.each([
    ['a balance', { cents: 123_456, size: 'xl' }, '$1.234,56'],
    ['a debit', { cents: -4_530, flow: 'outgoing' }, '−$45,30'],
  ] as const)('screens.md A.0 «Amount field»: %s is copied once, as it is seen', async (_, props, copied) => {
    const { container } = await renderComponent(<Money {...props} />);
    getSelection()?.selectAllChildren(container);
    expect(getSelection()?.toString().trim()).toBe(copied);
  });
});
