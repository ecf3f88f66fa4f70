import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { internas } from '#api/contract/transferencias.ts';
import { heardDuring, readThrough } from '#components/transcripts/spoken.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { digits } from '#testing/behaviourMember.ts';
import { hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh();

const amount = page.getByRole('textbox', { name: 'Valor' });
const review = page.getByRole('button', { name: 'Revisar' });
const TOAST = 'Todos los campos son obligatorios';

test('a transfer that lacks two things: the reader is led to the first of them, and hears what is wrong', async () => {
  await openBank({ route: to.transferenciaInterna });
  await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Carlos/ })
    .click();
  await expect.element(amount).toBeVisible();
  const heard = await heardDuring(async () => {
    await review.click();
    await expect.element(page.getByText(TOAST)).toBeVisible();
    await expect.element(amount).toHaveFocus();
  });
  expect(heard).toContain(`interrumpe: ${TOAST}`);
  expect(heard.findLast((phrase) => phrase.startsWith('campo de texto'))).toBe(
    'campo de texto, Valor, El campo es requerido., no válido, ejemplo 0,00',
  );
  const spoken = await readThrough(amount.element().closest('form') ?? document.body);
  expect(spoken.filter((phrase) => /requerido|no válido/.test(phrase))).toEqual([
    'campo de texto, Valor, El campo es requerido., no válido, ejemplo 0,00',
    'El campo es requerido.',
    'campo de texto, Concepto, El campo es requerido., no válido',
    'El campo es requerido.',
  ]);
});

describe('screens.md A.0 «FM»: from Revisar to the result something is heard at every step', () => {
  const ORDER = '$12,34 a Comercial San Roque';
  const SENDING = `Enviando su transferencia… ${ORDER}`;
  const confirm = page.getByRole('button', { name: 'Confirmar transferencia' });

  async function fill(): Promise<void> {
    await openBank({ route: to.transferenciaInterna });
    await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /Comercial San Roque/ })
      .click();
    await amount.fill('12,34');
    await page.getByRole('textbox', { name: 'Concepto' }).fill('Arriendo');
  }

  async function sendCode(): Promise<void> {
    await confirm.click();
    await digits.fill('123456');
    await page.getByRole('button', { name: 'Continuar' }).click();
  }

  const heading = (name: RegExp | string) => page.getByRole('heading', { name });

  test('Revisar’s heading is spoken with amount and payee', async () => {
    await fill();
    const heard = await heardDuring(async () => {
      await review.click();
      await expect.element(heading(/^Revise su transferencia/)).toHaveFocus();
    });
    expect(heard).toContain(`título, Revise su transferencia, ${ORDER}, nivel 1`);
  });

  test('while the order is on its way it says so, and then how it ended', async () => {
    await fill();
    await review.click();
    await expect.element(confirm).toBeVisible();
    const release = hold(internas);
    const heard = await heardDuring(async () => {
      await sendCode();
      await expect.element(page.getByRole('status').filter({ hasText: SENDING })).toBeInTheDocument();
      await expect.element(page.getByText('Enviando su transferencia…', { exact: true })).toBeVisible();
      release();
      await expect.element(heading(/^Transferencia exitosa/)).toHaveFocus();
    });
    expect(heard).toContain(`espera su turno: ${SENDING}`);
    expect(heard.filter((phrase) => phrase.startsWith('título')).at(-1)).toBe(
      `título, Transferencia exitosa, ${ORDER}, nivel 2`,
    );
  });

  test.each([
    [
      'refused',
      () => answers.withCode(internas, '-0005-01-01'),
      `título, No se realizó ningún débito. ${ORDER}., ${errorCodes['-0005-01-01'].text}, nivel 2`,
    ],
    [
      'unknown',
      () => answers.offline(internas),
      `título, No pudimos confirmar el resultado: Transferencia interna, ${ORDER}, La conexión se interrumpió mientras procesábamos su transferencia interna. Puede haberse realizado. Verifique antes de intentar de nuevo., nivel 2`,
    ],
  ])('%s: it has the focus and is spoken as well', async (_, answer, result) => {
    await fill();
    await review.click();
    await expect.element(confirm).toBeVisible();
    use(answer());
    const heard = await heardDuring(async () => {
      await sendCode();
      await expect.element(heading(/^No (se realizó|pudimos confirmar)/)).toHaveFocus();
    });
    expect(heard.filter((phrase) => phrase.startsWith('título')).at(-1)).toBe(result);
  });

  test('a code that was closed: the focus is back at Confirmar, and that nothing was debited is heard', async () => {
    await fill();
    await review.click();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    const heard = await heardDuring(async () => {
      await page.getByRole('button', { name: 'Cerrar' }).click();
      await expect.element(page.getByRole('status').filter({ hasText: 'No hubo' })).toBeInTheDocument();
      await expect.element(confirm).toHaveFocus();
    });
    expect(heard).toContain(`espera su turno: No hubo ningún débito: ${ORDER}`);
  });
});
