import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testRender.tsx';
import { AccountNumber } from './AccountNumber.tsx';

describe('account number (§9, D-18)', () => {
  it('D-18: a loan is no account, it is heard as a loan', async () => {
    const { container } = await renderComponent(<AccountNumber number="020110004417" kind="loan" />);
    container.querySelector('[aria-hidden=true]')?.remove();
    expect(container.textContent).toBe('crédito terminado en 4417');
  });

  it.each([
    ['010201004871', 'cuenta terminada en 4871', '•••• 4871'],
    [' 4000009988124502 ', 'cuenta terminada en 4502', '•••• 4502'],
    ['9356', 'cuenta terminada en 9356', '9356'],
  ])('«%s» is heard as «%s» and seen as «%s»; the full number is nowhere on the page', async (number, heard, seen) => {
    const { container } = await renderComponent(<AccountNumber number={number} />);
    const hidden = container.querySelector('[aria-hidden=true]');
    expect(hidden?.textContent).toBe(seen);
    if (number.trim().length > 4) expect(container.innerHTML).not.toContain(number.trim());
    hidden?.remove();
    expect(container.textContent).toBe(heard);
  });
});
