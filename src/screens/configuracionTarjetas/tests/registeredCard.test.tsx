import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eliminarExterna, modificarExterna, tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/tarjetas.ts';
import { generar } from '#api/contract/tokens.ts';
import { tiposCuentasTarjetas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';
import { LIST, leaving, open, save, title } from './cardsWorld.ts';

startEachTestFresh();

describe('D-47: the code is an own card’s or a registered one’s', () => {
  test('a registered card: alias and e-mail, saved with a code', async () => {
    const bank = await open('CD-06', 'Tarjeta mamá');
    await main.getByLabelText('Alias').fill('Visa de mamá');
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
    await expect.element(title).toHaveTextContent('Visa de mamá');
    expect(bank.bodiesOf(modificarExterna)).toMatchObject([
      { codigoCuentaDestino: 'CD-06', alias: 'Visa de mamá', codigoTipoCuenta: 'TCR' },
    ]);
    // Nothing is left that leaving could lose.
    await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
    await expect.element(title).toHaveTextContent('Tarjetas de crédito');
  });

  test('conventions.md 3: a registered card: «Guardar» again while the list is still read sends nothing more', async () => {
    const bank = await open('CD-06', 'Tarjeta mamá');
    const alias = main.getByLabelText('Alias');
    await alias.fill('Visa de mamá');
    await save.click();
    await expect.element(digits).toBeVisible();
    const release = hold(tarjetas);
    await sendCode();
    await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
    (save.element() as HTMLElement).click();
    (alias.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(title).toHaveTextContent('Visa de mamá');
    await everyAnswerRead();
    expect([bank.countOf(generar), bank.countOf(modificarExterna)]).toEqual([1, 1]);
  });

  test('security.md 2.1: while a registered card is saved nothing can be typed that the answer would take away', async () => {
    const bank = await open('CD-06', 'Tarjeta mamá');
    const email = main.getByLabelText('Correo (opcional)');
    await main.getByLabelText('Alias').fill('Visa de mamá');
    const [transaction, change] = [hold(generar), hold(modificarExterna)];
    await save.click();
    await expect.poll(() => bank.countOf(generar)).toBe(1);
    await expect.element(email).toHaveAttribute('readonly');
    transaction();
    await sendCode();
    await expect.poll(() => bank.countOf(modificarExterna)).toBe(1);
    for (const field of [main.getByLabelText('Alias'), email]) await expect.element(field).toHaveAttribute('readonly');
    change();
    await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
    await expect.element(email).not.toHaveAttribute('readonly');
  });

  test('a registered card whose kind nobody said: kinds that did not come are told, and «Reintentar» brings them', async () => {
    use(
      answers.withData(tarjetas, [
        { codigoCuentaDestino: 'CD-06', numeroCuenta: '4000009988127778', alias: 'Tarjeta mamá' },
      ]),
      answers.withCode(tiposCuentasTarjetas, '-9999-00-03'),
    );
    await open('CD-06', 'Tarjeta mamá');
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await main.getByLabelText('Tipo de cuenta').selectOptions('TCR');
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).not.toBeInTheDocument();
  });

  test('a registered card that another tab has deleted: told without a code, and what was typed stays with the focus', async () => {
    const bank = await open('CD-06', 'Tarjeta mamá');
    await main.getByLabelText('Alias').fill('Visa de mamá');
    demo.bank.state.destinations = demo.bank.state.destinations.filter((one) => one.codigoCuentaDestino !== 'CD-06');
    await save.click();
    await expect.element(main.getByRole('alert')).toHaveTextContent('La tarjeta ya no está registrada.');
    await expect.element(main.getByLabelText('Alias')).toHaveValue('Visa de mamá');
    await expect.element(save).toHaveFocus();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('D-65: a code that may be among what could not be read is not called unknown', async () => {
    use(answers.rewritten(tarjetas, () => [null]));
    await openBank({
      route: '/configuracion/tarjetas-credito/CD-06',
      until: main.getByText('No pudimos leer esta tarjeta'),
    });
  });

  describe('what of a registered card was changed elsewhere', () => {
    const email = main.getByLabelText('Correo (opcional)');

    /** The card is called otherwise from now on, and the page is looked at again. */
    async function renameElsewhere(alias: string, bank: TestBank): Promise<void> {
      for (const one of demo.bank.state.destinations) if (one.codigoCuentaDestino === 'CD-06') one.alias = alias;
      const asked = bank.countOf(tarjetas);
      vi.setSystemTime(Date.now() + 31_000);
      dispatchEvent(new Event('visibilitychange'));
      await expect.poll(() => bank.countOf(tarjetas)).toBe(asked + 1);
      await expect.element(title).toHaveTextContent(alias);
    }

    test('is not overwritten by what stood here before; what is typed stays', async () => {
      const bank = await open('CD-06', 'Tarjeta mamá');
      await email.fill('mama@example.com');
      await renameElsewhere('Visa de mamá', bank);
      await expect.element(main.getByLabelText('Alias')).toHaveValue('Visa de mamá');
      await expect.element(email).toHaveValue('mama@example.com');
      await save.click();
      await sendCode();
      await expect.element(page.getByText('Tarjeta guardada')).toBeVisible();
      expect(bank.bodiesOf(modificarExterna)).toMatchObject([{ alias: 'Visa de mamá', correo: 'mama@example.com' }]);
    });

    test('is nothing that leaving could lose, also where the same was typed here', async () => {
      const bank = await open('CD-06', 'Tarjeta mamá');
      await main.getByLabelText('Alias').fill('Visa de mamá');
      await renameElsewhere('Visa de mamá', bank);
      await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
      await expect.element(title).toHaveTextContent('Tarjetas de crédito');
    });
  });

  test('a registered card: leaving with a changed alias asks', async () => {
    await open('CD-06', 'Tarjeta mamá');
    await main.getByLabelText('Alias').fill('Otra');
    await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
    await expect.element(leaving).toBeVisible();
  });

  test('a registered card: deleted, it leads back to the list, whatever was typed', async () => {
    const bank = await open('CD-06', 'Tarjeta mamá');
    await main.getByLabelText('Alias').fill('Otra');
    await main.getByRole('button', { name: 'Eliminar tarjeta' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(title).toHaveTextContent('Tarjetas de crédito');
    expect(bank.path()).toBe(LIST);
    expect(leaving.elements()).toHaveLength(0);
    expect(bank.bodiesOf(eliminarExterna)).toEqual([{ codigoCuentaDestino: 'CD-06' }]);
    await expect.element(main.getByText('Tarjeta Pacífico Sur')).toBeVisible();
    expect(main.getByText('Tarjeta mamá').elements()).toHaveLength(0);
  });

  test.each(['TC-99', 'CD-01'])('%s is neither: a message with the way back', async (code) => {
    const bank = await openBank({ route: `${LIST}/${code}` });
    await expect.element(main.getByText('No encontramos esta tarjeta')).toBeVisible();
    await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
    await expect.poll(() => bank.path()).toBe(LIST);
  });

  test('a card that does not come is no unknown card; «Reintentar» brings it', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openBank({ route: `${LIST}/TC-01` });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(title).toHaveTextContent('Visa Clásica');
  });
});
