import { expect, type Page } from '@playwright/test';
import { continuar, pinDialog } from './code.ts';
import { heading } from './shown.ts';

/** A member of the cooperative who has no user yet (demo-bank.md C.1). */
export const carlos = {
  identificacion: '0159999028',
  nacimiento: '21/03/1979',
  cuenta: '010201007733',
  usuario: 'carlos.loja',
  clave: 'Lagunas2027',
} as const;

/** What the registration's first step asks. */
export interface Identity {
  identificacion: string;
  nacimiento: string;
  cuenta: string;
}

/** From anywhere to the registration's second step. */
export async function identify(page: Page, who: Identity = carlos): Promise<void> {
  await page.goto('/registro');
  await page.getByLabel('Número de identificación').fill(who.identificacion);
  await page.getByLabel('Fecha de nacimiento').fill(who.nacimiento);
  await page.getByLabel('Número de cuenta').fill(who.cuenta);
  await continuar(page).click();
  await expect(heading(page, 'Usuario y contraseña')).toBeVisible();
}

/** Second step to third. */
export async function chooseUser(
  page: Page,
  { usuario, clave }: { usuario: string; clave: string } = carlos,
): Promise<void> {
  await page.getByLabel('Usuario', { exact: true }).fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByLabel('Confirmar Contraseña', { exact: true }).fill(clave);
  await continuar(page).click();
  await expect(heading(page, 'Preguntas de seguridad')).toBeVisible();
}

/** Third step to fourth. */
export async function answerQuestions(
  page: Page,
  answers: readonly string[] = ['Luna', 'Gualaceo', 'Ñusta'],
): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await page.getByLabel(`Pregunta ${index + 1}`).selectOption({ index: index + 1 });
    await page.getByLabel(`Respuesta ${index + 1}`).fill(answer);
  }
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
  await continuar(page).click();
  await expect(heading(page, 'Confirmación')).toBeVisible();
}

/** In the fourth step: ends with the PIN dialog open. */
export async function createUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(pinDialog(page)).toBeVisible();
}

/** The recovery's first step: ends with the PIN dialog open. */
export async function askForRecovery(page: Page, usuario = 'mfguaman', identificacion = '0159999010'): Promise<void> {
  await page.goto('/recuperacion-clave');
  await page.getByLabel('Usuario', { exact: true }).fill(usuario);
  await page.getByLabel('Número de identificación').fill(identificacion);
  await continuar(page).click();
  await expect(pinDialog(page)).toBeVisible();
}
