import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import { type PdfMaker, usePdfDownload } from './usePdfDownload.ts';

const content: PdfDocument = {
  fileName: 'comprobante-1.pdf',
  cooperativeName: 'Cooperativa',
  title: 'Comprobante',
  member: 'Maria',
  printedAt: '20/11/2026 10:15',
  facts: [],
  tables: [],
  legend: '',
};

const makePdf = vi.fn<PdfMaker['makePdf']>();
const fetchMaker = vi.fn<() => Promise<PdfMaker>>();
const button = page.getByRole('button', { name: 'Descargar PDF' });
const FAILED = 'No pudimos preparar el PDF. Revise su conexión e intente nuevamente, o use Imprimir.';
let toasts: ToastQueue;
let saved: string[];

beforeEach(() => {
  saved = [];
  makePdf.mockReset().mockResolvedValue(new Blob(['%PDF-'], { type: 'application/pdf' }));
  fetchMaker.mockReset().mockResolvedValue({ makePdf });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Page() {
  const { isMaking, download } = usePdfDownload(fetchMaker);
  return (
    <Button loading={isMaking} onClick={() => void download(content)}>
      Descargar PDF
    </Button>
  );
}

function show() {
  toasts = createToastQueue();
  return renderComponent(
    <ToastProvider queue={toasts}>
      <Page />
    </ToastProvider>,
  );
}

/** What makes the file is on its way until the test lets it arrive. */
function onItsWay(): { arrive: () => void; fail: () => void } {
  const way: { arrive: () => void; fail: () => void } = { arrive: () => undefined, fail: () => undefined };
  const promise = new Promise<PdfMaker>((resolve, reject) => {
    way.arrive = () => resolve({ makePdf });
    way.fail = () => reject(new TypeError('Failed to fetch module'));
  });
  fetchMaker.mockReturnValueOnce(promise);
  return way;
}

const messages = () => toasts.toasts().map(({ tone, text }) => [tone, text]);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('fetches what makes it when it is asked for, not before, and saves the file under its name', async () => {
  await show();
  expect(fetchMaker).not.toHaveBeenCalled();
  await button.click();
  await expect.poll(() => saved).toEqual(['comprobante-1.pdf']);
  expect(makePdf).toHaveBeenCalledExactlyOnceWith(content);
  expect(messages()).toEqual([]);
});

it('is busy meanwhile; a second click in the same task makes no second file', async () => {
  const way = onItsWay();
  await show();
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  element.click();
  way.arrive();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(saved).toEqual(['comprobante-1.pdf']);
  expect(fetchMaker).toHaveBeenCalledOnce();
});

it('without a connection: says so in Spanish, and the next click tries again', async () => {
  const way = onItsWay();
  await show();
  await button.click();
  way.fail();
  await expect.poll(messages).toEqual([['error', FAILED]]);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(saved).toEqual([]);
  await button.click();
  await expect.poll(() => saved).toEqual(['comprobante-1.pdf']);
});

it('a document that cannot be drawn says so too', async () => {
  makePdf.mockRejectedValue(new RangeError('drawing'));
  await show();
  await button.click();
  await expect.poll(messages).toEqual([['error', FAILED]]);
  expect(saved).toEqual([]);
});

it.each(['arrive', 'fail'] as const)('whoever has left the page gets neither file nor message (%s)', async (end) => {
  const way = onItsWay();
  const { rerender } = await show();
  await button.click();
  await rerender(<ToastProvider queue={toasts}>Otra página</ToastProvider>);
  way[end]();
  await settled();
  expect(saved).toEqual([]);
  expect(makePdf).not.toHaveBeenCalled();
  expect(messages()).toEqual([]);
});
