import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { internas as cuentasInternas, ingresarInterna, validarInterna } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/cupos.ts';
import { leer as productos } from '#api/contract/productos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { SETTLING_MS } from '#flows/operacion/useVerification.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import { handle } from '#mocks/msw.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { failed } from '#mocks/wire/reply.ts';
import { to } from '#navigation/paths.ts';
import { createPendingOperations, createPendingVault } from '#session/pendingOperations.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { pendingOperations } from '#session/usePendingOperations.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, plain, said, subtitle, title } from '#testing/locators.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const ORIGIN = '010201004871';
const SHOP = '010201015566';
const UNKNOWN_TITLE = 'No pudimos confirmar el resultado';
const NOT_DEBITED = 'No se realizó ningún débito.';

const DATA = title('Transferencia interna');
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });
const UNKNOWN = subtitle(UNKNOWN_TITLE);
const revisar = button('Revisar');
const confirm = button('Confirmar transferencia');
const verify = button('Verificar');
/** The words of a destination source: the radio itself is under them. */
const source = (name: string) => main.getByText(name, { exact: true });
const picker = button(/^Cuenta registrada/);

interface Typed {
  destino: RegExp;
  valor: string;
  concepto: string;
  correo: string;
}
const RENT: Typed = { destino: /Comercial San Roque/, valor: '250', concepto: 'Arriendo noviembre', correo: '' };

async function openTransfer(route: string = to.transferenciaInterna): Promise<TestBank> {
  const bank = await openBank({ route });
  await expect.element(DATA).toBeVisible();
  await expect.element(said(/^Disponible hoy /)).toBeVisible();
  await expect.element(picker).toBeVisible();
  return bank;
}

async function pick(destino: RegExp): Promise<void> {
  await picker.click();
  await dialog.getByRole('option', { name: destino }).click();
}

async function fillData(changes: Partial<Typed> = {}): Promise<void> {
  const { destino, valor, concepto, correo } = { ...RENT, ...changes };
  await pick(destino);
  await label('Valor').fill(valor);
  await label('Concepto').fill(concepto);
  if (correo !== '') await label('Correo para el aviso (opcional)').fill(correo);
}

async function toReview(changes: Partial<Typed> = {}): Promise<void> {
  await fillData(changes);
  await revisar.click();
  await expect.element(REVIEW).toBeVisible();
}

async function order(changes: Partial<Typed> = {}): Promise<void> {
  await toReview(changes);
  await confirm.click();
  await sendCode();
}

async function expectKept({ valor = '250,00', concepto = RENT.concepto, name = 'Comercial San Roque' } = {}) {
  await expect.element(label('Valor')).toHaveValue(valor);
  await expect.element(label('Concepto')).toHaveValue(concepto);
  await expect.element(main.getByText(name, { exact: true })).toBeVisible();
}

/** What the books say of a transfer: balances, movements, receipts and what the limits count. */
function books() {
  const { ledger, state } = demo.bank;
  const account = state.accounts.find(({ numeroCuenta }) => numeroCuenta === ORIGIN);
  return {
    origin: ledger.balanceOf(ORIGIN),
    shop: ledger.balanceOf(SHOP),
    debits: ledger.movementsOf(ORIGIN).recent.map(({ tipo, cents }) => `${tipo} ${cents}`),
    receipts: state.receipts.map(({ idTransaccion, estado, cents }) => ({ idTransaccion, estado, cents })),
    usedToday: account ? usedLimits(demo.bank, account).valorInternoDiario : null,
    total: ledger.total(),
  };
}

const untouched = { origin: 2_896_37, debits: [], receipts: [], usedToday: 0, total: 0 };
const back = () => browser.router?.navigate(-1);
const idOf = (bank: TestBank) => bank.bodiesOf(internas)[0]?.idTransaccion;

/** A reload: what the page remembers is gone, what the browser stores is not. */
async function endPage(): Promise<void> {
  await cleanup();
  const stored = Object.entries({ ...localStorage }) as [string, string][];
  localStorage.clear();
  await pendingOperations().load();
  for (const [key, value] of stored) localStorage.setItem(key, value);
}

