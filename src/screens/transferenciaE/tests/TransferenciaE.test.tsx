import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ingresarExterna, externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { externas, instituciones, tiposCuentasExternas, validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, label, main, title } from '#testing/locators.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh();

const VISTA = '010201004871';
const REFUSED = 'El nombre no coincide con el titular. Verifique los datos con el beneficiario.';
const ROUTE = '/transferenciaE/1';

const picker = main.getByRole('button', { name: /^Cuenta registrada/ });
const review = button('Revisar');
const confirm = button('Confirmar transferencia');
const tick = main.getByRole('checkbox', { name: 'He verificado los datos con el beneficiario' });
const keep = main.getByRole('switch', { name: 'Guardar en mis cuentas destino' });
const inReview = main.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });

const institutionNames = () =>
  [...(label('Institución').element() as HTMLSelectElement).options].map(({ textContent }) => textContent);

async function openTransfer(): Promise<TestBank> {
  const bank = await openBank({ route: ROUTE });
  await expect.element(picker).toBeVisible();
  await expect.element(main.getByText(/^Disponible hoy/)).toBeVisible();
  return bank;
}

async function pick(name: RegExp): Promise<void> {
  await picker.click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

async function order(valor = '120', concepto = 'Arriendo noviembre'): Promise<void> {
  await label('Valor').fill(valor);
  await label('Concepto').fill(concepto);
}

async function select(name: string, value: string): Promise<void> {
  await expect
    .poll(() => [...(label(name).element() as HTMLSelectElement).options].map((option) => option.value))
    .toContain(value);
  await label(name).selectOptions(value);
}

const rosa = {
  tipo: 'BAN',
  institucion: '1001',
  cuenta: 'AHO',
  numero: '7700112233',
  documento: '0159999036',
  beneficiario: 'Rosa Elena Ordóñez',
};

async function openNew(): Promise<TestBank> {
  const bank = await openTransfer();
  await main.getByText('Nueva cuenta', { exact: true }).click();
  await expect.element(label('Tipo de institución')).toBeVisible();
  return bank;
}

async function openFilled(changes: Partial<typeof rosa> = {}, valor?: string): Promise<TestBank> {
  const account = { ...rosa, ...changes };
  const bank = await openNew();
  await select('Tipo de institución', account.tipo);
  await select('Institución', account.institucion);
  await select('Tipo de cuenta', account.cuenta);
  await label('Número de cuenta').fill(account.numero);
  await label('Identificación del beneficiario').fill(account.documento);
  await label('Nombre del beneficiario').fill(account.beneficiario);
  await order(valor);
  return bank;
}

async function execute(): Promise<void> {
  await review.click();
  await expect.element(inReview).toBeVisible();
  await confirm.click();
  await sendCode();
  await expect.element(button('Hacer otra transferencia')).toBeVisible();
}

/** Every «dt» of Revisar with its «dd»; an amount stands there twice, for the eye and for the ear. */
const costs = () =>
  Object.fromEntries(
    main
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/^(.+)\1$/, '$1')]),
  );

const OWN = ['SPI', 'COMISIONES', 'IVA POR PAGAR'] as const;
let before: Record<string, number> = {};
const balances = () =>
  Object.fromEntries([VISTA, ...OWN].map((account) => [account, demo.bank.ledger.balanceOf(account)]));
/** What the books have moved since the test began, in cents. */
const moved = () =>
  Object.fromEntries(Object.entries(balances()).map(([name, cents]) => [name, cents - (before[name] ?? 0)]));
const NOTHING_MOVED = { [VISTA]: 0, SPI: 0, COMISIONES: 0, 'IVA POR PAGAR': 0 };

beforeEach(() => {
  before = balances();
});

