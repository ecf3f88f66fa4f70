import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPagedPdf, createPdf, lockedPdf, pdfWithoutPageTwo } from '#mocks/bank/pdf.ts';
import { renderComponent } from '../testRender.tsx';
import { type DocumentState, DocumentViewer } from './DocumentViewer.tsx';
import { loadLibrary } from './loadLibrary.ts';
import { pdfBytes } from './pdfBytes.ts';

const POLICY = createPdf('Politica', ['Clausula primera.']);
const OTHER = createPdf('Contrato', ['Clausula segunda.']);
const UNREADABLE = 'No pudimos abrir el documento.';
const NOT_HERE = 'No pudimos mostrar el documento aquí. Puede abrirlo en otra pestaña o descargarlo.';

const onClose = vi.fn<() => void>();
const onRetry = vi.fn<() => void>();
const created = vi.spyOn(URL, 'createObjectURL');
const revoked = vi.spyOn(URL, 'revokeObjectURL');

beforeEach(() => {
  for (const spy of [onClose, onRetry, created, revoked]) spy.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const viewer = (state: DocumentState) => (
  <DocumentViewer
    title="Tratamiento de datos personales"
    fileName="tratamiento.pdf"
    state={state}
    onRetry={onRetry}
    onClose={onClose}
  />
);
const ready = (base64 = POLICY) => viewer({ kind: 'ready', base64 });

const dialog = page.getByRole('dialog', { name: 'Tratamiento de datos personales' });
const download = page.getByRole('button', { name: 'Descargar' });
const print = page.getByRole('button', { name: 'Imprimir' });
const drawn = (text = 'Clausula primera.') => page.getByText(new RegExp(`^Página 1 de 1\\. .*${text}`));

/** Addresses that were made and not yet revoked. */
const living = () => {
  const gone = revoked.mock.calls.map(([address]) => address);
  return created.mock.results.map(({ value }) => value as string).filter((address) => !gone.includes(address));
};

// The first of the file, while no thread of an earlier test is there to take.
it('a reader whose code cannot be fetched says what can be done, and the next opening tries again', async () => {
  class Missing extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event('error')), 10);
    }
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Missing);
  const screen = await renderComponent(ready());
  await expect.element(page.getByRole('alert')).toMatchTextContent(NOT_HERE);
  await expect.element(download).toBeEnabled();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.getByRole('button', { name: 'Abrir' }).click();
  expect(open.mock.calls).toEqual([[living()[0], '_blank', 'noopener']]);
  open.mockRestore();
  vi.unstubAllGlobals();
  await screen.rerender(<p />);
  await screen.rerender(ready());
  await expect.element(drawn()).toBeInTheDocument();
});

describe('D-60: a document', () => {
  it('is drawn with the fonts that come along, fetched because it names them, not with those of the device', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    const fonts = asked.mock.calls.map(([address]) => /(?:Liberation|Foxit)[\w-]+(?=\.)/.exec(address as string)?.[0]);
    asked.mockRestore();
    expect(fonts).toEqual(expect.arrayContaining(['LiberationSans-Regular']));
    expect(fonts).not.toContain('FoxitSerif');
  });

  it('is drawn with a font of the device when its own cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    const canvas = dialog.element().querySelector('canvas');
    const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const isInk = (value: number, index: number) => index % 4 === 0 && value < 128;
    expect(data.some(isInk)).toBe(true);
  });

  it('is drawn page by page, with its text beside it', async () => {
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    const canvas = dialog.element().querySelector('canvas');
    expect(canvas?.width).toBeGreaterThan(300);
    expect(dialog.element().querySelector('iframe, embed, object')).toBeNull();
  });

  it('is drawn in strict mode too, where each effect runs twice', async () => {
    await renderComponent(<StrictMode>{ready()}</StrictMode>);
    await expect.element(drawn()).toBeInTheDocument();
  });

  it('opens again at once after it was closed while it was loading', async () => {
    const screen = await renderComponent(ready());
    for (let time = 0; time < 3; time += 1) {
      await screen.rerender(<p />);
      await screen.rerender(ready());
    }
    await expect.element(drawn()).toBeInTheDocument();
    await screen.rerender(<p />);
    await screen.rerender(ready(OTHER));
    await expect.element(drawn('Clausula segunda.')).toBeInTheDocument();
  });

  it('takes the place of another without leaving its pages', async () => {
    const screen = await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    await screen.rerender(ready(OTHER));
    await expect.element(drawn('Clausula segunda.')).toBeInTheDocument();
    await expect.element(drawn()).not.toBeInTheDocument();
  });
});

