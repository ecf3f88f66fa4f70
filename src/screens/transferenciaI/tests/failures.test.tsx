import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consumo, leer as cupos } from '#api/contract/cupos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { handle } from '#mocks/msw.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { failed } from '#mocks/wire/reply.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { dialog, main, said, subtitle } from '#testing/locators.ts';
import { orderPressingTwice, pressedTwice } from '#testing/pressTwice.ts';
import { everyAnswerRead, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  books,
  confirm,
  expectKept,
  fillData,
  idOf,
  NOT_DEBITED,
  openTransfer,
  order,
  REVIEW,
  revisar,
  storedQuestions,
  toReview,
  UNKNOWN,
  untouched,
} from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

describe('screens.md A.0 «FM failures»', () => {
  test.each([['-0005-01-01'], ['-9999-00-01']] as const)(
    'a: %s before execution: toast and fixed text, data kept',
    async (code) => {
      const bank = await openTransfer();
      use(answers.withCode(validarInternas, code, '-9999-00-03'));
      await fillData();
      await revisar.click();
      const { text } = errorCodes[code];
      await expect.element(main.getByText(text)).toBeVisible();
      await expect.element(page.getByText(text).nth(1)).toBeVisible();
      expect(page.getByText(errorCodes['-9999-00-03'].text).elements()).toHaveLength(0);
      await expectKept();
      expect(bank.countOf(generar)).toBe(0);
      useNoOverrides();
      await revisar.click();
      await expect.element(REVIEW).toBeVisible();
      expect(main.getByText(text).elements()).toHaveLength(0);
    },
  );

  test('a, «Accessibility»: what the toast has said is read in the form and not heard once more', async () => {
    await openTransfer();
    use(answers.withCode(validarInternas, '-0005-01-01'));
    await fillData();
    await everyAnswerRead();
    const live = hearLiveWords();
    onTestFinished(() => live.stop());
    const { text } = errorCodes['-0005-01-01'];
    await revisar.click();
    await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(page.getByText(text).nth(1)).toBeVisible();
    // Longer than a toast waits with its words.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(live.heard().filter((words) => words.includes(text))).toEqual([`interrumpe: ${text}`]);
  });

  test.each([
    ['the check', validarInternas, () => fillData().then(() => revisar.click())],
    ['the execution', internas, () => order()],
  ] as const)(
    'a, c, D-65: refused at %s, balance and limits are read again: they may have changed elsewhere',
    async (_, refusing, go) => {
      const bank = await openTransfer();
      use(answers.withCode(refusing, '-0005-01-01'));
      await everyAnswerRead();
      const read = () => [cuentasOrigen, cupos, consumo].map((endpoint) => bank.countOf(endpoint));
      const before = read();
      await go();
      await expect.element(page.getByText('Saldo insuficiente.').first()).toBeVisible();
      await expect.poll(read).toEqual(before.map((times) => times + 1));
    },
  );

  test('a, contract B.0: refused under a 404 it is refused, and no server without «validar»', async () => {
    const bank = await openTransfer();
    use(answers.withFault(validarInternas, 'refusedNotFound'));
    await fillData();
    await revisar.click();
    await expect.element(main.getByText(errorCodes['-0005-01-04'].text)).toBeVisible();
    await expectKept();
    expect(REVIEW.elements()).toHaveLength(0);
    expect(bank.countOf(generar)).toBe(0);
  });

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
});

describe('screens.md A.0 «Offline notice»', () => {
  test('in Datos what is typed stays; the check is told and may be repeated', async () => {
    await openTransfer();
    use(answers.offline(validarInternas));
    await fillData();
    await revisar.click();
    await expect.element(main.getByText('No hay conexión con el servidor.')).toBeVisible();
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
  test.each(pressedTwice('double click', 'double Enter', 'click and Enter', 'two clicks in the same task'))(
    '%s: one check, one transaction, one debit',
    async (_, twice) => {
      const bank = await openTransfer();
      await fillData();
      await orderPressingTwice(twice, {
        review: revisar,
        inReview: REVIEW,
        confirm,
        done: said('Transferencia exitosa'),
      });
      const counts = [validarInternas, generar, autorizar, internas].map((endpoint) => bank.countOf(endpoint));
      expect(counts).toEqual([1, 1, 1, 1]);
      expect(books()).toMatchObject({ origin: 2_646_37, debits: ['D 25000'], usedToday: 250_00, total: 0 });
    },
  );
});
