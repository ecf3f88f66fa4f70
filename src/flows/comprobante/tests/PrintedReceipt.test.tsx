import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#components/testRender.tsx';
import { PrintedReceipt, type PrintedReceiptProps } from '../PrintedReceipt.tsx';
import { LEGEND } from '../receipt.ts';

const paper: PrintedReceiptProps = {
  cooperativeName: 'Cooperativa Sierra Azul',
  member: 'Socia Maria Guaman',
  printedAt: '20/11/2026 10:16',
  title: 'Transferencia exitosa',
  cents: 250_00,
  when: '20/11/2026 10:15',
  rows: [{ label: 'Beneficiario', value: 'Carlos Loja' }],
  legend: LEGEND,
  note: null,
};

/** Points and millimetres as the browser has them. */
const PT = 96 / 72;
const MM = 96 / 25.4;

const sizeOf = (text: string): number => Number.parseFloat(getComputedStyle(page.getByText(text).element()).fontSize);

it('DESIGN.md §9: a receipt is a «Comprobante» 118 mm wide, its amount 20 pt in one size, its rows 10 pt', async () => {
  await page.viewport(1280, 900);
  const { container } = await renderComponent(<PrintedReceipt {...paper} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('Comprobante');
  expect(sizeOf('$250,00')).toBeCloseTo(20 * PT, 1);
  expect(sizeOf('Beneficiario')).toBeCloseTo(10 * PT, 1);
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBeCloseTo(118 * MM, 0);
  const sheet = container.querySelector('header')?.parentElement;
  expect(sheet && getComputedStyle(sheet).breakInside).toBe('avoid');
});

it.each([
  ['our own legend stands once', LEGEND, 1],
  ['that of the cooperative stands beside it', 'Conserve este documento.', 1],
])('%s', async (_, legend, times) => {
  const { container } = await renderComponent(<PrintedReceipt {...paper} legend={legend} />);
  const said = container.textContent ?? '';
  expect(said.split(LEGEND)).toHaveLength(times + 1);
  expect(said.split(legend)).toHaveLength(times + 1);
});
