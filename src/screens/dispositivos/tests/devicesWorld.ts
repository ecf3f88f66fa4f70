import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank } from '#testing/testWorld.tsx';

export const current = main.getByRole('region', { name: 'Este dispositivo' });
export const others = main.getByRole('region', { name: 'Otros dispositivos' });
export const question = page.getByRole('alertdialog', { name: '¿Eliminar este dispositivo?' });
export const naming = page.getByRole('dialog', { name: 'Cambiar nombre' });
export const nameField = naming.getByLabelText('Nombre del dispositivo');
/** The words of each row. */
export const rows = (list: typeof others) =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
/** The buttons that delete, as many as rows have one. */
export const removalButtons = () => main.getByRole('button', { name: /^Eliminar/ }).elements();

/** The page with its lists, asking nothing more. */
export async function openDevices(wait = 'Firefox en Linux') {
  const bank = await openBank({ route: '/configuracion/dispositivos' });
  await expect.element(main.getByText(wait)).toBeVisible();
  await everyAnswerRead();
  return bank;
}
