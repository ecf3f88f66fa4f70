import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { useZoom } from './useZoom.ts';

function Enlarged({ direction }: { direction: 'ltr' | 'rtl' }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { zoom, larger } = useZoom(scroller);
  return (
    <>
      <button type="button" onClick={() => larger?.()}>
        Ampliar
      </button>
      <div ref={scroller} dir={direction} data-testid="hoja" style={{ width: 200, height: 100, overflow: 'auto' }}>
        <div style={{ width: 200 * zoom, height: 400 * zoom }} />
      </div>
    </>
  );
}

it.each(['ltr', 'rtl'] as const)(
  'DESIGN.md §12 «Phones»: what stands in the middle stays there, read %s',
  async (direction) => {
    await renderComponent(<Enlarged direction={direction} />);
    const sheet = page.getByTestId('hoja').element();
    const middle = () => {
      const content = sheet.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const window = sheet.getBoundingClientRect();
      return (window.left + sheet.clientWidth / 2 - content.left) / content.width;
    };
    await page.getByRole('button', { name: 'Ampliar' }).click();
    expect(middle()).toBeCloseTo(0.5, 1);
    // A quarter of the way from the left.
    sheet.scrollBy({ left: -50 });
    const before = middle();
    expect(before).toBeLessThan(0.45);
    await page.getByRole('button', { name: 'Ampliar' }).click();
    expect(middle()).toBeCloseTo(before, 1);
  },
);
