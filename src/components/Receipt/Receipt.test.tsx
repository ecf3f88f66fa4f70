import { afterEach, describe, expect, it, vi } from 'vitest';
import { Brand } from '../Brand/Brand.tsx';
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

it.each([278, 288, 328])('on a paper of %i px the name is one line, clear of the snow', async (width) => {
  const { container } = await renderComponent(
    <div style={{ width }}>
      <Receipt {...paper} brand={<Brand name="Cooperativa Sierra Azul" />} />
    </div>,
  );
  await document.fonts.ready;
  const name = [...container.querySelectorAll('span')].find(({ textContent }) => textContent === 'Sierra Azul');
  const words = document.createRange();
  words.selectNodeContents(name ?? container);
  expect(words.getClientRects()).toHaveLength(1);
  const snow = container.querySelector('path[fill="var(--scene-snow-shade)"]')?.getBoundingClientRect();
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(snow?.left ?? 0);
});