const storedQuestions = async () => {
  const fresh = createPendingOperations(createPendingVault(localStore, stableProperties()), localStore);
  await fresh.load();
  return fresh.all();
};

describe('screens.md A.0 «FM»: Datos → Revisar → código → Comprobante', () => {
  test('the screen and the books tell the same', async () => {
    const bank = await openTransfer();
    const before = books();
    expect(before).toMatchObject(untouched);
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h1, main h2')) shown.add(heading.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await order({ correo: 'local@example.com' });
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    watch.disconnect();
    expect(shown).not.toContain(UNKNOWN_TITLE);
    expect(bank.bodiesOf(internas)).toEqual([
      {
        idTransaccion: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        numeroCuentaOrigen: ORIGIN,
        numeroCuentaDestino: SHOP,
        valor: 250,
        concepto: 'Arriendo noviembre',
        correo: 'local@example.com',
      },
    ]);
    expect(books()).toEqual({
      origin: before.origin - 250_00,
      shop: before.shop + 250_00,
      debits: ['D 25000'],
      receipts: [{ idTransaccion: idOf(bank), estado: 'EXITOSA', cents: 250_00 }],
      usedToday: 250_00,
      total: 0,
    });
    const [kept] = demo.bank.state.receipts;
    await expect.element(said(kept?.numeroComprobante ?? '')).toBeVisible();
    await expect.element(said('Comercial San Roque')).toBeVisible();
    expect(await storedQuestions()).toEqual([]);
    expect(localStorage.getItem('bv.pendientes')).toBeNull();
  });

  test('§6, A.0: from Confirmar to the code exactly tokens/generar; nothing is kept or executed before it', async () => {
    const bank = await openTransfer();
    await toReview();
    await everyAnswerRead();
    const before = bank.sent.length;
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await everyAnswerRead();
    expect(bank.sent.slice(before).map(({ id }) => id)).toEqual([generar.id]);
    expect(await storedQuestions()).toEqual([]);
    expect(books()).toMatchObject(untouched);
  });

  test('§2, issue 6: what is signed is what is sent', async () => {
    const bank = await openTransfer();
    await toReview({ valor: '1.234,50' });
    await confirm.click();
    await expect.element(digits).toBeVisible();
    const info = dialog.getByRole('group', { name: 'Transferencia interna' });
    const rows = [...info.element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
      Number(getComputedStyle(row.querySelector('dd') ?? row).fontWeight) >= 700,
    ]);
    expect(rows).toEqual([
      ['Beneficiario', 'Comercial San Roque', true],
      ['Institución', 'Cooperativa Sierra Azul', false],
      ['Cuenta destino', expect.stringMatching(/•••• 5566$/) as string, false],
      ['Cuenta de origen', expect.stringMatching(/•••• 4871$/) as string, false],
      ['Total a debitar', '$1.234,50', true],
    ]);
    await expect.element(dialog.getByRole('button', { name: 'Cancelar Transferencia' })).toBeVisible();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(internas)[0]).toMatchObject({ valor: 1234.5, numeroCuentaDestino: SHOP });
    expect(bank.bodiesOf(validarInternas)[0]).toEqual({ ...bank.bodiesOf(internas)[0], idTransaccion: undefined });
  });

  test('A.0 «Hide balances»: «Saldo después» is hidden, what is about to be signed is not', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openTransfer();
    await toReview();
    const facts = main.getByRole('region', { name: 'Datos por confirmar' });
    const valueOf = (name: string) =>
      [...facts.element().querySelectorAll('dl > div')]
        .find((row) => row.querySelector('dt')?.textContent === name)
        ?.querySelector('dd')?.textContent;
    expect(valueOf('Saldo después')).toBe('Saldo oculto$ ••••');
    expect(valueOf('Valor')).toContain('$250,00');
    expect(valueOf('Total a debitar')).toContain('$250,00');
    expect(facts.element().textContent).not.toContain('2.596,37');
  });

  test('the one authorised is the one executed', async () => {
    const bank = await openTransfer();
    await order();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(autorizar)[0]?.guid).toBe(idOf(bank));
  });

  test('«Hacer otra transferencia»: an empty form, and the second one is another', async () => {
    const bank = await openTransfer();
    await order();
    await button('Hacer otra transferencia').click();
    await expect.element(revisar).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await expect.element(label('Concepto')).toHaveValue('');
    await order({ valor: '20' });
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 25000', 'D 2000']);
    expect(new Set(bank.bodiesOf(internas).map((body) => body?.idTransaccion)).size).toBe(2);
  });

  test('A.0: the balance of the selector is asked anew after the debit', async () => {
    await openTransfer();
    await order();
    await button('Hacer otra transferencia').click();
    await expect.element(main.getByText('$2.596,37').first()).toBeInTheDocument();
    await expect.element(said(/^Disponible hoy \$1\.250,00 de \$1\.500,00/)).toBeVisible();
  });

  test('between own accounts: no limit counts, and both balances move', async () => {
    await openTransfer();
    await source('Mis cuentas').click();
    await button(/^Mi cuenta/).click();
    await dialog.getByRole('option', { name: /2604/ }).click();
    await label('Valor').fill('1600');
    await label('Concepto').fill('Ahorro');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books()).toMatchObject({ origin: 1_296_37, usedToday: 0, total: 0 });
    expect(demo.bank.ledger.balanceOf('010201012604')).toBe(2_838_90);
  });

  test('a server that knows the specification alone: no «validar», and the flow goes on', async () => {
    use(answers.withFault(validarInternas, 'notFound'));
    await openTransfer();
    await toReview();
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 25000']);
  });

  test('an execution that answers no receipt has moved the money all the same', async () => {
    await openTransfer();
    use(answers.withData(internas, null));
    await order();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();
    expect(await storedQuestions()).toEqual([]);
  });

  test('D-46: another kind becomes the canonical one', async () => {
    const bank = await openTransfer('/transferenciaI/7');
    expect(bank.path()).toBe('/transferenciaI/0');
  });
});

