import type { Page } from '@playwright/test';
import { paths } from '#navigation/paths.ts';
import { expect, test as ordinary } from './bank.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { foreignCode, foreignFaults, makeForeign } from './foreignTexts.ts';
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

/** What stands for the parameters of the routes. A route with another one has to say here what it is. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'cuentas/:numeroCuenta': '010201004871',
  'creditos/:numeroCredito': '020120001932',
  'varios/:codigoCategoria': 'TRANSITO',
  'transferenciaI/:tipo': '0',
  'transferenciaE/:tipo': '1',
  'tarjetas-credito/:codigoTarjeta': 'TC-01',
};

const PUBLIC: readonly string[] = [
  paths.root,
  paths.login,
  paths.registro,
  paths.recuperacionDatos,
  paths.recuperacionClave,
  paths.recuperacionUsuario,
  paths.politicasPrivacidad,
];

const signedIn = Object.values(paths)
  .filter((path) => !PUBLIC.includes(path))
  .map((path) =>
    path.replace(/([^/]+)\/(:\w+)$/, (whole, before: string) => {
      const value = PARAMETERS[whole];
      if (value === undefined) throw new Error(`Falta un valor para «${whole}».`);
      return `${before}/${encodeURIComponent(value.length > 1 ? foreignCode(value) : value)}`;
    }),
  );

async function looked(page: Page, found: string[], where: string): Promise<void> {
  found.push(...(await foreignFaults(page)).map((fault) => `${where}: ${fault}`));
}

test.describe('D-68: texts that are not ours turn nothing around them and hide nothing', () => {
  test('on every page behind sign-in', async ({ page, watch }) => {
    await openSignedIn(page);
    const found: string[] = [];
    for (const path of signedIn) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await watch.quiet();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
      await watch.quiet();
      await looked(page, found, `${path} destinations`);
      await page.getByRole('dialog').getByRole('option', { name: payee }).first().click();
      await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('12,50');
      await page.getByRole('textbox', { name: 'Concepto' }).fill('אArriendoת');
      await watch.quiet();
      await looked(page, found, `${path} form`);
      await page.getByRole('button', { name: 'Revisar' }).click();
      await expect(heading(page, 'Revise su transferencia')).toBeVisible();
      await watch.quiet();
      await looked(page, found, `${path} Revisar`);
      await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
      await expect(pinDialog(page)).toBeVisible();
      await looked(page, found, `${path} PIN`);
      await confirmWithPin(page);
      await expect(page.getByRole('main').getByText(/^Transferencia (exitosa|en proceso)$/)).toBeVisible();
      await watch.quiet();
      await looked(page, found, `${path} receipt`);
    }
    expect(found).toEqual([]);
  });
});
