import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agencias } from '#api/contract/informacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();

const open = () => openBank({ route: '/recuperacion-datos', socio: null });

test('D-48: the hub leads to both recoveries and, for what only an agency changes, to the agencies', async () => {
  const bank = await open();
  await expect
    .element(main.getByRole('link', { name: /^Recuperar contraseña/ }))
    .toHaveAttribute('href', '/recuperacion-clave');
  await expect
    .element(main.getByRole('link', { name: /^Recuperar usuario/ }))
    .toHaveAttribute('href', '/recuperacion-usuario');
  await expect.element(main.getByText('Matriz Centro')).toBeVisible();
  expect(main.getByText('Azogues', { exact: false }).elements()).toHaveLength(0);
  await main.getByRole('button', { name: /^Mi celular o correo cambió/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Agencias' }).getByText('Azogues').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await main.getByRole('button', { name: 'Ver las 5 agencias' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
  expect(bank.countOf(agencias)).toBe(1);
});

test('without agencies and with a failed list the hub works all the same', async () => {
  use(answers.withMessages(agencias, [{ code: '', text: 'Sin agencias por ahora.' }]));
  await open();
  await expect.element(main.getByText('Sin agencias por ahora.')).toBeVisible();
  use(answers.withData(agencias, []));
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main.getByText('No hay agencias publicadas. Llame a su cooperativa.')).toBeVisible();
  useNoOverrides();
  await main.getByRole('link', { name: /^Recuperar usuario/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recuperar usuario' })).toBeVisible();
});

test('contract B.2: the pictures of its place are asked for, once', async () => {
  const bank = await open();
  await expect.poll(() => bank.countOf(imagenes)).toBe(1);
});

test('a member who is signed in goes on to the products', async () => {
  const bank = await openBank({ route: '/recuperacion-datos' });
  await expect.poll(bank.path).toBe('/productos');
});
