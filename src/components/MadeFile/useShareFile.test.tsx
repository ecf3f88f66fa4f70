import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { type Visits, VisitsContext } from '../Dialog/visits.ts';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import type { FileMaker } from './fileMaker.ts';
import { useShareFile } from './useShareFile.ts';

const TEXT = 'Transferencia exitosa\n$60,41';
const FAILED = 'No pudimos preparar la imagen.';

const make = vi.fn<(content: string) => Blob | Promise<Blob>>();
const fetchMaker = vi.fn<FileMaker<string>['fetch']>();
const shared = vi.fn<typeof navigator.share>();
const canShare = vi.fn<typeof navigator.canShare>();
const button = page.getByRole('button', { name: 'Compartir' });
const pictures: FileMaker<string> = {
  type: 'image/png',
  nameOf: (content) => `${content}.png`,
  fetch: fetchMaker,
  failed: FAILED,
};
let toasts: ToastQueue;
let visit: AbortController;
const visits: Visits = { current: () => visit.signal, settle: () => undefined };
/** How each call of `share` ended: none may reject. */
let ended: string[];

beforeEach(() => {
  ended = [];
  visit = new AbortController();
  make.mockReset().mockReturnValue(new Blob(['\u0089PNG']));
  fetchMaker.mockReset().mockResolvedValue(make);
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
  const file = useShareFile(pictures);
  const ask = () =>
    file
      .share(() => 'comprobante-1', TEXT, { copied: 'Comprobante copiado' })
      .then(
        () => ended.push('ended'),
        () => ended.push('rejected'),
      );
  return (
    <>
      <button type="button" onClick={file.prepare}>
        Preparar
      </button>
      <Button loading={file.isMaking} onClick={() => void ask()}>
        Compartir
      </Button>
      <output>{file.canShare ? 'con archivos' : 'sin archivos'}</output>
    </>
  );
}

function show() {
  toasts = createToastQueue();
  return renderComponent(
    <ToastProvider queue={toasts}>
      <VisitsContext value={visits}>
        <Page />
      </VisitsContext>
    </ToastProvider>,
  );
}

type Screen = Awaited<ReturnType<typeof show>>;

/** Shows the page, taps the button, and answers what was handed to the phone's sheet. */
async function tapped(): Promise<(ShareData | undefined)[]> {
  await show();
  await button.click();
  await expect.poll(() => ended).toEqual(['ended']);
  return shared.mock.calls.map(([data]) => data);
}

const messages = () => toasts.toasts().map(({ text }) => text);

it('one file goes with its text, by its name and of its kind', async () => {
  const [data] = await tapped();
  expect(data?.text).toBe(TEXT);
  expect(data?.files?.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'comprobante-1.png', type: 'image/png', size: 5 },
  ]);
  expect(make).toHaveBeenCalledExactlyOnceWith('comprobante-1');
  expect(messages()).toEqual([]);
});

it('what makes the file is fetched when that is asked for, and once', async () => {
  await show();
  expect(fetchMaker).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Preparar' }).click();
  expect(fetchMaker).toHaveBeenCalledOnce();
  expect(make).not.toHaveBeenCalled();
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
])('%s: it says so', async (_, given) => {
  given();
  await show();
  await expect.element(page.getByText('sin archivos')).toBeVisible();
});

it.each([
  ['does not come', () => void fetchMaker.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['fails', () => void make.mockRejectedValueOnce(new Error('no canvas'))],
  ['does not end in time', () => void make.mockReturnValueOnce(new Promise<never>(() => undefined))],
])('what makes the file %s: said, nothing is shared, and the next tap tries again', async (_, given) => {
  given();
  expect(await tapped()).toEqual([]);
  expect(messages()).toEqual([FAILED]);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect.poll(() => shared.mock.calls[0]?.[0]?.files?.length).toBe(1);
});

it('this very file cannot be shared: the text alone', async () => {
  canShare.mockImplementation((data) => data?.files?.[0]?.size === 0);
  expect(await tapped()).toEqual([{ text: TEXT }]);
});

it('closing the sheet says nothing; a sheet that refuses is said, and nothing rejects', async () => {
  shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await tapped();
  expect(messages()).toEqual([]);
  shared.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await button.click();
  await expect.poll(messages).toEqual(['No pudimos compartirlo.']);
  expect(ended).toEqual(['ended', 'ended']);
});

it.each([
  [
    'and it has gone',
    async ({ rerender }: Screen) => rerender(<ToastProvider queue={toasts}>Otra página</ToastProvider>),
  ],
  ['while it still stands', () => visit.abort()],
])('whoever has left the page shares nothing more: %s', async (_, leave) => {
  let arrive: (blob: Blob) => void = () => undefined;
  make.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const screen = await show();
  await button.click();
  await expect.poll(() => make.mock.calls.length).toBe(1);
  await leave(screen);
  arrive(new Blob(['x']));
  await expect.poll(() => ended).toEqual(['ended']);
  expect(shared).not.toHaveBeenCalled();
  expect(messages()).toEqual([]);
});
