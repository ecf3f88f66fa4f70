import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPagedPdf } from '#mocks/bank/pdf.ts';
import { renderComponent } from '../testRender.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';

const PAGES = 3000;
const long = createPagedPdf(
  'Anexo',
  Array.from({ length: PAGES }, (_, index) => [`Anexo numero ${index + 1}.`]),
);

const viewer = (
  <DocumentViewer
    title="Anexo"
    fileName="anexo.pdf"
    state={{ kind: 'ready', base64: long }}
    onRetry={() => undefined}
    onClose={() => undefined}
  />
);

const dialog = page.getByRole('dialog', { name: 'Anexo' });
const region = page.getByRole('region', { name: 'Anexo' });
const read = (number: number) =>
  page.getByText(new RegExp(`^Página ${number} de ${PAGES}\\. .*Anexo numero ${number}\\.`));
const canvases = () => dialog.element().querySelectorAll('canvas').length;
/** At most so many pages are near what is in sight, in any window. */
const FEW = 12;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a document of 3,000 pages', () => {
  it('draws what is in sight and the next pages, and holds the place of all others in their true size', async () => {
    await renderComponent(viewer);
    await expect.element(read(1)).toBeInTheDocument();
    await expect.element(read(2)).toBeInTheDocument();
    expect(canvases()).toBeLessThanOrEqual(FEW);
    const sheets = dialog.element().querySelectorAll<HTMLElement>('[role="region"] p');
    expect(sheets).toHaveLength(PAGES);
    const size = (index: number) => sheets[index]?.parentElement?.getBoundingClientRect();
    expect(size(PAGES - 1)?.height).toBeCloseTo(size(0)?.height ?? 0, 0);
    expect((size(PAGES - 1)?.height ?? 0) / (size(PAGES - 1)?.width ?? 1)).toBeCloseTo(842 / 595, 2);
    // Nothing of a page far away was read.
    await expect.element(page.getByText(/^Página 1500 de 3000\.\s*$/)).toBeInTheDocument();
  });

  it('the end and the middle are there when they are scrolled to; what was left gives its canvas back and keeps its text', async () => {
    await renderComponent(viewer);
    await expect.element(read(1)).toBeInTheDocument();
    const body = region.element();
    const first = dialog.element().querySelector('canvas');
    for (const [part, number] of [
      [1, PAGES],
      [0.5, PAGES / 2],
    ] as const) {
      body.scrollTop = body.scrollHeight * part;
      await expect.element(read(number), { timeout: 10_000 }).toBeInTheDocument();
      expect(canvases()).toBeLessThanOrEqual(FEW);
    }
    expect(first?.isConnected).toBe(false);
    expect(first?.width).toBe(0);
    await expect.element(read(1)).toBeInTheDocument();
    body.scrollTop = 0;
    await expect.poll(() => dialog.element().querySelector('canvas')?.width).toBeGreaterThan(300);
    expect(canvases()).toBeLessThanOrEqual(FEW);
  });

  it('dragged through from end to end it draws where it comes to rest, not what it passed', async () => {
    await renderComponent(viewer);
    await expect.element(read(1)).toBeInTheDocument();
    const body = region.element();
    for (let step = 1; step <= 60; step += 1) {
      body.scrollTop = (body.scrollHeight / 60) * step;
      await new Promise(requestAnimationFrame);
      expect(canvases()).toBeLessThanOrEqual(FEW);
    }
    await expect.element(read(PAGES), { timeout: 10_000 }).toBeInTheDocument();
    const texts = Array.from(dialog.element().querySelectorAll('[role="region"] p'), (text) => text.textContent);
    expect(texts.filter((text) => text.includes('Anexo numero')).length).toBeLessThan(60 * FEW);
  });

  it('is light too in a browser that does not tell what is in sight', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await renderComponent(viewer);
    await expect.element(read(1)).toBeInTheDocument();
    expect(canvases()).toBeLessThanOrEqual(FEW);
    const body = region.element();
    body.scrollTop = body.scrollHeight;
    await expect.element(read(PAGES), { timeout: 10_000 }).toBeInTheDocument();
    expect(canvases()).toBeLessThanOrEqual(FEW);
  });
});
