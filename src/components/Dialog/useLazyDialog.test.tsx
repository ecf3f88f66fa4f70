import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogProvider } from './DialogProvider.tsx';
import { useLazyDialog } from './useLazyDialog.ts';

interface Module {
  title: string;
}

const load = vi.fn<() => Promise<Module>>();
const results: (string | undefined)[] = [];
const opener = page.getByRole('button', { name: 'Abrir' });
const dialog = page.getByRole('dialog', { name: 'Agencias' });
let toasts: ToastQueue;

function Page() {
  const open = useLazyDialog();
  return (
    <button
      type="button"
      onClick={() => {
        void open<Module, string>(load, ({ title }, close) => (
          <Dialog labelledBy="titulo" onDismiss={() => close('descartado')} dismissLabel="Cerrar">
            <h2 id="titulo">{title}</h2>
            <button type="button" onClick={() => close('elegido')}>
              Elegir
            </button>
          </Dialog>
        )).then((result) => results.push(result));
      }}
    >
      Abrir
    </button>
  );
}

async function show() {
  toasts = createToastQueue();
  return renderComponent(
    <ToastProvider queue={toasts}>
      <DialogProvider>
        <Page />
      </DialogProvider>
    </ToastProvider>,
  );
}

beforeEach(() => {
  results.length = 0;
  load.mockReset().mockResolvedValue({ title: 'Agencias' });
});

it('fetches the code when it is opened, not before, and answers what it was closed with', async () => {
  await show();
  expect(load).not.toHaveBeenCalled();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Elegir' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => results).toEqual(['elegido']);
});

it('a second click while the code is on its way opens nothing more', async () => {
  let arrive: (module: Module) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show();
  const button = opener.element() as HTMLButtonElement;
  button.click();
  button.click();
  expect(load).toHaveBeenCalledOnce();
  arrive({ title: 'Agencias' });
  await expect.element(dialog).toBeVisible();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await expect.poll(() => results).toEqual([undefined]);
});

it('code that cannot be fetched is told, and the next click tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await show();
  await opener.click();
  await expect
    .poll(() => toasts.toasts().map(({ text }) => text))
    .toEqual(['No pudimos abrir esta ventana. Revise su conexión e intente nuevamente.']);
  expect(results).toEqual([undefined]);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => results).toEqual([undefined, 'descartado']);
});

it('code that neither comes nor fails is given up after 30 seconds, and the next click tries again', async () => {
  load.mockReturnValueOnce(new Promise(() => undefined));
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await opener.click();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.poll(() => results).toEqual([undefined]);
  expect(toasts.toasts().map(({ text }) => text)).toEqual([
    'No pudimos abrir esta ventana. Revise su conexión e intente nuevamente.',
  ]);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});

it('taken away with its page it answers nothing', async () => {
  const { unmount } = await show();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await unmount();
  await expect.poll(() => results).toEqual([undefined]);
});
