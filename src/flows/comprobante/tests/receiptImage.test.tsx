import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comprobante } from '#api/contract/transacciones.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { startEachTestFresh, use } from '#testing/testWorld.tsx';
import { lightColors } from '#theme/tokens.ts';
import { receiptImage } from '../receiptImage.ts';
import type { ReceiptPictureContent } from '../receiptPicture.ts';
import { askForReceipt } from './receiptWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const receipt = page.getByRole('dialog', { name: 'Comprobante' });
const button = (name: string) => receipt.getByRole('button', { name });
const FAILED = 'No pudimos preparar la imagen. Revise su conexión e intente nuevamente, o use Descargar PDF.';
const SQUARE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='48'%3E%3Crect width='48' height='48' fill='%23ff0000'/%3E%3C/svg%3E";

const content: ReceiptPictureContent = {
  number: '2026-1103-048198',
  cooperativeName: 'Cooperativa Sierra Azul',
  logoUrl: null,
  accent: null,
  state: 'done',
  title: 'Transferencia exitosa',
  cents: 60_00,
  when: '03/11/2026 08:14',
  rows: [{ label: 'Cuenta de origen', value: 'Ahorro a la vista •••• 4871' }],
  legend: 'Documento informativo.',
  note: null,
};

/** Width and height as the file's own header has them (PNG, IHDR). */
async function sizeOf(blob: Blob): Promise<{ kind: string; width: number; height: number }> {
  const view = new DataView(await blob.arrayBuffer());
  const kind = String.fromCharCode(...[1, 2, 3].map((at) => view.getUint8(at)));
  return { kind, width: view.getUint32(16), height: view.getUint32(20) };
}

/** The colour of one place of the picture, as `#rrggbb`. */
async function colourAt(blob: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const parts = [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const INK = lightColors.surfaceInk;

describe('DESIGN.md §12: a receipt as a PNG', () => {
  test('1080 × 1350, its head of ink, the rest light in the dark theme too', async () => {
    document.documentElement.dataset.theme = 'dark';
    try {
      const blob = await receiptImage(content);
      expect(blob.type).toBe('image/png');
      expect(await sizeOf(blob)).toEqual({ kind: 'PNG', width: 1080, height: 1350 });
      expect(await colourAt(blob, 10, 10)).toBe(INK);
      expect(await colourAt(blob, 10, 1340)).toBe(lightColors.surfaceCard);
      expect(await colourAt(blob, 10, 212)).toBe(lightColors.actionBg);
      // The mark's own ground, and the disc's rim.
      expect(await colourAt(blob, 90, 70)).toBe('#14505C');
      expect(await colourAt(blob, 78, 305)).toBe(lightColors.ok);
    } finally {
      delete document.documentElement.dataset.theme;
    }
  });

  test('a configured logo takes the place of the mark', async () => {
    expect(await colourAt(await receiptImage({ ...content, logoUrl: SQUARE }), 90, 70)).toBe('#FF0000');
  });

  test('a logo that does not come is left out, and its place too', async () => {
    const blob = await receiptImage({ ...content, logoUrl: '/no-hay.png' });
    expect(await sizeOf(blob)).toMatchObject({ width: 1080 });
    expect(await colourAt(blob, 90, 60)).toBe(INK);
  });

  test('a logo that would keep the picture from leaving is left out', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    expect(await colourAt(await receiptImage({ ...content, logoUrl: SQUARE }), 90, 70)).toBe(INK);
  });

  test('letters that do not come keep nothing waiting for long', async () => {
    vi.spyOn(document.fonts, 'load').mockReturnValue(new Promise(() => undefined));
    expect(await sizeOf(await receiptImage(content))).toMatchObject({ width: 1080 });
  });

  test('a browser that has no time to write it: it is written at once', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
    const blob = await receiptImage(content);
    expect(blob.type).toBe('image/png');
    expect(await sizeOf(blob)).toEqual({ kind: 'PNG', width: 1080, height: 1350 });
  });

  test('a device without memory for it: a rejection', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await expect(receiptImage(content)).rejects.toThrow('no bytes');
  });
});

async function openReceipt() {
  const bank = await askForReceipt();
  await expect.element(button('Guardar imagen')).toBeVisible();
  return bank;
}

describe('«Guardar imagen»', () => {
  test('saves the picture under the receipt’s number', async () => {
    const saved: { name: string; file: Promise<Blob> }[] = [];
    await openReceipt();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: fetch(this.href).then((answer) => answer.blob()) });
    });
    await button('Guardar imagen').click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['comprobante-2026-1103-048198.png']);
    const file = await saved[0]?.file;
    expect(file && (await sizeOf(file))).toEqual({ kind: 'PNG', width: 1080, height: 1350 });
    await expect.element(button('Guardar imagen')).not.toHaveAttribute('aria-busy');
  });

  test('a failure is said, and the receipt stays', async () => {
    const bank = await openReceipt();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await button('Guardar imagen').click();
    await expect.poll(() => bank.services.toasts.toasts().map(({ text }) => text)).toEqual([FAILED]);
    await expect.element(button('Guardar imagen')).toBeVisible();
  });
});

describe('«Compartir» where the device’s sheet takes files', () => {
  const shared = vi.fn<typeof navigator.share>();

  function withSheet(): void {
    shared.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  test.each([
    ['Como imagen', 'comprobante-2026-1103-048198.png', 'image/png'],
    ['Como PDF', 'comprobante-2026-1103-048198.pdf', 'application/pdf'],
  ])('«%s»: one file, with what it says for those who cannot see it', async (way, name, type) => {
    withSheet();
    const bank = await openReceipt();
    await button('Compartir').click();
    await page.getByRole('menuitem', { name: way }).click();
    await expect.poll(() => shared.mock.calls.length).toBe(1);
    const [data] = shared.mock.calls[0] ?? [];
    expect(data?.files?.map((file) => [file.name, file.type])).toEqual([[name, type]]);
    expect(data?.text).toMatch(/^Transferencia exitosa\n\$60,00\n/);
    expect(data?.text).not.toMatch(/\d{8,}/);
    expect(bank.services.toasts.toasts()).toEqual([]);
    await expect.element(button('Compartir')).toHaveFocus();
  });

  test('by keyboard, and Escape closes the menu alone', async () => {
    withSheet();
    await openReceipt();
    (button('Compartir').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Como imagen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(receipt).toBeVisible();
    expect(shared).not.toHaveBeenCalled();
  });

  test('a failure is said, nothing is shared', async () => {
    withSheet();
    const bank = await openReceipt();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await button('Compartir').click();
    await page.getByRole('menuitem', { name: 'Como imagen' }).click();
    await expect.poll(() => bank.services.toasts.toasts().map(({ text }) => text)).toEqual([FAILED]);
    expect(shared).not.toHaveBeenCalled();
  });

  test('what is in process says so in the text that goes along', async () => {
    use(answers.withData(comprobante, { tipo: 'EXTERNA', estado: 'EN_PROCESO', total: 5, acreditacion: 'SPI' }));
    withSheet();
    const { services } = await openReceipt();
    await expect.element(receipt.getByRole('list', { name: 'Estado de la transferencia' })).toBeVisible();
    await button('Compartir').click();
    await page.getByRole('menuitem', { name: 'Como imagen' }).click();
    await expect
      .poll(
        () =>
          shared.mock.calls[0]?.[0]?.text ??
          services.toasts
            .toasts()
            .map(({ text }) => text)
            .join(),
      )
      .toContain('Transferencia en proceso');
    expect(shared.mock.calls[0]?.[0]?.files?.[0]?.name).toBe('comprobante.png');
  });
});
