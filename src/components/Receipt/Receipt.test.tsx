import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '../testRender.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const paper: ReceiptProps = {
  brand: 'Cooperativa',
  state: 'done',
  title: 'Transferencia exitosa',
  cents: 60_00,
  when: null,
  rows: [],
  legend: '',
};

afterEach(() => void vi.restoreAllMocks());

function stage({ touched = true, less = false } = {}) {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: touched, isActive: false });
  const real = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? { ...real(query), matches: less } : real(query),
  );
  return vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
}

describe('DESIGN.md §12: success at the end of a flow is a moment', () => {
  it('one short vibration, and once', async () => {
    const vibrate = stage();
    const { rerender } = await renderComponent(<Receipt {...paper} spoken="Transferencia exitosa, $60,00" />);
    await rerender(<Receipt {...paper} spoken="Transferencia exitosa, $60,00" />);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(30);
  });

  it.each([
    ['a receipt that is looked up again', {}, {}],
    ['one that is in process', { spoken: 'Transferencia en proceso', state: 'inProcess' as const }, {}],
    ['whoever asks for less motion', { spoken: 'Transferencia exitosa' }, { less: true }],
    ['a page that nobody has touched', { spoken: 'Transferencia exitosa' }, { touched: false }],
  ])('%s: none', async (_, props, given) => {
    const vibrate = stage(given);
    await renderComponent(<Receipt {...paper} {...props} />);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
