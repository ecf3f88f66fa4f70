import type { Locator, Page } from '@playwright/test';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as pagos from '#api/contract/pagos.ts';
import * as tarjetas from '#api/contract/pagoTarjetas.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { own } from '#mocks/bank/ledger.ts';
import { isWhole } from '#testing/cases.ts';
import { CODE } from '#testing/member.ts';
import { type Bank, callOf } from './bank.ts';
import { VISTA } from './books.ts';
import { tried } from './cases.ts';
import { continuar, pinBox, pinDialog } from './code.ts';
import { memberOf } from './member.ts';
import { expect, test, valor } from './payments.ts';
import { main } from './products.ts';
import { celular, correo, guardar } from './profile.ts';
import { texts } from './shown.ts';
import { openSignedIn } from './steps.ts';

/*
 * screens.md A.0 «Double-submission protection», conventions.md «Components and screens» 3: whatever a hurried hand does with the buttons
 * of an order, the books hold one order for each intent, and the member is asked for one code.
 */

/** How often each order is sent in each style; 6 × 4 × 42 are 1,008 submissions. */
const ROUNDS = isWhole ? 42 : 1;

/** Endings of a value that make something happen on purpose (demo-bank.md C.6). */
const TRIGGERS: ReadonlySet<number> = new Set([66, 77, 88, 99]);

/** What a hurried hand does with a button. */
const styles = ['doubleClick', 'oneTask', 'enterAndClick', 'whileSlow'] as const;
type Style = (typeof styles)[number];

/** An order that can be given again and again on its page. */
interface Kind {
  name: string;
  endpoint: AnyEndpoint;
  open: (page: Page) => Promise<void>;
  /** From an empty form to the button that leads to the code, for a value in cents that differs each time. */
  fill: (page: Page, cents: number, press: (button: Locator) => Promise<void>) => Promise<void>;
  confirm: (page: Page) => Locator;
  /** It can only be the same each time: from the second on the page asks whether that is meant (D-67). */
  isTheSame?: true;
  /** What stands there once it is done. */
  done: (page: Page) => Locator;
  /** Back to an empty form. */
  again: (page: Page) => Promise<void>;
  /** How often the books hold what was asked for, since the last reset of the count. */
  held: (bank: Bank, since: Held, cents: number) => number;
}

interface Held {
  receipts: number;
  calls: number;
}

const dollars = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
const again = (label: string) => (page: Page) => page.getByRole('button', { name: label, exact: true }).click();
const revisar = (page: Page): Locator => main(page).getByRole('button', { name: 'Revisar', exact: true });
const confirmar = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Confirmar (?:pago|transferencia|recarga)$/ });
const receipt = (page: Page): Locator =>
  main(page).getByText(/^(?:Pago|Transferencia|Recarga) (?:exitosa|exitoso|en proceso)$/);
const ordersInBooks: Kind['held'] = ({ demo }, { receipts }, cents) => {
  const fresh = demo.bank.state.receipts.slice(receipts);
  // Another value than the one that was typed is no order of this intent.
  return fresh.every((one) => one.cents === cents) ? fresh.length : -1;
};

const money = { confirm: confirmar, done: receipt, held: ordersInBooks };

const kinds: readonly Kind[] = [
  {
    ...money,
    name: 'internal transfer',
    endpoint: transferencias.internas,
    open: (page) => page.goto('/transferenciaI/0').then(() => undefined),
    async fill(page, cents, press) {
      await memberOf(page).fillTransfer({ valor: dollars(cents) });
      await press(revisar(page));
    },
    again: again('Hacer otra transferencia'),
  },
  {
    ...money,
    name: 'external transfer',
    endpoint: transferencias.externas,
    open: (page) => page.goto('/transferenciaE/1').then(() => undefined),
    async fill(page, cents, press) {
      await memberOf(page).fillTransfer({
        destino: /Rosa Elena Ordonez/,
        valor: dollars(cents),
        concepto: 'Repuestos',
      });
      await press(revisar(page));
    },
    again: again('Hacer otra transferencia'),
  },
  {
    ...money,
    name: 'top-up',
    endpoint: pagos.recargar,
    open: (page) => page.goto('/pagos/recargas').then(() => undefined),
    async fill(page, cents, press) {
      for (const name of ['Celular Sofía', 'Otro valor'])
        await main(page)
          .locator('label')
          .filter({ has: page.getByRole('radio', { name, exact: true }) })
          .click();
      await valor(page).fill(dollars(cents));
      await press(revisar(page));
    },
    again: again('Hacer otra recarga'),
  },
  {
    ...money,
    name: 'service payment',
    endpoint: pagos.pagar,
    open: (page) => page.goto('/pagos/centrosur').then(() => undefined),
    async fill(page, _, press) {
      await main(page).getByRole('textbox', { name: 'Código de cliente', exact: true }).fill('1203456');
      await press(main(page).getByRole('button', { name: 'Consultar' }));
      await press(revisar(page));
    },
    // The bill is what it is.
    isTheSame: true,
    held: (bank, since) => ordersInBooks(bank, since, 43_90),
    again: again('Hacer otro pago'),
  },
  {
    ...money,
    name: 'card payment',
    endpoint: tarjetas.pagar,
    open: (page) => page.goto('/tarjeta-credito').then(() => undefined),
    async fill(page, cents, press) {
      const other = main(page).getByRole('radio', { name: /^Otro valor/ });
      await other.or(valor(page)).first().waitFor();
      if (await other.isVisible()) await other.check();
      await valor(page).fill(dollars(cents));
      await press(revisar(page));
    },
    again: again('Hacer otro pago'),
  },
  {
    name: 'profile save',
    endpoint: perfilSocio.actualizarDatos,
    open: (page) => page.goto('/perfilsocio').then(() => undefined),
    async fill(page, cents) {
      await celular(page).fill(`09000${String(cents).padStart(5, '0')}`);
      await correo(page).fill(`maria.${cents}@example.com`);
    },
    confirm: guardar,
    done: (page) => page.getByText(texts.saved).first(),
    // What the bank holds of it, once for the one call that arrived.
    held: (bank, { calls }, cents) =>
      bank.member().correo === `maria.${cents}@example.com`
        ? bank.calls.slice(calls).filter((call) => call === callOf(perfilSocio.actualizarDatos)).length
        : 0,
    // The notice of the last time goes by itself.
    async again(page) {
      await page.clock.fastForward(30_000);
      await expect(page.getByText(texts.saved)).toHaveCount(0);
    },
  },
];

