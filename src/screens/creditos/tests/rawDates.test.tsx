import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { credito } from '#api/contract/creditos.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

afterEach(async () => {
  await page.viewport(1280, 900);
});

const row = { capital: 1, interes: 2, seguro: 3, otros: 0, cuota: 6, saldo: 5 };

/** A server that writes days in its own way. */
beforeEach(() => {
  use(
    answers.withData(credito, {
      numeroCredito: '020110004417',
      descripcion: 'CREDITO',
      saldoCapital: 5,
      montoOriginal: 5,
      estado: 'VENCIDO',
      proximaCuota: { numero: 2, fecha: '05-DIC-2026', valor: 6 },
      fechaConcesion: '05-NOV-2025',
      vencido: { cuotas: 1, capital: 1, interes: 2, seguro: 3, mora: 0, gestionCobranza: 0, total: 6 },
      tabla: [
        { ...row, numero: 1, fecha: '05-NOV-2026', estado: 'VENCIDA' },
        { ...row, numero: 2, fecha: '05-DIC-2026', estado: 'PENDIENTE' },
      ],
      pagos: [{ fecha: '05-OCT-2026', valor: 6, canal: 'CAJA' }],
    }),
  );
});

test.each([
  ['the whole table', 1680],
  ['two-line items', 390],
])('D-65: a day that is no date stands on the screen as on paper, %s', async (_, width) => {
  await page.viewport(width, 1000);
  await openBank({ route: '/creditos/020110004417' });
  await expect.element(main.getByText('Próxima cuota · 05-DIC-2026')).toBeVisible();
  await expect.element(main.getByText(/^Venció el 05-NOV-2026/)).toBeVisible();
  await expect.element(main.getByText('05-NOV-2025')).toBeVisible();
  const rows =
    width > 640
      ? main.getByRole('region', { name: 'Tabla de amortización' }).getByRole('cell', { name: /^05-(?:NOV|DIC)-2026$/ })
      : main.getByRole('list', { name: /^Tabla de amortización/ }).getByText(/^[12] · 05-(?:NOV|DIC)-2026$/);
  expect(rows.elements()).toHaveLength(2);
  await main.getByRole('tab', { name: 'Pagos' }).click();
  await expect.element(main.getByRole('tabpanel').getByText('05-OCT-2026')).toBeVisible();
});
