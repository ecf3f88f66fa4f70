import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadPdf } from '#components/DocumentViewer/pdfDocument.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

let files: { name: string; blob: Blob }[];

beforeEach(() => {
  files = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(new URL(this.href).hash.slice(1))];
    if (blob) files.push({ name: this.download, blob });
  });
});

const menu = main.getByRole('button', { name: /^Exportar/ });

async function openLoan(number: string) {
  const bank = await openBank({ route: `/creditos/${number}` });
  await expect.element(menu).toBeVisible();
  return bank;
}

async function choose(name: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('screens.md A.2 creditos: CSV, a PDF of its own, and paper', async () => {
  await openLoan('020110004417');
  await menu.click();
  const entries = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(entries).toEqual(['Exportar CSV', 'Descargar PDF', 'Imprimir']);
});

test('Descargar PDF saves a file of all 48 instalments, without the print dialog, whatever the filter', async () => {
  const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { services } = await openLoan('020110004417');
  await main.getByRole('radio', { name: /Pagadas 18/ }).click({ force: true });
  await choose('Descargar PDF');
  await expect.poll(() => files.map(({ name }) => name), { timeout: 15_000 }).toEqual(['amortizacion-4417.pdf']);
  expect(printing).not.toHaveBeenCalled();
  expect(services.toasts.toasts()).toEqual([]);
  await expect.element(menu).not.toHaveAttribute('aria-busy');

  // As the page's own viewer shows it.
  const pdf = await loadPdf(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? []));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.count; number += 1)
    texts.push((await pdf.draw(number, document.createElement('canvas'), 300).done).text ?? '');
  pdf.destroy();
  const all = texts.join(' ').replace(/\s+/g, ' ');
  expect(texts).toHaveLength(2);
  for (const text of [
    'Tabla de amortización',
    'Maria Fernanda Guaman Vintimilla · N.º 48213',
    '•••• 4417',
    'Generado el 20/11/2026 10:15 · Página 2 de 2',
    '19 05/12/2026 229,17 108,46 5,42 343,05 8.113,90 Próxima',
    '48 05/05/2029 333,29 4,33 0,22 337,84 0,00 Pendiente',
    'Total 12.000,00 4.206,23 210,31 16.416,54',
  ])
    expect(all).toContain(text);
  expect(all.match(/N\.º Fecha Capital/g)).toHaveLength(2);
  expect(all).not.toMatch(/\d{8,}/);
});

test('twice gives two files', async () => {
  await openLoan('020120001932');
  await choose('Descargar PDF');
  await expect.poll(() => files.length, { timeout: 15_000 }).toBe(1);
  await choose('Descargar PDF');
  await expect.poll(() => files.length).toBe(2);
  expect(new Set(files.map(({ name }) => name))).toEqual(new Set(['amortizacion-1932.pdf']));
});