/** Presses a button as a hurried hand does. A button that has gone meanwhile takes no second press. */
async function pressInHaste(button: Locator, style: Style, bank: Bank): Promise<void> {
  await button.waitFor();
  await expect(button).toBeEnabled();
  if (style === 'doubleClick') return button.dblclick();
  const handle = await button.elementHandle();
  if (!handle) throw new Error('El botón no está.');
  // Nobody can press what is no longer there; a script could, and the browser would warn of it.
  const secondClick = () =>
    handle.evaluate((element) => element.isConnected && (element as HTMLElement).click()).catch(() => undefined);
  if (style === 'oneTask') {
    await handle.evaluate((element) => {
      (element as HTMLElement).click();
      if (element.isConnected) (element as HTMLElement).click();
    });
  } else if (style === 'enterAndClick') {
    await handle.focus();
    await Promise.all([button.page().keyboard.press('Enter'), secondClick()]);
  } else {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    bank.answerAs(async (call) => {
      if (call.endpoint.method === 'POST') await released;
      return call.usual();
    });
    await button.click();
    for (let presses = 0; presses < 3; presses += 1) await secondClick();
    release();
    bank.heal();
  }
}

/** Money enough for all of them, a card that owes it, and no limit in the way: what is looked at is how often, not whether. */
function prepare({ demo: { bank } }: Bank): void {
  const data = { canal: 'VENTANILLA', agencia: '01' };
  bank.ledger.post([{ debit: own.cash, credit: VISTA, cents: 90_000_00, creditText: 'DEPOSITO' }], data);
  const account = bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
  const { limits } = account ?? {};
  if (limits) for (const name of Object.keys(limits) as (keyof typeof limits)[]) limits[name] = 1_000_000_00;
}

for (const kind of kinds)
  test(`${ROUNDS * styles.length} times ${kind.name}, in ${styles.length} hurried ways: one order for each intent`, async ({
    page,
    bank,
  }) => {
    test.slow();
    // A button that never comes is told at once, not when the whole test is over.
    page.setDefaultTimeout(20_000);
    prepare(bank);
    await openSignedIn(page);
    await kind.open(page);
    let cents = 1_00;
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const style of styles) {
        do cents += 1;
        while (TRIGGERS.has(cents % 100));
        // What was paid is due again.
        bank.demo.bank.state.paidDebts = {};
        const since: Held = { receipts: bank.demo.bank.state.receipts.length, calls: bank.calls.length };
        await kind.fill(page, cents, (button) => pressInHaste(button, style, bank));
        const sameAgain = page.getByRole('checkbox', { name: /^Es otra operación/ });
        await kind.confirm(page).waitFor();
        if (kind.isTheSame && sent > 0) await sameAgain.check();
        sent += 1;
        await pressInHaste(kind.confirm(page), style, bank);
        await expect(pinBox(page, 1)).toBeFocused();
        await page.keyboard.type(CODE);
        await pressInHaste(continuar(page), style, bank);
        await expect(kind.done(page)).toBeVisible();
        const what = `${kind.name}, ${style}, ${round + 1}.ª vez`;
        await expect(pinDialog(page), what).toHaveCount(0);
        const arrived = bank.calls.slice(since.calls);
        const count = (endpoint: AnyEndpoint) => arrived.filter((call) => call === callOf(endpoint)).length;
        expect(kind.held(bank, since, cents), what).toBe(1);
        expect([count(tokens.generar), count(tokens.autorizar), count(kind.endpoint)], what).toEqual([1, 1, 1]);
        await kind.again(page);
      }
    tried(sent);
  });