describe('screens.md A.0 «FM failures»', () => {
  test.each([['-0005-01-01'], ['-9999-00-01']] as const)(
    'a: %s before execution: toast and fixed text, data kept',
    async (code) => {
      const bank = await openTransfer();
      use(answers.withCode(validarInternas, code, '-9999-00-03'));
      await fillData();
      await revisar.click();
      const { text } = errorCodes[code];
      await expect.element(main.getByRole('alert').getByText(text)).toBeVisible();
      await expect.element(page.getByText(text).nth(1)).toBeVisible();
      expect(page.getByText(errorCodes['-9999-00-03'].text).elements()).toHaveLength(0);
      await expectKept();
      expect(bank.countOf(generar)).toBe(0);
      useNoOverrides();
      await revisar.click();
      await expect.element(REVIEW).toBeVisible();
      expect(main.getByRole('alert').elements()).toHaveLength(0);
    },
  );

  test.each([
    ['the X', () => dialog.getByRole('button', { name: 'Cerrar' }).click()],
    ['«Cancelar Transferencia»', () => dialog.getByRole('button', { name: 'Cancelar Transferencia' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('b, D-44: closed with %s: Revisar says so, and a new Confirmar is a new transaction', async (_, close) => {
    const bank = await openTransfer();
    await toReview();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await close();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    await expect.element(main.getByRole('status').filter({ hasText: 'No hubo ningún débito: $' })).toBeInTheDocument();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.countOf(internas)).toBe(0);
    await confirm.click();
    await expect.element(digits).toBeVisible();
    expect(bank.countOf(generar)).toBe(2);
    expect(said(NOT_DEBITED).elements()).toHaveLength(0);
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 25000']);
  });

  test.each([200, 422, 500])(
    'c: ok=false at execution (%i): messages at Revisar, a new code for the next attempt',
    async (status) => {
      const bank = await openTransfer();
      use(handle(internas, demo.config.apiUrl, () => demo.cooperative.reply(failed('-0005-01-01'), status)));
      await order();
      await expect.element(subtitle(NOT_DEBITED)).toHaveFocus();
      await expect.element(subtitle(NOT_DEBITED)).toHaveAccessibleDescription('Saldo insuficiente.');
      await expect.element(REVIEW).toBeVisible();
      expect(await storedQuestions()).toEqual([]);
      useNoOverrides();
      await confirm.click();
      await sendCode();
      await expect.element(said('Transferencia exitosa')).toBeVisible();
      expect(bank.countOf(generar)).toBe(2);
      expect(books().debits).toEqual(['D 25000']);
    },
  );

  test('no transaction can be generated: told at Revisar', async () => {
    await openTransfer();
    use(answers.withCode(generar, '-0004-01-01'));
    await toReview();
    await confirm.click();
    await expect.element(subtitle('No se pudo confirmar.')).toHaveFocus();
    await expect.element(subtitle('No se pudo confirmar.')).toHaveAccessibleDescription(errorCodes['-0004-01-01'].text);
    expect(books()).toMatchObject(untouched);
  });

  test('e: 403 closes the session', async () => {
    const bank = await openTransfer();
    use(answers.sessionExpired(internas));
    await order();
    await expect.poll(bank.path).toBe('/login');
    await expect.element(page.getByText('Su sesión ha expirado. Ingrese nuevamente.')).toBeVisible();
    expect(await storedQuestions()).toEqual([]);
  });

  test.each([
    ['status 0', () => answers.offline(internas)],
    ['5xx', () => answers.serverError(internas)],
    ['5xx with a page', () => answers.withFault(internas, 'unavailableHtml')],
    ['5xx with ok:false and a general error', () => answers.withFault(internas, 'brokenRefusal')],
    ['a connection cut in mid answer', () => answers.withFault(internas, 'resetMidBody')],
    ['an unreadable 200', () => answers.html(internas)],
    ['an empty 200', () => answers.withFault(internas, 'emptyBody')],
    ['an answer cut short', () => answers.truncated(internas)],
    ['an answer of another key', () => answers.wrongKey(internas)],
    ['an answer of another shape', () => answers.wrongShape(internas)],
    ['-0005-01-09, already processed', () => answers.withCode(internas, '-0005-01-09')],
  ])('d: %s: nobody knows, and the program never sends again', async (_, answer) => {
    const bank = await openTransfer();
    use(answer());
    await order();
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(UNKNOWN).toHaveFocus();
    await expect.element(main.getByRole('link', { name: 'Llamar al 1800 000 000' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Agencias' })).toBeVisible();
    expect(revisar.elements()).toHaveLength(0);
    expect(confirm.elements()).toHaveLength(0);
    await everyAnswerRead();
    expect(bank.countOf(internas)).toBe(1);
    expect(await storedQuestions()).toMatchObject([{ idTransaccion: idOf(bank), totalCents: 250_00 }]);
  });

  test('d: a timeout', async () => {
    const bank = await openTransfer();
    use(answers.never(internas));
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms = 0) =>
      setTimeout(act, ms === 30_000 ? 600 : ms),
    );
    await order();
    await expect.element(UNKNOWN).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('…,77: Verificar finds the receipt of what was executed once', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('$80,77')).toBeVisible();
    expect(books().debits).toEqual(['D 8077']);
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
    expect(bank.countOf(comprobante)).toBe(1);
    expect(books()).toMatchObject({ debits: ['D 8077'], usedToday: 80_77 });
    expect(await storedQuestions()).toEqual([]);
  });

  test('…,88: not found is believed only once it has had its time; then Revisar, with its data', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.poll(() => bank.countOf(comprobante)).toBe(1);
    await everyAnswerRead();
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(verify).toHaveAttribute('aria-busy', 'true');
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
    expect(books()).toMatchObject(untouched);
    await button('Volver a la revisión').click();
    await expect.element(REVIEW).toBeVisible();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    await expect.element(main.getByRole('status').filter({ hasText: 'No hubo ningún débito: $' })).toBeInTheDocument();
    await button('Modificar concepto').click();
    await expectKept({ valor: '80,88' });
  });

  test('Verificar without an answer: says so, asks again, and only asks', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    use(answers.offline(comprobante));
    await verify.click();
    await expect.element(said(/^Aún no podemos confirmarlo/)).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    useNoOverrides();
    await button('Verificar otra vez').click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('contract B.0: a server without receipts cannot be asked; who has looked at the movements goes on', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    use(answers.withFault(comprobante, 'notFound'));
    await verify.click();
    await expect.element(said(/^La cooperativa no puede confirmarlo por este medio/)).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    await button('Ya revisé mis movimientos').click();
    await expect.element(button('Revisar')).toBeVisible();
    await expect.poll(storedQuestions).toHaveLength(0);
    expect(bank.countOf(internas)).toBe(1);
  });

  test('leaving while Verificar has found nothing yet does not answer the question', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.poll(() => bank.countOf(comprobante)).toBe(1);
    await main.getByRole('link', { name: 'Ver movimientos' }).click();
    await expect.poll(bank.path).toBe(`/cuentas/${ORIGIN}`);
    await expect.poll(() => bank.countOf(comprobante), { timeout: 5000 }).toBe(2);
    await everyAnswerRead();
    expect(await storedQuestions()).toHaveLength(1);
  });

  test('leaving while the answer is awaited: no page calls it unknown until it is', async () => {
    const bank = await openTransfer();
    const release = hold(internas);
    await order({ valor: '80,77' });
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    vi.setSystemTime(DEMO_NOW + SETTLING_MS - 10_000);
    await browser.router?.navigate('/productos');
    await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    expect(page.getByText(UNKNOWN_TITLE).elements()).toHaveLength(0);
    await browser.router?.navigate(to.transferenciaInterna);
    await expect.element(revisar).toBeVisible();
    expect(UNKNOWN.elements()).toHaveLength(0);
    release();
    await expect.element(UNKNOWN).toBeVisible();
  });

  test('signing out while the answer is awaited keeps the question: nobody has read what the bank said', async () => {
    const bank = await openTransfer();
    const release = hold(internas);
    await order({ valor: '80' });
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe('/login');
    release();
    await everyAnswerRead();
    expect(await storedQuestions()).toHaveLength(1);
  });

  test('a reload keeps the question; found → receipt', async () => {
    await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await endPage();
    const bank = await openBank({ route: to.transferenciaInterna, socio: null });
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('Comercial San Roque')).toBeVisible();
    await expect.element(said('$80,77')).toBeVisible();
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    // What was sent before the reload, and nothing since.
    expect(bank.countOf(internas)).toBe(1);
    expect(books().debits).toEqual(['D 8077']);
  });

  test('a reload keeps the question; not executed → Datos', async () => {
    await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await endPage();
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await openBank({ route: to.transferenciaInterna, socio: null });
    await verify.click();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    await button('Empezar de nuevo').click();
    await expect.element(revisar).toBeVisible();
  });

  test('a new sign-in of the same member keeps it; another member is told nothing', async () => {
    const juan = demo.bank.memberOf('jcloja');
    if (juan?.user) juan.user.mustChangePassword = false;
    const signIn = async (usuario: string, clave: string) => {
      await page.getByLabelText('Usuario', { exact: true }).fill(usuario);
      await page.getByLabelText('Contraseña', { exact: true }).fill(clave);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect.poll(() => browser.router?.state.location.pathname).toBe('/productos');
    };
    let bank = await openBank({ route: '/login', socio: null });
    const openAs = async (usuario: string, clave: string) => {
      await signIn(usuario, clave);
      await browser.router?.navigate(to.transferenciaInterna);
    };
    await openAs('mfguaman', 'Ribera2026');
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    for (const [usuario, clave, isOwner] of [
      ['jcloja', 'Temporal1', false],
      ['mfguaman', 'Ribera2026', true],
    ] as const) {
      bank.services.store.close('logout');
      await expect.poll(bank.path).toBe('/login');
      await endPage();
      bank = await openBank({ route: '/login', socio: null });
      await openAs(usuario, clave);
      await expect.element(isOwner ? UNKNOWN : revisar).toBeVisible();
      if (!isOwner) {
        await everyAnswerRead();
        expect(page.getByText(/80,77|San Roque/).elements()).toHaveLength(0);
        expect(UNKNOWN.elements()).toHaveLength(0);
      }
    }
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 8077']);
  });

  test('a storage that takes nothing: the question stays while the page does', async () => {
    const bank = await openTransfer();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await main.getByRole('link', { name: 'Ver movimientos' }).click();
    await expect.poll(bank.path).toBe(`/cuentas/${ORIGIN}`);
    await back();
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });
});

describe('screens.md A.2 transferenciaI: the destination', () => {
  const keep = main.getByRole('switch', { name: 'Guardar en mis cuentas destino' });
  const ANA = '010201099999';
  const typeNew = async (number: string): Promise<void> => {
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill(number);
  };

  test('a new account is kept with the type that the member says, D-56', async () => {
    const bank = await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Valor').fill('10');
    await label('Concepto').fill('Café');
    await revisar.click();
    await expect.element(main.getByText(validationTexts.required)).toBeVisible();
    await label('Tipo de cuenta').selectOptions('Ahorro a la vista');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await button('Guardar cuenta').click();
    await sendCode();
    await expect
      .poll(() => bank.bodiesOf(ingresarInterna).at(-1))
      .toMatchObject({
        numeroCuenta: ANA,
        codigoTipoCuenta: 'AHV',
      });
  });

  test('what is filled in to keep the account does not stand in the way once nothing is kept', async () => {
    await openTransfer();
    await typeNew(ANA);
    await keep.click();
    await label('Alias').fill('x'.repeat(60));
    await keep.click();
    await label('Valor').fill('10');
    await label('Concepto').fill('Café');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('an account of few digits is the cooperative’s to know: it is asked about once it stands still', async () => {
    const bank = await openTransfer();
    await typeNew('4871');
    await expect.element(said('Consultando el titular…')).toBeVisible();
    await expect.poll(() => bank.bodiesOf(validarInterna).at(-1), { timeout: 5000 }).toEqual({ numeroCuenta: '4871' });
  });

  test('own accounts: none is not said before the bank has said so; what failed can be asked again', async () => {
    use(answers.withFault(productos, 'serverError'));
    await openTransfer();
    await source('Mis cuentas').click();
    await expect.element(button('Reintentar')).toBeVisible();
    expect(main.getByText(/^No tiene otra cuenta/).elements()).toHaveLength(0);
    useNoOverrides();
    await button('Reintentar').click();
    await expect.element(main.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible();
  });
});

describe('screens.md A.0: the browser’s Back', () => {
  test('from Revisar to Datos, everything kept; Volver and Modificar too', async () => {
    await openTransfer();
    await toReview({ correo: 'local@example.com' });
    await back();
    await expectKept();
    for (const way of ['Volver', 'Modificar cuenta destino']) {
      await revisar.click();
      await expect.element(REVIEW).toBeVisible();
      await button(way).click();
      await expectKept();
      await expect.element(label('Correo para el aviso (opcional)')).toHaveValue('local@example.com');
    }
  });

  test('from Comprobante to the start of an empty form; nothing is sent again', async () => {
    const bank = await openTransfer();
    await order();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    await back();
    await expect.element(revisar).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await everyAnswerRead();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('from an unknown outcome there is no way back to the form', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await back();
    await everyAnswerRead();
    await expect.element(UNKNOWN).toBeVisible();
    expect(revisar.elements()).toHaveLength(0);
    expect(bank.countOf(internas)).toBe(1);
  });

  test('a late answer of «validar» opens nothing over the page that took its place', async () => {
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await fillData();
    await revisar.click();
    await browser.router?.navigate('/productos');
    await expect.element(title('Mis productos')).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/productos');
  });
});

describe('screens.md A.0 «Amount field» and «Limits during a payment»', () => {
  test.each([
    ['1234.5', '1.234,50', 1234.5],
    ['1234,50', '1.234,50', 1234.5],
    ['1.234,50', '1.234,50', 1234.5],
    ['1,234.50', '1.234,50', 1234.5],
    [' 12 ', '12,00', 12],
    ['1.234', '1.234,00', 1234],
  ])('«%s» reads back as %s', async (typed, read, dollars) => {
    const bank = await openTransfer();
    await toReview({ valor: typed });
    expect(bank.bodiesOf(validarInternas)[0]?.valor).toBe(dollars);
    await back();
    await expectKept({ valor: read });
  });

  test('faults are told before Revisar, each with its words, and nothing is asked of the bank', async () => {
    const bank = await openTransfer();
    await fillData({ valor: '1' });
    for (const [typed, fault] of [
      ['', 'El campo es requerido.'],
      ['0', 'Ingrese un valor mayor a cero.'],
      ['0,00', 'Ingrese un valor mayor a cero.'],
      ['-5', 'Ingrese un valor mayor a cero.'],
      ['diez', 'Escriba el valor así: 10 o 10,50.'],
      ['1.23.4', 'Escriba el valor así: 10 o 10,50.'],
      ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
      ['2846,38', 'Saldo insuficiente.'],
      ['1500,01', 'Supera su cupo diario disponible: $1.500,00.'],
    ] as const) {
      await label('Valor').fill(typed);
      await revisar.click();
      await expect.element(said(fault)).toBeVisible();
      await expect.element(label('Valor')).toHaveAttribute('aria-invalid', 'true');
    }
    // D-13: said at the field; a toast is the form's own sentence, never the field's once more.
    const toasts = bank.services.toasts.toasts().map(({ text }) => text);
    expect(new Set(toasts)).toEqual(new Set(['Todos los campos son obligatorios']));
    expect(bank.countOf(validarInternas)).toBe(0);
    await label('Valor').fill('1500');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('pasted text is read as typed text', async () => {
    await openTransfer();
    await label('Concepto').fill('1.234,50');
    await label('Concepto').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await label('Valor').click();
    await userEvent.paste();
    await userEvent.tab();
    await expect.element(label('Valor')).toHaveValue('1.234,50');
  });

  test('above the day’s limit: «Modificar cupos» opens CONFIGURAR MIS CUPOS', async () => {
    const bank = await openTransfer();
    await fillData({ valor: '1500,01' });
    await revisar.click();
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
    await expect.element(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS', selected: true })).toBeVisible();
  });

  test('above the month’s limit', async () => {
    use(
      answers.withData(leer, {
        valorInternoDiario: 1500,
        valorInternoMensual: 300,
        valorExternoDiario: 0,
        valorExternoMensual: 0,
        valorFacilitoDiario: 0,
        valorFacilitoMensual: 0,
      }),
    );
    await openTransfer();
    await fillData({ valor: '80,01' });
    await revisar.click();
    await expect.element(said('Supera su cupo mensual disponible: $80,00.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
  });

  test('limits that do not come hold nobody back: the server is the judge', async () => {
    use(answers.withCode(leer, '-0003-01-02'));
    await openBank({ route: to.transferenciaInterna });
    await expect.element(picker).toBeVisible();
    await toReview();
  });

  test('to oneself: the account of origin is refused in the form', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill(ORIGIN);
    await label('Valor').fill('10');
    await label('Concepto').fill('Prueba');
    await expect.element(said(errorCodes['-0005-01-06'].text)).toBeVisible();
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarInternas)).toBe(0);
    await source('Mis cuentas').click();
    await button(/^Mi cuenta/).click();
    expect(dialog.getByRole('button', { name: /4871/ }).elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 transferenciaI: a new account', () => {
  test('its holder is shown, and the transfer reaches them', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('0102 0109 9999');
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(internas)[0]).toMatchObject({ numeroCuentaDestino: '010201099999' });
    expect(books().debits).toEqual(['D 1000']);
  });

  test('-0006-01-01: unknown, and Revisar does not go on', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201000000');
    await expect.element(main.getByRole('alert').getByText(errorCodes['-0006-01-01'].text)).toBeVisible();
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarInternas)).toBe(0);
    expect(bank.countOf(validarInterna)).toBe(1);
    // The bank has spoken: there is nothing to ask again.
    expect(button('Reintentar').elements()).toHaveLength(0);
  });

  test.each([
    ['no connection', () => answers.offline(validarInterna), 'No hay conexión con el servidor.'],
    ['-9999-00-03', () => answers.withCode(validarInterna, '-9999-00-03'), errorCodes['-9999-00-03'].text],
  ])('screens.md A.0 «Lists»: a lookup that failed, %s, can be asked again', async (_, answer, text) => {
    use(answer());
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201099999');
    const alert = main.getByRole('alert');
    await expect.element(alert.getByText(text)).toBeVisible();
    useNoOverrides();
    const before = bank.countOf(validarInterna);
    const release = hold(validarInterna);
    const retry = alert.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    expect(bank.countOf(validarInterna)).toBe(before + 1);
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('D-55: a server without a list of registered accounts leaves a new one', async () => {
    use(answers.withFault(cuentasInternas, 'notFound'));
    await openBank({ route: to.transferenciaInterna });
    await expect.element(main.getByText(/^Aún no tiene cuentas registradas/)).toBeVisible();
  });
});

describe('screens.md A.0 «Offline notice»', () => {
  test('in Datos what is typed stays; the check is told and may be repeated', async () => {
    await openTransfer();
    use(answers.offline(validarInternas));
    await fillData();
    await revisar.click();
    await expect.element(main.getByRole('alert').getByText('No hay conexión con el servidor.')).toBeVisible();
    await expectKept();
    useNoOverrides();
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('in Revisar nothing can be confirmed until it is back', async () => {
    const bank = await openTransfer();
    await toReview();
    dispatchEvent(new Event('offline'));
    await expect.element(confirm).toBeDisabled();
    await expect.element(said('Sin conexión no puede confirmar. Espere a recuperarla.')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
    dispatchEvent(new Event('online'));
    await expect.element(confirm).toBeEnabled();
  });

  test('in the code: generar not reached says so at Revisar, autorizar not reached in the dialog', async () => {
    await openTransfer();
    await toReview();
    use(answers.offline(generar));
    await confirm.click();
    await expect.element(said('No hay conexión con el servidor.')).toBeVisible();
    useNoOverrides();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    use(answers.offline(autorizar));
    await sendCode();
    await expect.element(dialog.getByText('No hay conexión con el servidor.').first()).toBeVisible();
    expect(books()).toMatchObject(untouched);
  });
});

describe('screens.md A.0 «Double-submission protection»: a member’s own input, at each of the three buttons', () => {
  const enter = async (control: ReturnType<typeof button>) => {
    control.element().focus();
    await userEvent.keyboard('{Enter}');
  };
  test.each<[string, (control: ReturnType<typeof button>) => Promise<void>]>([
    ['double click', (control) => control.dblClick()],
    [
      'double Enter',
      async (control) => {
        control.element().focus();
        await userEvent.keyboard('{Enter}{Enter}');
      },
    ],
    [
      'click and Enter',
      async (control) => {
        const held = control.element();
        await control.click();
        if (held.isConnected) await enter(control);
      },
    ],
    [
      'two clicks in the same task',
      (control) => {
        const held = control.element() as HTMLButtonElement;
        held.click();
        held.click();
        return Promise.resolve();
      },
    ],
  ])('%s: one check, one transaction, one debit', async (_, twice) => {
    const bank = await openTransfer();
    await fillData();
    await twice(revisar);
    await expect.element(REVIEW).toBeVisible();
    await twice(confirm);
    await expect.element(digits).toBeVisible();
    await digits.fill('123456');
    await twice(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    await everyAnswerRead();
    const counts = [validarInternas, generar, autorizar, internas].map((endpoint) => bank.countOf(endpoint));
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(books()).toMatchObject({ origin: 2_646_37, debits: ['D 25000'], usedToday: 250_00, total: 0 });
  });
});
