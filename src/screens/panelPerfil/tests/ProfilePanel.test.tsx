import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const tab = (name: string) => page.getByRole('tab', { name });
const edit = page.getByRole('link', { name: 'Editar perfil' });
const phone = page.getByLabelText('Celular', { exact: true });
const current = page.getByLabelText('Contraseña Actual', { exact: true });
const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });

async function openPasswordTab(): Promise<void> {
  await tab('CAMBIAR CONTRASEÑA').click();
  await expect.element(current).toBeVisible();
}

describe('§2 «Profile panel»: «Editar perfil» leads to MIS DATOS from the later tabs too', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(1280, 900));
    await openBank({ route: '/perfilsocio', until: phone });
  });

  test('each time it is pressed', async () => {
    await openPasswordTab();
    await edit.click();
    await expect.element(phone).toBeVisible();
    await expect.element(tab('MIS DATOS')).toHaveAttribute('aria-selected', 'true');
    await tab('CONFIGURAR MIS CUPOS').click();
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toHaveAttribute('aria-selected', 'true');
    await edit.click();
    await expect.element(phone).toBeVisible();
  });

  test('screens.md «MIS DATOS»: with something typed it asks, and goes with a yes alone', async () => {
    await openPasswordTab();
    await current.fill('Ribera2026');
    await edit.click();
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(current).toHaveValue('Ribera2026');
    await edit.click();
    await question.getByRole('button', { name: 'Salir' }).click();
    await expect.element(phone).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});

test('§2 «Profile panel»: from the sheet below 1280 px it leads there as well', async () => {
  await page.viewport(1279, 900);
  onTestFinished(() => page.viewport(1280, 900));
  await openBank({ route: '/perfilsocio', until: phone });
  await openPasswordTab();
  await page.getByRole('button', { name: 'Abrir perfil' }).click();
  await edit.click();
  await expect.element(phone).toBeVisible();
});