describe('screens.md A.0 «Accessibility»: the count of Concepto', () => {
  test('follows each letter to the eye and is said once one stops; what describes the field stands still', async () => {
    await openTransfer();
    const concept = label('Concepto');
    const note = document.getElementById(concept.element().getAttribute('aria-describedby') ?? '');
    await concept.click();
    await userEvent.keyboard('Luz');
    await expect.element(concept).toHaveAccessibleDescription('Hasta 40 caracteres. Sin caracteres especiales.');
    const seen = [...(note?.childNodes ?? [])]
      .filter((part) => !(part instanceof HTMLElement) || part.getBoundingClientRect().width > 1)
      .map(({ textContent }) => textContent);
    expect(seen.join('')).toBe('3 de 40. Sin caracteres especiales.');
    const spoken = main.getByRole('status').filter({ hasText: '3 de 40 caracteres' });
    expect(spoken.elements()).toHaveLength(0);
    await expect.poll(() => spoken.elements().length, { timeout: 3000 }).toBeGreaterThan(0);
  });
});

describe('screens.md A.0 «FM»: money to another institution, on screen and in the books', () => {
  test('«Fee before confirm»: to a registered account; fee and tax are booked apart and only the value uses the limits', async () => {
    const bank = await openTransfer();
    await pick(/^Rosa/);
    await order();
    await review.click();
    await expect.element(inReview).toBeVisible();
    expect(costs()).toEqual({
      Valor: '$120,00',
      Comisión: '$0,36',
      IVA: '$0,05',
      'Total a debitar': '$120,41',
      'Saldo después': '$2.725,96',
    });
    await expect.element(main.getByText('Llega de inmediato')).toBeVisible();
    await expect.element(main.getByText('Nombre verificado')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();

    const sent = {
      numeroCuentaOrigen: VISTA,
      valor: 120,
      concepto: 'Arriendo noviembre',
      codigoCuentaDestino: 'CD-03',
    };
    expect(bank.bodiesOf(validarExternas)).toStrictEqual([sent]);
    expect(bank.bodiesOf(externas)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(moved()).toEqual({ [VISTA]: -12041, SPI: 12000, COMISIONES: 36, 'IVA POR PAGAR': 5 });
    expect(demo.bank.ledger.total()).toBe(0);
    expect(demo.bank.ledger.movementsOf(VISTA).recent.map(({ cents }) => Math.abs(cents))).toEqual([12000, 36, 5]);
    expect(demo.bank.state.receipts).toMatchObject([{ estado: 'EXITOSA', cents: 12000, fee: 36, tax: 5 }]);

    await button('Hacer otra transferencia').click();
    await expect
      .element(main.getByText('Disponible hoy $880,00 de $1.000,00 · este mes $4.820,00 de $5.000,00'))
      .toBeVisible();
  });

  test('A.0 «Arrival»: to an account that is not registered, by the clearing: in process, with the day it arrives', async () => {
    const bank = await openFilled({ tipo: 'COO', institucion: '2001' }, '95');
    await expect.element(main.getByText('Llega el siguiente día hábil.')).toBeVisible();
    await review.click();
    await expect.element(main.getByText('Llega el siguiente día hábil, 23/11/2026')).toBeVisible();
    await expect.element(main.getByText('Nombre sin verificar')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(main.getByText('Transferencia en proceso')).toBeVisible();
    const destino = {
      codigoInstitucion: '2001',
      codigoTipoCuenta: 'AHO',
      numeroCuenta: '7700112233',
      tipoIdentificacion: 1,
      identificacion: '0159999036',
      beneficiario: 'Rosa Elena Ordóñez',
      alias: 'Rosa Elena Ordóñez',
    };
    // Strictly these: no code of a registered account, no empty e-mail.
    expect(bank.bodiesOf(externas)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        numeroCuentaOrigen: VISTA,
        valor: 95,
        concepto: 'Arriendo noviembre',
        destino,
      },
    ]);
    expect(moved()).toEqual({ [VISTA]: -9541, SPI: 9500, COMISIONES: 36, 'IVA POR PAGAR': 5 });
    expect(demo.bank.state.receipts).toMatchObject([{ estado: 'EN_PROCESO', cents: 9500 }]);
  });

  test('failures (b): the code closed moves nothing and loses nothing', async () => {
    const bank = await openFilled();
    await review.click();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar Transferencia' }).click();
    await expect.element(main.getByText('No se realizó ningún débito.')).toBeVisible();
    await button('Volver').click();
    await expect.element(label('Nombre del beneficiario')).toHaveValue(rosa.beneficiario);
    await expect.element(label('Institución')).toHaveValue('1001');
    await expect.element(label('Valor')).toHaveValue('120,00');
    expect(bank.countOf(externas)).toBe(0);
    expect(moved()).toEqual(NOTHING_MOVED);
  });

  test('failures (a): -0005-02-01 is told as a toast and over the form, and everything typed stays', async () => {
    const bank = await openFilled({ institucion: '1004' });
    await review.click();
    await expect.element(main.getByText(errorCodes['-0005-02-01'].text)).toBeVisible();
    await expect.element(label('Número de cuenta')).toHaveValue(rosa.numero);
    await expect.element(title('Transferencia externa')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('§5: what the bank need not be asked is not asked', async () => {
    const bank = await openTransfer();
    await review.click();
    await expect.element(main.getByText('El campo es requerido.').first()).toBeVisible();
    await pick(/^Rosa/);
    await order('1000,01');
    await review.click();
    await expect.element(main.getByText('Supera su cupo diario disponible: $1.000,00.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
    expect(bank.services.toasts.toasts().map(({ text }) => text)).toEqual(['Todos los campos son obligatorios']);
    expect(bank.countOf(validarExternas)).toBe(0);
  });

  test.each([
    ['Arriendo del local de la esquina, noviembre', 'El concepto no puede superar 40 caracteres.'],
    ['Arriendo & luz', 'Solo letras, números, punto, coma y guion.'],
  ])('A.2 transferenciaE: concept «%s»: %s', async (concepto, message) => {
    const bank = await openTransfer();
    await pick(/^Rosa/);
    await order('120', concepto);
    await review.click();
    await expect.element(main.getByText(message)).toBeVisible();
    expect(bank.countOf(validarExternas)).toBe(0);
  });
});

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

describe('screens.md A.2 transferenciaE: a new account', () => {
  test('the institutions follow their kind: a change empties the choice', async () => {
    await openNew();
    await select('Tipo de institución', 'BAN');
    await select('Institución', '1002');
    await select('Tipo de institución', 'COO');
    await expect.poll(institutionNames).toEqual(['Seleccione una opción', 'Cooperativa Valle Nuevo Demo']);
    await expect.element(label('Institución')).toHaveValue('');
  });

  test('a list that comes after its kind was left is never shown', async () => {
    const bank = await openNew();
    const release = hold(instituciones);
    await select('Tipo de institución', 'BAN');
    await expect.poll(() => bank.countOf(instituciones)).toBe(1);
    await select('Tipo de institución', 'MUT');
    await expect.poll(institutionNames).toEqual(['Cargando…']);
    release();
    await expect.poll(institutionNames).toEqual(['Seleccione una opción', 'Mutualista Tomebamba Demo']);
    await everyAnswerRead();
    expect(institutionNames()).toEqual(['Seleccione una opción', 'Mutualista Tomebamba Demo']);
  });

  test('catalogues that did not come are told, and «Reintentar» brings them', async () => {
    use(answers.withCode(tiposCuentasExternas, '-9999-00-03'), answers.withCode(instituciones, '-9999-00-02'));
    await openNew();
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await button('Reintentar').click();
    await select('Tipo de cuenta', 'COR');
    await expect.element(button('Reintentar')).not.toBeInTheDocument();
    await select('Tipo de institución', 'BAN');
    await select('Institución', '1001');
  });

  test('D-54: a document is looked at anew when its kind changes', async () => {
    await openNew();
    await label('Identificación del beneficiario').fill('0159999037');
    await userEvent.tab();
    await expect.element(main.getByText('El número de cédula no es válido.')).toBeVisible();
    await label('Tipo de identificación').selectOptions('2');
    await expect.element(main.getByText('El número de cédula no es válido.')).not.toBeInTheDocument();
    await label('Tipo de identificación').selectOptions('3');
    await expect.element(main.getByText('Ingrese los 13 dígitos de su RUC.')).toBeVisible();
  });

  test.each([
    ['22099A', 'Ingrese solo números.'],
    ['1'.repeat(21), 'El número no puede superar 20 dígitos.'],
  ])('the number «%s»: %s', async (numero, message) => {
    const bank = await openFilled({ numero });
    await review.click();
    await expect.element(main.getByText(message)).toBeVisible();
    await expect.element(label('Número de cuenta')).toHaveFocus();
    expect(bank.countOf(validarExternas)).toBe(0);
  });

  test('an alias that is no longer asked for does not stand in the way', async () => {
    await openFilled();
    await keep.click();
    await label('Alias').fill('x'.repeat(41));
    await userEvent.tab();
    await keep.click();
    await review.click();
    await expect.element(inReview).toBeVisible();
  });

  test('contract B.0: a server without the list of registered accounts leaves the new account', async () => {
    use(answers.withFault(registeredAccounts, 'notFound'));
    await openBank({ route: ROUTE });
    await expect
      .element(main.getByText('Aún no tiene cuentas registradas en otras instituciones. Elija Nueva cuenta.'))
      .toBeVisible();
  });

  test('D-46: an unknown kind of transfer becomes the canonical address', async () => {
    const bank = await openBank({ route: '/transferenciaE/7' });
    await expect.element(picker).toBeVisible();
    expect(bank.path()).toBe(ROUTE);
  });
});

describe('D-56: keeping the account that was paid', () => {
  const offered = button('Guardar cuenta');
  const kept = () => demo.bank.state.destinations.filter(({ numeroCuenta }) => numeroCuenta === rosa.numero);

  async function openReceipt(): Promise<TestBank> {
    const bank = await openFilled();
    await keep.click();
    await label('Alias').fill('Rosa del Andes');
    await execute();
    await expect.element(offered).toBeVisible();
    return bank;
  }

  test('with a code of its own, after the money has moved', async () => {
    const bank = await openReceipt();
    expect(kept()).toEqual([]);
    await offered.click();
    await sendCode();
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    await expect.element(offered).not.toBeInTheDocument();
    expect(bank.countOf(generar)).toBe(2);
    const [paid] = bank.bodiesOf(externas);
    const [saved] = bank.bodiesOf(ingresarExterna);
    expect(saved?.idTransaccion).not.toBe(paid?.idTransaccion);
    expect(saved).toStrictEqual({ ...(paid?.destino as object), idTransaccion: expect.any(String) as unknown });
    expect(kept()).toMatchObject([
      { alias: 'Rosa del Andes', beneficiario: 'Rosa Elena Ordóñez', nameMatch: 'EXACTA' },
    ]);
    expect(bank.countOf(externas)).toBe(1);
  });

  test('the code closed keeps nothing, and it can be tried again', async () => {
    const bank = await openReceipt();
    await offered.click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByText('No se guardó la cuenta. Puede confirmar con un código nuevo.')).toBeVisible();
    expect(bank.countOf(ingresarExterna)).toBe(0);
    await offered.click();
    await sendCode();
    await expect.element(offered).not.toBeInTheDocument();
    expect(kept()).toHaveLength(1);
  });

  test('who does not want to keep it is not asked', async () => {
    await openFilled();
    await execute();
    expect(offered.elements()).toHaveLength(0);
  });

  test('A.0 «FM»: the next transfer begins with an empty form', async () => {
    await openReceipt();
    await button('Hacer otra transferencia').click();
    await expect.element(picker).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await expect.element(label('Concepto')).toHaveValue('');
    await main.getByText('Nueva cuenta', { exact: true }).click();
    await expect.element(label('Nombre del beneficiario')).toHaveValue('');
    await expect.element(keep).not.toBeChecked();
    expect(main.getByText('El campo es requerido.').elements()).toHaveLength(0);
  });
});
