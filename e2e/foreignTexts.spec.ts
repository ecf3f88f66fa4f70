import type { Page } from '@playwright/test';
import { paths, to } from '#navigation/paths.ts';
import { expect, test as ordinary } from './bank.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { addressesOf } from './everyRoute.ts';
import { foreignCode, foreignFaults, makeForeign } from './foreignTexts.ts';
import { SETTLED, stands } from './pages.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

/** The bank of these tests; the ones that come after them in the same worker have the ordinary one again. */
const test = ordinary.extend<{ foreign: undefined }>({
  foreign: [
    async ({ bank }, use) => {
      const restore = makeForeign(bank);
      await use(undefined);
      restore();
    },
    { auto: true },
  ],
});

const PUBLIC: readonly string[] = [
  paths.root,
  paths.login,
  paths.registro,
  paths.recuperacionDatos,
  paths.recuperacionClave,
  paths.recuperacionUsuario,
  paths.politicasPrivacidad,
];

/** Codes stand in addresses as the foreign bank writes them; a kind of transfer, a single digit, is no code of a bank. */
const written = (sample: string): string => (sample.length > 1 ? foreignCode(sample) : sample);

const signedIn: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !PUBLIC.includes(path))
    .flatMap((path) => addressesOf(path, written)),
  // More kinds of both, with texts of their own.
  to.credito(written('020120001932')),
  to.pagosVarios(written('TRANSITO')),
];

async function looked(page: Page, found: string[], where: string): Promise<void> {
  found.push(...(await foreignFaults(page)).map((fault) => `${where}: ${fault}`));
}

test.describe('D-68: texts that are not ours turn nothing around them and hide nothing', () => {
  test('on every page behind sign-in', async ({ page, watch }) => {
    await openSignedIn(page);
    const found: string[] = [];
    for (const path of signedIn) {
      expect(await stands(page, watch, path), path).toBe(true);
      await looked(page, found, path);
    }
    expect(found).toEqual([]);
  });

  test('from a transfer’s form to its receipt, inside and outside', async ({ page, watch }) => {
    await openSignedIn(page);
    const found: string[] = [];
    for (const [path, payee] of [
      ['/transferenciaI/0', /carlos/i],
      ['/transferenciaE/1', /rosa/i],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
      await watch.quiet(SETTLED);
      await looked(page, found, `${path} destinations`);
      await page.getByRole('dialog').getByRole('option', { name: payee }).first().click();
      await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('12,50');
      await page.getByRole('textbox', { name: 'Concepto' }).fill('אArriendoת');
      await watch.quiet(SETTLED);
      await looked(page, found, `${path} form`);
      await page.getByRole('button', { name: 'Revisar' }).click();
      await expect(heading(page, 'Revise su transferencia')).toBeVisible();
      await watch.quiet(SETTLED);
      await looked(page, found, `${path} Revisar`);
      await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
      await expect(pinDialog(page)).toBeVisible();
      await looked(page, found, `${path} PIN`);
      await confirmWithPin(page);
      await expect(page.getByRole('main').getByText(/^Transferencia (exitosa|en proceso)$/)).toBeVisible();
      await watch.quiet(SETTLED);
      await looked(page, found, `${path} receipt`);
    }
    expect(found).toEqual([]);
  });
});
