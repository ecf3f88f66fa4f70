import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { internas as internalAccounts, externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { validarExternas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { to } from '#navigation/paths.ts';
import { button, label, main, title } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, type TestBank, use } from '#testing/testWorld.tsx';
import {
  inReview,
  openFilled,
  openTransfer,
  order,
  pick,
  picker,
  ROUTE,
  review,
  startEachTransferFresh,
} from './externalWorld.ts';

const REFUSED = 'El nombre no coincide con el titular. Verifique los datos con el beneficiario.';

const tick = main.getByRole('checkbox', { name: 'He verificado los datos con el beneficiario' });

startEachTransferFresh();

describe('screens.md A.0 «Beneficiary check»', () => {
  test('SIMILAR does not block; it stays as a badge and tells the holder in Datos', async () => {
    await openFilled({ beneficiario: 'Rosa Elena Ordones' });
    await review.click();
    await expect.element(inReview).toBeVisible();
    await expect.element(main.getByText('Nombre similar al titular')).toBeVisible();
    await button('Modificar cuenta destino').click();
    await expect.element(main.getByText(/Titular registrado: Rosa Elena O\*\*\*/)).toBeVisible();
    await button('Corregir el nombre').click();
    await expect.element(label('Nombre del beneficiario')).toHaveFocus();
  });

  test('NO_COINCIDE blocks Revisar until it is ticked, and asks nothing meanwhile', async () => {
    const bank = await openFilled({ beneficiario: 'Rosa Elena Pérez' });
    await review.click();
    await expect.element(tick).toBeVisible();
    await expect.element(label('Nombre del beneficiario')).toHaveAttribute('aria-invalid', 'true');
    await review.click();
    await everyAnswerRead();
    expect(bank.countOf(validarExternas)).toBe(1);
    await expect.element(title('Transferencia externa')).toBeVisible();
    await expect.element(main.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
    expect(bank.services.toasts.toasts()).toEqual([]);
    await tick.click();
    await expect.element(label('Nombre del beneficiario')).not.toHaveAttribute('aria-invalid', 'true');
    await review.click();
    await expect.element(inReview).toBeVisible();
    await expect.element(main.getByText('El nombre no coincide con el titular', { exact: true })).toBeVisible();
  });

  test('a changed name is checked anew, and what was ticked for another name does not count', async () => {
    const bank = await openFilled({ beneficiario: 'Rosa Elena Pérez' });
    await review.click();
    await tick.click();
    await label('Nombre del beneficiario').fill('Ana María Pérez');
    await expect.element(tick).not.toBeInTheDocument();
    await review.click();
    await expect.element(tick).toBeVisible();
    await expect.element(tick).not.toBeChecked();
    await expect.element(title('Transferencia externa')).toBeVisible();
    expect(bank.countOf(validarExternas)).toBe(2);
  });

  test('a check that comes after the name has changed is never shown for the new one', async () => {
    const bank = await openFilled({ beneficiario: 'Rosa Elena Pérez' });
    const release = hold(validarExternas);
    await review.click();
    await expect.poll(() => bank.countOf(validarExternas)).toBe(1);
    await label('Nombre del beneficiario').fill('Rosa Elena Ordóñez');
    release();
    // The answer is read once the toast says what it is about.
    await expect.element(page.getByText(REFUSED)).toBeVisible();
    await everyAnswerRead();
    expect(tick.elements()).toHaveLength(0);
    expect(main.getByText(REFUSED).elements()).toHaveLength(0);
    await expect.element(title('Transferencia externa')).toBeVisible();
  });

  describe('D-66: the name of a registered destination', () => {
    const listed = (coincidenciaNombre: 'EXACTA' | 'SIMILAR' | 'NO_COINCIDE') =>
      answers.withData(registeredAccounts, [
        {
          codigoCuentaDestino: 'CD-03',
          numeroCuenta: '2209988771',
          beneficiario: 'ROSA ELENA ORDONEZ',
          institucion: 'Banco Andes Demo',
          coincidenciaNombre,
        },
      ]);
    const told = (coincidenciaNombre: 'EXACTA' | 'NO_COINCIDE') =>
      answers.withData(validarExternas, { valor: 120, total: 120.41, coincidenciaNombre });
    const openRosa = async (): Promise<TestBank> => {
      const bank = await openTransfer();
      await pick(/^Rosa/);
      await order();
      return bank;
    };

    test('NO_COINCIDE of the list blocks Revisar until it is ticked: the box says so and has the focus', async () => {
      use(listed('NO_COINCIDE'));
      const bank = await openRosa();
      await expect.element(main.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
      await review.click();
      await expect.element(tick).toHaveFocus();
      await expect.element(tick).toHaveAccessibleDescription('Marque la casilla para continuar.');
      await everyAnswerRead();
      expect(bank.countOf(validarExternas)).toBe(0);
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await expect.element(main.getByText('El nombre no coincide con el titular', { exact: true })).toBeVisible();
    });

    test('it is asked once: Back finds it ticked, and so does the next order of the session', async () => {
      use(listed('NO_COINCIDE'));
      const bank = await openRosa();
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await button('Modificar cuenta destino').click();
      await expect.element(tick).toBeChecked();
      await main.getByRole('link', { name: 'Cancelar' }).click();
      await expect.poll(bank.path).toBe('/transferencias');
      await page.getByRole('link', { name: 'TRANSFERENCIA EXTERNA' }).click();
      await pick(/^Rosa/);
      await expect.element(tick).toBeChecked();
      await tick.click();
      await order();
      await review.click();
      await expect.element(tick).toHaveFocus();
    });

    test('docs/data.md: nothing of it stays in memory when the session ends', async () => {
      use(listed('NO_COINCIDE'));
      const bank = await openRosa();
      await tick.click();
      await main.getByRole('link', { name: 'Cancelar' }).click();
      await expect.poll(bank.path).toBe('/transferencias');
      // What the end of a session does, and all that it does: the page itself stays.
      forgetCarried();
      await page.getByRole('link', { name: 'TRANSFERENCIA EXTERNA' }).click();
      await pick(/^Rosa/);
      await expect.element(tick).not.toBeChecked();
    });

    test('it was said of one kind alone: an internal account of the same code speaks of somebody else', async () => {
      use(
        listed('NO_COINCIDE'),
        answers.withData(internalAccounts, [
          {
            codigoCuentaDestino: 'CD-03',
            numeroCuenta: '010201007733',
            beneficiario: 'CARLOS LOJA',
            coincidenciaNombre: 'NO_COINCIDE',
          },
        ]),
      );
      const bank = await openBank({ route: to.transferenciaInterna, until: picker });
      await pick(/^Carlos/);
      await tick.click();
      await expect.element(tick).toBeChecked();
      await bank.go(ROUTE);
      await expect.element(title('Transferencia externa')).toBeVisible();
      await pick(/^Rosa/);
      await expect.element(tick).toBeVisible();
      await expect.element(tick).not.toBeChecked();
      await bank.go(to.transferenciaInterna);
      await expect.element(title('Transferencia interna')).toBeVisible();
      await pick(/^Carlos/);
      await expect.element(tick).toBeChecked();
    });

    test('NO_COINCIDE that only the check of the order tells holds it back all the same', async () => {
      use(told('NO_COINCIDE'));
      const bank = await openRosa();
      await expect.element(tick).not.toBeInTheDocument();
      await review.click();
      await expect.element(tick).toHaveFocus();
      await expect.element(title('Transferencia externa')).toBeVisible();
      expect(bank.countOf(validarExternas)).toBe(1);
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
    });

    test('an answer that has changed is asked about again; EXACTA takes the question away', async () => {
      use(listed('NO_COINCIDE'), told('EXACTA'));
      await openRosa();
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await expect.element(main.getByText('Nombre verificado')).toBeVisible();
      await button('Modificar cuenta destino').click();
      await expect.element(title('Transferencia externa')).toBeVisible();
      await expect.element(tick).not.toBeInTheDocument();
      use(told('NO_COINCIDE'));
      await review.click();
      await expect.element(tick).toHaveFocus();
      await expect.element(tick).not.toBeChecked();
    });

    test('another holder with the same answer is another answer; one that is told only later is not', async () => {
      const toldOf = (titular: string) =>
        answers.withData(validarExternas, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE', titular });
      use(listed('NO_COINCIDE'), toldOf('MARIA P***'));
      await openRosa();
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await button('Modificar cuenta destino').click();
      await expect.element(tick).toBeChecked();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await button('Modificar cuenta destino').click();
      use(toldOf('PEDRO Q***'));
      await review.click();
      await expect.element(tick).toHaveFocus();
      await expect.element(tick).not.toBeChecked();
      await tick.click();
      await review.click();
      await expect.element(inReview).toBeVisible();
    });

    test('another destination is another name', async () => {
      use(told('NO_COINCIDE'));
      await openRosa();
      await review.click();
      await tick.click();
      await pick(/^Talleres/);
      await expect.element(tick).not.toBeInTheDocument();
      await review.click();
      await expect.element(tick).not.toBeChecked();
    });

    test('SIMILAR asks for nothing', async () => {
      use(listed('SIMILAR'));
      await openRosa();
      await review.click();
      await expect.element(inReview).toBeVisible();
      await expect.element(main.getByText('Nombre similar al titular')).toBeVisible();
    });
  });
});
