import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leer } from '#api/contract/contrato.ts';
import { certificado } from '#api/contract/cuentas.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const viewer = page.getByRole('dialog', { name: 'Certificado de cuenta' });
const firstPage = page.getByText(/^Página 1 de \d+\. .*\p{L}/u);
const open = () => main.getByRole('button', { name: 'Certificado de cuenta' }).click();

/** The member was elsewhere for so many ms, and looks at the page again. */
async function comesBackAfter(ms: number): Promise<void> {
  vi.setSystemTime(DEMO_NOW + ms);
  dispatchEvent(new Event('visibilitychange'));
  await everyAnswerRead();
}

test('D-60: a document that the server made stays the one that is read, also when its reader comes back to the page', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const bank = await openBank({ route: '/cuentas/010201004871' });
  await open();
  await expect.element(firstPage).toBeInTheDocument();
  await comesBackAfter(40_000);
  expect(bank.countOf(certificado)).toBe(1);
  expect(revoked, 'the print tab was opened from its address').not.toHaveBeenCalled();
});

test('D-60: opened again it is made anew: nothing of the former one is shown meanwhile', async () => {
  const bank = await openBank({ route: '/cuentas/010201004871' });
  await open();
  await expect.element(firstPage).toBeInTheDocument();
  await viewer.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  const release = hold(certificado);
  await open();
  await expect.element(viewer.getByText('Cargando…')).toBeVisible();
  expect(firstPage.elements()).toHaveLength(0);
  release();
  await expect.element(firstPage).toBeInTheDocument();
  expect(bank.countOf(certificado)).toBe(2);
});

test('D-60: so does a legal document', async () => {
  const bank = await openBank({ route: '/politicasprivacidad', socio: null });
  await page.getByRole('button', { name: 'Ver documento' }).click();
  await expect.element(firstPage).toBeInTheDocument();
  await comesBackAfter(40_000);
  expect(bank.countOf(leer)).toBe(1);
});

test('contract B.0: where the server has no such call there is nothing to try again', async () => {
  use(answers.withFault(certificado, 'notFound'));
  await openBank({ route: '/cuentas/010201004871' });
  await open();
  await expect
    .element(viewer.getByText('Este documento no está disponible. Para obtenerlo acérquese a una agencia.'))
    .toBeVisible();
  await expect.element(viewer.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
