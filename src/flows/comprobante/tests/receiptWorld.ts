import { page } from 'vitest/browser';
import { openBank } from '#testing/testWorld.tsx';

/** Asks for the receipt of the transfer of 3 November (demo-bank.md C.2), from its movement. */
export async function askForReceipt() {
  const bank = await openBank({ route: '/cuentas/010201004871' });
  await page
    .getByRole('button', { name: /Rosa Elena Ordonez/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ver comprobante' }).click();
  return bank;
}
