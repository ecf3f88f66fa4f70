import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import type { PdfMaker } from './usePdfDownload.ts';
import { useSharePdf } from './useSharePdf.ts';

const TEXT = 'Transferencia exitosa\nConcepto: Arriendo';
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

const layoutPdf = vi.fn<PdfMaker['layoutPdf']>();
const fetchMaker = vi.fn<() => Promise<PdfMaker>>();
const shared = vi.fn<typeof navigator.share>();
const canShare = vi.fn<typeof navigator.canShare>();
const button = page.getByRole('button', { name: 'Compartir' });
let toasts: ToastQueue;
/** How each call of `share` ended: none may reject. */
let ended: string[];

beforeEach(() => {
  ended = [];
  layoutPdf.mockReset().mockReturnValue(new Blob(['%PDF-'], { type: 'application/pdf' }));
  fetchMaker.mockReset().mockResolvedValue({ layoutPdf });
  shared.mockReset().mockResolvedValue();
  canShare.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

function Page() {
  const { isMaking, share } = useSharePdf(fetchMaker);
  const ask = () =>
    share(() => content, TEXT, { copied: 'Comprobante copiado' }).then(
      () => ended.push('shared'),
      () => ended.push('rejected'),
    );
  return (
    <Button loading={isMaking} onClick={() => void ask()}>
      Compartir
    </Button>
  );
}

/** Shows the page, taps the button, and answers what was handed to the phone's sheet. */
async function tapped(): Promise<(ShareData | undefined)[]> {
  toasts = createToastQueue();
  await renderComponent(
    <ToastProvider queue={toasts}>
      <Page />
    </ToastProvider>,
  );
  await button.click();
  await expect.poll(() => ended).toEqual(['shared']);
  return shared.mock.calls.map(([data]) => data);
}

const textAlone = [{ text: TEXT }];

it('the file goes with the text, by its name and as a PDF', async () => {
  const [data] = await tapped();
  expect(data?.text).toBe(TEXT);
  expect(data?.files?.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'comprobante-1.pdf', type: 'application/pdf', size: 5 },
  ]);
  expect(layoutPdf).toHaveBeenCalledExactlyOnceWith(content);
});

it('what makes the file is there before the tap: it is not waited for', async () => {
  toasts = createToastQueue();
  await renderComponent(
    <ToastProvider queue={toasts}>
      <Page />
    </ToastProvider>,
  );
  await expect.poll(() => fetchMaker.mock.calls.length).toBe(1);
  await button.click();
  await expect.poll(() => shared.mock.calls[0]?.[0]?.files?.length).toBe(1);
  expect(fetchMaker).toHaveBeenCalledOnce();
});

it.each([
  ['files cannot be shared', () => void canShare.mockReturnValue(false)],
  [
    'the browser cannot tell',
    () => void Reflect.defineProperty(navigator, 'canShare', { value: undefined, configurable: true }),
  ],
])('%s: the text alone, at once, and nothing is fetched', async (_, given) => {
  given();
  expect(await tapped()).toEqual(textAlone);
  expect(fetchMaker).not.toHaveBeenCalled();
});

it.each([
  ['does not come', () => void fetchMaker.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['does not come in time', () => void fetchMaker.mockReturnValue(new Promise<never>(() => undefined))],
  [
    'fails',
    () =>
      void layoutPdf.mockImplementation(() => {
        throw new Error('no font');
      }),
  ],
])('what makes the file %s: the text alone, while the tap still counts', async (_, given) => {
  given();
  expect(await tapped()).toEqual(textAlone);
  expect(toasts.toasts()).toEqual([]);
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

it('this very file cannot be shared: the text alone', async () => {
  canShare.mockImplementation((data) => data?.files?.[0]?.size === 0);
  expect(await tapped()).toEqual(textAlone);
});

it('closing the sheet says nothing; a sheet that refuses is said, and nothing rejects', async () => {
  shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await tapped();
  expect(toasts.toasts()).toEqual([]);
  shared.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await button.click();
  await expect.poll(() => toasts.toasts().map(({ text }) => text)).toEqual(['No pudimos compartirlo.']);
  expect(ended).toEqual(['shared', 'shared']);
});