describe('the address for Descargar and Imprimir', () => {
  it('exists while the document is open and is revoked on close', async () => {
    const screen = await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    expect(living()).toHaveLength(1);
    await screen.rerender(<p />);
    expect(living()).toEqual([]);
  });

  it('is revoked when another document comes', async () => {
    const screen = await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    await screen.rerender(ready(OTHER));
    await expect.poll(() => created.mock.calls.length).toBe(2);
    expect(living()).toHaveLength(1);
  });

  it('is what Descargar saves under the given name', async () => {
    const saved: string[] = [];
    // A click that the browser followed would save a file of the test's.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
      const link = this as HTMLAnchorElement;
      saved.push(link.download, link.href);
    });
    await renderComponent(ready());
    await expect.element(download).toBeEnabled();
    await download.click();
    expect(saved).toEqual(['tratamiento.pdf', living()[0]]);
    const file = await fetch(living()[0] ?? '');
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-/);
    click.mockRestore();
  });

  it('is what Imprimir opens, in a page that cannot reach this one', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await renderComponent(ready());
    await expect.element(print).toBeEnabled();
    await print.click();
    expect(open.mock.calls).toEqual([[living()[0], '_blank', 'noopener']]);
    open.mockRestore();
  });
});

describe('D-60: what cannot be shown gives a message, and nothing to save', () => {
  it.each([
    ['broken base64', `${POLICY.slice(0, 60)}*`],
    ['a page in place of a PDF', btoa('<!doctype html>')],
    ['nothing', ''],
    ['a file that only begins as a PDF', btoa('%PDF-1.4\n')],
  ])('%s', async (_, base64) => {
    await renderComponent(ready(base64));
    await expect.element(page.getByRole('alert')).toHaveTextContent(UNREADABLE);
    await expect.element(page.getByText('Cargando…')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('a failed call shows its message and Reintentar', async () => {
    await renderComponent(viewer({ kind: 'error', message: 'El servicio no está disponible en este momento.' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('El servicio no está disponible en este momento.');
    await expect.element(download).toBeDisabled();
    await expect.element(print).toBeDisabled();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('what is not to be had here says so: no «Reintentar», nothing to save', async () => {
    await renderComponent(viewer({ kind: 'unavailable', message: 'Este documento no está disponible.' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Este documento no está disponible.');
    await expect.element(page.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    await expect.element(download).toBeDisabled();
    await expect.element(print).toBeDisabled();
  });

  it('while the call is under way it says so', async () => {
    await renderComponent(viewer({ kind: 'loading' }));
    await expect.element(page.getByText('Cargando…')).toBeVisible();
    await expect.element(download).toBeDisabled();
    expect(created).not.toHaveBeenCalled();
  });
});

describe('D-70: what the viewer cannot do', () => {
  it('a document under a password is opened elsewhere, or saved', async () => {
    await renderComponent(ready(lockedPdf(POLICY)));
    await expect.element(page.getByRole('alert')).toMatchTextContent(NOT_HERE);
    await expect.element(page.getByRole('button', { name: 'Abrir' })).toBeEnabled();
    await expect.element(download).toBeEnabled();
  });

  it('a page that cannot be drawn says so; the other is drawn, and the file can be saved', async () => {
    await renderComponent(ready(pdfWithoutPageTwo(createPagedPdf('Contrato', [['Una.'], ['Dos.']]))));
    await expect.element(page.getByRole('status')).toMatchTextContent('No pudimos dibujar la página 2.');
    await expect.element(page.getByText(/^Página 1 de 2\. .*Una\./)).toBeInTheDocument();
    await expect.element(download).toBeEnabled();
  });

  it('a page is drawn when it is tried again', async () => {
    const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderComponent(ready());
    const again = page.getByRole('button', { name: 'Reintentar la página 1' });
    await expect.element(again).toBeVisible();
    context.mockRestore();
    await again.click();
    await expect.element(drawn()).toBeInTheDocument();
    await expect.element(again).not.toBeInTheDocument();
  });
});

describe('D-70: an older browser', () => {
  /** Takes a function away from all lists of its kind until the test is over. */
  function without(owner: object, name: string): void {
    const had = Object.getOwnPropertyDescriptor(owner, name);
    Reflect.deleteProperty(owner, name);
    onTestFinished(() => {
      if (had) Object.defineProperty(owner, name, had);
    });
  }

  it('gets the build of the library that it can run, which draws the same', async () => {
    expect((await loadLibrary()).workerAddress).not.toContain('legacy');
    without(Map.prototype, 'getOrInsertComputed');
    without(Math, 'sumPrecise');
    const { getDocument, PDFWorker, workerAddress, verbosity } = await loadLibrary();
    expect(workerAddress).toContain('legacy');
    const worker = PDFWorker.create({ port: new Worker(workerAddress, { type: 'module' }), verbosity });
    const pdf = await getDocument({ data: pdfBytes(POLICY) ?? [], worker, verbosity }).promise;
    const first = await pdf.getPage(1);
    const canvas = document.createElement('canvas');
    await first.render({ canvas, viewport: first.getViewport({ scale: 1 }) }).promise;
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    expect(data.some((value, index) => index % 4 === 0 && value < 128)).toBe(true);
    worker.destroy();
  });
});

describe('the focus', () => {
  it('goes into the dialog, which its title names, and stays there', async () => {
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    for (let tab = 0; tab < 6; tab += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
  });

  it('comes back to where it was', async () => {
    const both = (open: boolean) => (
      <>
        <button type="button">Ver documento</button>
        {open && ready()}
      </>
    );
    const screen = await renderComponent(both(false));
    await page.getByRole('button', { name: 'Ver documento' }).click();
    await screen.rerender(both(true));
    await expect.element(drawn()).toBeInTheDocument();
    await screen.rerender(both(false));
    await expect.element(page.getByRole('button', { name: 'Ver documento' })).toHaveFocus();
  });

  it('Escape and the X close', async () => {
    await renderComponent(ready());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['while the document comes', { kind: 'loading' }],
    ['with the document', { kind: 'ready', base64: POLICY }],
  ] satisfies [string, DocumentState][])(
    'WCAG 2.4.3: %s, what «Reintentar» had goes to the pages’ region',
    async (_, next) => {
      const screen = await renderComponent(viewer({ kind: 'error', message: 'Error.' }));
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await screen.rerender(viewer({ kind: 'error', message: 'Error.', isRetrying: true }));
      await screen.rerender(viewer(next));
      await expect.element(page.getByRole('region', { name: 'Tratamiento de datos personales' })).toHaveFocus();
    },
  );

  it('WCAG 2.4.3: so does what the «Reintentar» of one page had', async () => {
    const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderComponent(ready());
    const again = page.getByRole('button', { name: 'Reintentar la página 1' });
    await expect.element(again).toBeVisible();
    context.mockRestore();
    await again.click();
    await expect.element(drawn()).toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Tratamiento de datos personales' })).toHaveFocus();
  });

  it('the pages can be scrolled by keyboard: their region takes the focus', async () => {
    await renderComponent(ready());
    await expect.element(page.getByRole('region', { name: 'Tratamiento de datos personales' })).toHaveFocus();
  });
});

describe('DESIGN.md §12 «Phones»: full screen, fit to width, with zoom', () => {
  const larger = page.getByRole('button', { name: 'Ampliar' });
  const smaller = page.getByRole('button', { name: 'Reducir' });
  const reader = () => dialog.getByRole('region').element();
  /** What stands in the middle of the reader, as a part of the whole. */
  const middle = ({ scrollTop, scrollHeight, clientHeight }: Element) => (scrollTop + clientHeight / 2) / scrollHeight;

  beforeEach(async () => {
    await page.viewport(390, 844);
  });
  afterEach(async () => {
    await page.viewport(1280, 900);
  });

  it('fills the window, and a page its width', async () => {
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    const { left, top, width, height } = reader().closest('dialog > div')?.getBoundingClientRect() ?? new DOMRect();
    expect([left, top, width, height]).toEqual([0, 0, 390, 844]);
    expect(reader().scrollWidth).toBe(390);
  });

  it('its title is level with the X', async () => {
    await renderComponent(ready());
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const close = middleOf(dialog.getByRole('button', { name: 'Cerrar' }).element());
    expect(middleOf(dialog.getByRole('heading').element())).toBeCloseTo(close, 0);
  });

  it('a page is enlarged and reduced in steps, as sharp as it is large, and what is read stays in the middle', async () => {
    await renderComponent(ready(createPagedPdf('Contrato', [['Uno.'], ['Dos.'], ['Tres.'], ['Cuatro.']])));
    await expect.element(page.getByText(/^Página 1 de 4\. .*Uno/)).toBeInTheDocument();
    await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
    reader().scrollTop = reader().scrollHeight / 2;
    const [before, pixels] = [middle(reader()), document.querySelector('canvas')?.width ?? 0];
    await larger.click();
    await expect.element(page.getByText('150 %')).toBeVisible();
    expect(middle(reader())).toBeCloseTo(before, 2);
    await expect.poll(() => document.querySelector('canvas')?.width).toBeCloseTo(pixels * 1.5, -1);
    await larger.click();
    await larger.click();
    await expect.element(page.getByText('300 %')).toBeVisible();
    await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
    await larger.click({ force: true });
    await smaller.click();
    await expect.element(page.getByText('200 %')).toBeVisible();
  });

  it('elsewhere a page is as wide as it is read: there is nothing to enlarge', async () => {
    await page.viewport(1280, 900);
    await renderComponent(ready());
    await expect.element(drawn()).toBeInTheDocument();
    expect(larger.elements()).toHaveLength(0);
  });
});
