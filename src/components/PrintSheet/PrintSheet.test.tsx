import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { usePrintSheet } from './usePrintSheet.tsx';

let printing: MockInstance<typeof window.print>;

beforeEach(() => {
  printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
});

afterEach(async () => {
  printing.mockRestore();
  await paper(false);
});

/** Shows the page as a printer gets it. */
async function paper(on: boolean): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { media: on ? 'print' : '' });
}

function Printing() {
  const { print, sheet } = usePrintSheet();
  return (
    <main>
      <p>En la pantalla</p>
      <button type="button" onClick={() => print(<p>Comprobante uno</p>)}>
        Uno
      </button>
      <button type="button" onClick={() => print(<p>Comprobante dos</p>)}>
        Dos
      </button>
      {sheet}
    </main>
  );
}

const sheets = () => [...document.querySelectorAll<HTMLElement>('[data-print-sheet]')];
const press = (name: string) => page.getByRole('button', { name }).click();

describe('screens.md A.0 «Printing», DESIGN.md §9', () => {
  it('nothing is in the page until something is printed', async () => {
    await renderComponent(<Printing />);
    expect(sheets()).toEqual([]);
    expect(printing).not.toHaveBeenCalled();
  });

  it('the document stands in the page when the browser’s dialog opens, once, and is taken away afterwards', async () => {
    const seen: string[] = [];
    printing.mockImplementation(() => void seen.push(...sheets().map(({ textContent }) => textContent ?? '')));
    await renderComponent(<Printing />);
    await press('Uno');
    expect(printing).toHaveBeenCalledOnce();
    expect(seen).toEqual([expect.stringContaining('Comprobante uno') as string]);
    expect(sheets()).toHaveLength(1);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(sheets).toEqual([]);
  });

  it('it is not on the screen, and alone on paper', async () => {
    await renderComponent(<Printing />);
    await press('Uno');
    const display = (element: Element) => getComputedStyle(element).display;
    expect(sheets().map(display)).toEqual(['none']);
    await paper(true);
    expect(sheets().map(display)).toEqual(['block']);
    const others = [...document.body.children].filter((child) => !child.hasAttribute('data-print-sheet'));
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(display))).toEqual(new Set(['none']));
  });

  it('when it is over the page itself can be printed again', async () => {
    const { container } = await renderComponent(<Printing />);
    await press('Uno');
    dispatchEvent(new Event('afterprint'));
    await expect.poll(sheets).toEqual([]);
    await paper(true);
    expect(getComputedStyle(container).display).toBe('block');
  });

  it('the same can be printed twice, and another after it', async () => {
    await renderComponent(<Printing />);
    for (const [name, text] of [
      ['Uno', 'Comprobante uno'],
      ['Uno', 'Comprobante uno'],
      ['Dos', 'Comprobante dos'],
    ] as const) {
      await press(name);
      expect(sheets().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text) as string]);
      dispatchEvent(new Event('afterprint'));
      await expect.poll(sheets).toEqual([]);
    }
    expect(printing).toHaveBeenCalledTimes(3);
  });

  it('a browser that never says it is done still prints the next one, and only that', async () => {
    await renderComponent(<Printing />);
    await press('Uno');
    await press('Dos');
    expect(printing).toHaveBeenCalledTimes(2);
    expect(sheets().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Comprobante dos') as string,
    ]);
  });

  it('leaving the page takes it away', async () => {
    const { unmount } = await renderComponent(<Printing />);
    await press('Uno');
    await unmount();
    expect(sheets()).toEqual([]);
  });
});
