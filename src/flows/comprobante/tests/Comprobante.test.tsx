import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { comprobante } from '#api/contract/transacciones.ts';
import { loadPdf } from '#components/DocumentViewer/pdfDocument.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { askForReceipt } from './receiptWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const receipt = page.getByRole('dialog', { name: 'Comprobante' });

async function openReceipt() {
  const bank = await askForReceipt();
  await expect.element(receipt).toBeVisible();
  return bank;
}

describe('screens.md A.0 «CMP»', () => {
  test('state, amount, number, moment and the server’s rows; accounts masked', async () => {
    await openReceipt();
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
    const text = receipt.element().textContent ?? '';
    for (const part of [
      '$60,00',
      '$60,41',
      '2026-1103-048198',
      '03/11/2026 08:',
      'Rosa Elena Ordonez',
      'Total debitado',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\d{8,}/);
  });

  test('contract B.0 NO_ENCONTRADA: says so, and offers neither paper nor sharing', async () => {
    use(answers.withData(comprobante, { idTransaccion: 'x', estado: 'NO_ENCONTRADA' }));
    await openReceipt();
    await expect.element(receipt.getByRole('alert')).toHaveTextContent('No encontramos el comprobante.');
    expect(receipt.getByRole('button', { name: 'Imprimir' }).elements()).toHaveLength(0);
    expect(receipt.getByRole('button', { name: 'Compartir' }).elements()).toHaveLength(0);
  });

  test('what is in process is not called done, nor said to have come: on screen, on paper and where it is shared', async () => {
    use(
      answers.withData(comprobante, {
        tipo: 'EXTERNA',
        estado: 'EN_PROCESO',
        total: 5,
        acreditacion: 'INMEDIATA',
        fechaAcreditacion: '2026-11-23',
      }),
    );
    const shared = vi.fn(async (_data: ShareData) => undefined);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    try {
      await openReceipt();
      await expect.element(receipt.getByText('Transferencia en proceso')).toBeVisible();
      const said = 'La institución aún no confirma: tiene hasta el 23/11/2026.';
      await expect.element(receipt.getByText(said)).toBeVisible();
      expect(receipt.getByText(/exitos|Llega/).elements()).toHaveLength(0);
      await receipt.getByRole('button', { name: 'Imprimir' }).click();
      expect(document.querySelector('body > [data-print-sheet]')?.textContent).toContain(said);
      dispatchEvent(new Event('afterprint'));
      await receipt.getByRole('button', { name: 'Compartir' }).click();
      await expect.poll(() => shared.mock.calls[0]?.[0].text).toContain(said);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('DESIGN.md §9: paper and file say whose they are and for whom: legal name, «Socia», number', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${files.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openReceipt();
    await receipt.getByRole('button', { name: 'Imprimir' }).click();
    const sheet = document.querySelector('body > [data-print-sheet]')?.textContent ?? '';
    dispatchEvent(new Event('afterprint'));
    await receipt.getByRole('button', { name: 'Descargar PDF' }).click();
    await expect.poll(() => files.length, { timeout: 15_000 }).toBe(1);
    const file = files[0] ?? new Blob();
    // As the page's own viewer shows it.
    const pdf = await loadPdf(new Uint8Array(await file.arrayBuffer()));
    const written = (await pdf.draw(1, document.createElement('canvas'), 300).done).text?.replace(/\s+/g, ' ');
    expect(pdf.count).toBe(1);
    pdf.destroy();
    for (const text of [sheet, written]) {
      expect(text).toContain('Cooperativa de Ahorro y Crédito Sierra Azul Ltda.');
      expect(text).toContain('Socia Maria Fernanda Guaman Vintimilla · N.º 48213');
    }
    const bytes = await file.text();
    for (const said of [
      '/Lang (es-EC)',
      '<rdf:li xml:lang="x-default">Comprobante: Transferencia exitosa</rdf:li>',
      '/Alt (Logotipo de Cooperativa Sierra Azul)',
      '<pdfuaid:part>1</pdfuaid:part>',
    ])
      expect(bytes).toContain(said);
  });

  test('what was returned says where the money is', async () => {
    use(answers.withData(comprobante, { tipo: 'EXTERNA', estado: 'DEVUELTA', valor: 5 }));
    await openReceipt();
    await expect.element(receipt.getByText('La institución la devolvió. El valor volvió a su cuenta.')).toBeVisible();
  });

  test('conventions.md 6: a failure in the server’s words, and Reintentar', async () => {
    use(answers.withCode(comprobante, '-9999-00-03'));
    await openReceipt();
    await expect.element(receipt.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await receipt.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
  });

  test('conventions.md 6: while Reintentar is under way it says that it is busy, keeps the focus and asks once', async () => {
    use(answers.withCode(comprobante, '-9999-00-03'));
    const bank = await openReceipt();
    const retry = receipt.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    const asked = bank.countOf(comprobante);
    useNoOverrides();
    const release = hold(comprobante);
    const button = retry.element() as HTMLButtonElement;
    button.focus();
    button.click();
    button.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(retry).toHaveFocus();
    await expect.element(receipt.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(asked + 1);
    release();
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
  });

  test('without a connection the failure and its button stay', async () => {
    use(answers.withCode(comprobante, '-9999-00-03'));
    await openReceipt();
    const retry = receipt.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    onlineManager.setOnline(false);
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(receipt.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
  });

  test('printing puts the receipt alone on paper, without the dialog’s buttons, and takes it away', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openReceipt();
    await receipt.getByRole('button', { name: 'Imprimir' }).click();
    expect(printing).toHaveBeenCalledOnce();
    const paper = document.querySelector('body > [data-print-sheet]');
    expect(paper?.textContent).toContain('Transferencia exitosa');
    expect(paper?.textContent).toContain('2026-1103-048198');
    expect(paper?.querySelector('button')).toBeNull();
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
    await expect.element(receipt).toBeVisible();
  });

  test('on a phone what can be done with it stands in the middle, the icons one under the other', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 900));
    await openReceipt();
    await expect.element(receipt.getByRole('button', { name: 'Compartir' })).toBeVisible();
    const lefts = ['Descargar PDF', 'Guardar imagen', 'Imprimir', 'Compartir'].map(
      (name) => receipt.getByRole('button', { name }).element().querySelector('svg')?.getBoundingClientRect().left,
    );
    expect([lefts[2], lefts[3]]).toEqual([lefts[0], lefts[1]]);
  });

  test('D-18: sharing tells what the paper says, its masks as plain text; closing the phone’s sheet is no failure', async () => {
    const shared = vi.fn(async (_data: ShareData) => undefined);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    try {
      const bank = await openReceipt();
      await receipt.getByRole('button', { name: 'Compartir' }).click();
      await expect.poll(() => shared.mock.calls.length).toBe(1);
      const text = shared.mock.calls[0]?.[0].text ?? '';
      expect(text).toMatch(
        /^Transferencia exitosa\n\$60,00\n03\/11\/2026 08:\d\d\nComprobante N\.º: 2026-1103-048198\n/,
      );
      expect(text).not.toMatch(/\d{8,}/);
      // D-18: a message is plain text.
      expect(text).toContain('****4871');
      expect(text).not.toContain('•');
      shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      await receipt.getByRole('button', { name: 'Compartir' }).click();
      await expect.poll(() => shared.mock.calls.length).toBe(2);
      expect(bank.services.toasts.toasts()).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
