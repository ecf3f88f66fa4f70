import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { to } from '#navigation/paths.ts';
import { VISTA } from '../../e2e/books.ts';
import { settled } from '../../e2e/closeLook.ts';
import { pinBox } from '../../e2e/code.ts';
import { expect, test } from '../../e2e/demoDay.ts';
import { memberOf } from '../../e2e/member.ts';
import { unknown } from '../../e2e/outcome.ts';
import { main } from '../../e2e/products.ts';
import { heading } from '../../e2e/shown.ts';
import { openSignedIn } from '../../e2e/steps.ts';
import type { Watch } from '../../e2e/watch.ts';
import { carlos, identify } from '../../e2e/waysIn.ts';

/** demo-bank.md C.2: an instalment has not been paid. */
const OVERDUE_LOAN = '020120001932';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** A way to what a picture shows, from a page that has loaded nothing. */
type Way = (page: Page, watch: Watch) => Promise<void>;

const goTo =
  (address: string): Way =>
  async (page) => {
    await openSignedIn(page);
    await page.goto(address);
  };

const transfer: Way = async (page) => {
  await openSignedIn(page);
  await page.goto(to.transferenciaInterna);
  await memberOf(page).fillTransfer();
};

const reviewed: Way = async (page, watch) => {
  await transfer(page, watch);
  await memberOf(page).review();
};

/** What a desk shows: 1440 by 900 px, two thirds as large. */
const desk: Readonly<Record<string, Way>> = {
  productos: goTo(to.productos),
  ingreso: async (page) => {
    await page.goto(to.login);
    await expect(heading(page, 'Ingrese a su banca virtual')).toBeVisible();
  },
  'mis-datos': async (page) => {
    await openSignedIn(page);
    await memberOf(page).openProfile();
  },
  codigo: async (page, watch) => {
    await reviewed(page, watch);
    await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
    await expect(pinBox(page, 1)).toBeFocused();
    await page.keyboard.type('123');
  },
  inicio: goTo(to.inicio),
  cuenta: goTo(to.cuenta(VISTA)),
  credito: goTo(to.credito(OVERDUE_LOAN)),
  'resultado-desconocido': async (page, watch) => {
    watch.expectFailure(/\/transferencias\/internas$/);
    await openSignedIn(page);
    await page.goto(to.transferenciaInterna);
    // demo-bank.md C.6: an amount whose answer is lost.
    await memberOf(page).fillTransfer({ valor: '25,77' });
    await memberOf(page).review();
    await memberOf(page).confirm();
    await expect(unknown(page)).toBeVisible();
  },
  comprobante: async (page, watch) => {
    await reviewed(page, watch);
    await memberOf(page).confirm();
    await expect(main(page).getByText('Transferencia exitosa')).toBeVisible();
  },
  pagos: goTo(to.pagos),
  tarjetas: goTo(to.pagoTarjetas),
  registro: async (page) => {
    await identify(page);
    await page.getByLabel('Usuario', { exact: true }).fill(carlos.usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(carlos.clave);
  },
  privacidad: async (page) => {
    await page.goto(to.politicasPrivacidad);
  },
  agencias: async (page) => {
    await page.goto(to.login);
    await page.getByRole('button', { name: 'Agencias' }).click();
    await expect(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
  },
};

/** The same in the dark theme. */
const darkDesk: Readonly<Record<string, Way>> = {
  'transferencia-revision': reviewed,
  pagar: async (page) => {
    await openSignedIn(page);
    await page.goto(to.supa);
    await main(page).getByRole('textbox', { name: 'Código de tarjeta' }).fill('0101-48999');
    await main(page).getByRole('button', { name: 'Consultar' }).click();
    await expect(main(page).getByRole('checkbox', { name: /^Septiembre 2026/ })).toBeChecked();
  },
};

/** What a phone shows: 390 by 844 px. */
const phone: Readonly<Record<string, Way>> = {
  'productos-movil': goTo(to.productos),
  'cuenta-movil': goTo(to.cuenta(VISTA)),
  'transferencia-movil': transfer,
  'recargas-movil': goTo(to.recargas),
  'registro-movil': async (page) => {
    await page.goto(to.registro);
    // A digit that does not check is said once the field is left.
    await page.getByLabel('Número de identificación').fill('0159999011');
    await page.getByLabel('Fecha de nacimiento').fill(carlos.nacimiento);
    await page.getByLabel('Número de cuenta').fill(carlos.cuenta);
    await page.getByLabel('Número de cuenta').blur();
  },
};

/** Waits until all has come and nothing moves, and writes what the window shows, in few colours. */
async function takePicture(page: Page, watch: Watch, name: string): Promise<void> {
  await watch.quiet();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Where the way has pressed something further down.
    scrollTo(0, 0);
  });
  await settled(page);
  const shown = await page.screenshot({ caret: 'hide' });
  await sharp(shown).png({ palette: true, effort: 10 }).toFile(`${FOLDER}${name}.png`);
}

const sizes = [
  { named: 'a desk', ways: desk, use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 } },
  {
    named: 'a desk, dark',
    ways: darkDesk,
    use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3, colorScheme: 'dark' },
  },
  { named: 'a phone', ways: phone, use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
] as const;

for (const { named, ways, use } of sizes)
  test.describe(named, () => {
    test.use(use);
    for (const [name, lead] of Object.entries(ways))
      test(name, async ({ page, watch }) => {
        await lead(page, watch);
        await takePicture(page, watch, name);
      });
  });
