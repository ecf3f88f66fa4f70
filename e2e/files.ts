import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

/** By «Exportar», as on accounts and loans. */
export async function chooseExport(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The file that an action hands over: its name and its bytes. */
export async function downloadedBy(page: Page, action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The cells of a CSV for Excel in es-EC; fails unless it has the byte order mark, semicolons and CRLF. */
export function csvCells(bytes: Buffer): string[][] {
  expect(bytes.subarray(0, 3), 'marca de orden de bytes').toEqual(BYTE_ORDER_MARK);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.pop(), 'la última línea termina en CRLF').toBe('');
  return lines.map((line) => line.split(';').map(cellSeen));
}

/** What the spreadsheet shows of a cell: of `="0102"`, in quotes of its own, the text. */
function cellSeen(cell: string): string {
  return /^"=""(.*)"""$/.exec(cell)?.[1] ?? cell;
}

/** Cents of a cell with a decimal comma and no grouping; fails on anything else. */
export function csvCents(cell: string | undefined): number {
  expect(cell).toMatch(/^-?\d+,\d\d$/);
  return Number(cell?.replace(',', ''));
}

/** Keeps the browser's print dialog shut and the paper in the page, until the next page. Call before the page is opened. */
export async function holdPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
}

/** Looks at what the printer gets: the cooperative, the member and the moment, and nothing of the application around it. */
export async function expectOnPaper(
  page: Page,
  number: string,
  look: (paper: Locator) => Promise<void>,
): Promise<void> {
  const paper = page.locator('[data-print-sheet]');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  for (const text of ['Cooperativa Sierra Azul', 'Maria Fernanda Guaman Vintimilla', 'Impreso el 20/11/2026 10:1'])
    await expect(paper.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await paper.innerText(), 'la cuenta y el crédito van enmascarados').not.toMatch(new RegExp(number));
  await look(paper);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
}
