import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { favoritos, operadoras, validarRecarga } from '#api/contract/pagos.ts';
import { leer as perfil } from '#api/contract/perfilSocio.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main, radio, said } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';
import * as topUp from './topUpWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const NOT_A_MOBILE = 'Ingrese un celular de 10 dígitos que empiece con 09.';

const DIFFERENT = 'Los números no coinciden.';

test('conventions.md «Components and screens» 1: the profile, asked anew after it had failed, takes neither form nor place', async () => {
  use(answers.withCode(perfil, '-9999-00-03'));
  const bank = await topUp.openTopUp();
  await topUp.number.fill(topUp.OTHER);
  const before = bank.countOf(perfil);
  const release = hold(perfil);
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => bank.countOf(perfil)).toBe(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(topUp.number.element());
  release();
  await everyAnswerRead();
  expect(document.activeElement).toBe(topUp.number.element());
});

describe('screens.md A.2 pagos/recargas: the number, twice', () => {
  test.each([
    ['', NOT_A_MOBILE],
    ['090000032', NOT_A_MOBILE],
    ['09000003210', NOT_A_MOBILE],
    ['0800000321', NOT_A_MOBILE],
    ['09000o0321', NOT_A_MOBILE],
    ['072800417', NOT_A_MOBILE],
    [topUp.SOFIA, null],
    ['09 0000 0321', null],
    ['+593 90 000 0321', null],
    ['00593900000321', null],
  ])('«%s»: %s', async (typed, message) => {
    await topUp.openTopUp();
    await topUp.number.fill(typed);
    await topUp.confirmation.click();
    await (message === null
      ? expect.element(topUp.number).not.toHaveAttribute('aria-invalid', 'true')
      : expect.element(said(message)).toBeVisible());
    await everyAnswerRead();
    expect(said(NOT_A_MOBILE).elements()).toHaveLength(message === null ? 0 : 1);
  });

  test('pasted as the phone writes it, it matches the same number typed', async () => {
    const bank = await topUp.openTopUp();
    await topUp.toReview({ operator: 'Claro', mobile: '+593 90 000 0321', again: topUp.SOFIA });
    expect(bank.bodiesOf(validarRecarga)[0]).toMatchObject({ celular: topUp.SOFIA });
  });

  test('another confirmation is said, and Revisar does not go on', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData({ again: '0987654302' });
    await topUp.revisar.click();
    await expect.element(said(DIFFERENT)).toBeVisible();
    await expect.element(topUp.confirmation).toHaveFocus();
    await topUp.confirmation.fill(topUp.OTHER);
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
    expect(bank.countOf(validarRecarga)).toBe(0);
    await topUp.revisar.click();
    await expect.element(topUp.REVIEW).toBeVisible();
  });

  test('the first one edited later no longer matches: said at the confirmation', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData();
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
    await topUp.number.fill('0987654302');
    await expect.element(said(DIFFERENT)).toBeVisible();
    await topUp.revisar.click();
    await everyAnswerRead();
    expect(bank.countOf(validarRecarga)).toBe(0);
    await topUp.confirmation.fill('0987654302');
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
  });

  test('a saved number edited at its confirmation: corrected to match, what did not is said no more, before the field is left', async () => {
    await topUp.openTopUp();
    await topUp.choose('Mi celular');
    await topUp.confirmation.fill(topUp.OTHER);
    await userEvent.tab();
    await expect.element(said(DIFFERENT)).toBeVisible();
    await topUp.number.fill(topUp.OTHER);
    await expect.element(topUp.number).toHaveFocus();
    await expect.element(said(DIFFERENT)).not.toBeInTheDocument();
  });

  test('what was said of a typed number goes with it: with a saved one, and with «Otro número»', async () => {
    await topUp.openTopUp();
    await topUp.number.fill('09');
    await userEvent.tab();
    await expect.element(said(NOT_A_MOBILE)).toBeVisible();
    await topUp.choose('Mi celular');
    await expect.element(said(NOT_A_MOBILE)).not.toBeInTheDocument();
    await topUp.confirmation.fill(topUp.OTHER);
    await userEvent.tab();
    await expect.element(said(DIFFERENT)).toBeVisible();
    await topUp.choose('Otro número');
    await expect.element(topUp.number).toHaveValue('');
    await everyAnswerRead();
    expect(said(DIFFERENT).elements()).toHaveLength(0);
    expect(said(NOT_A_MOBILE).elements()).toHaveLength(0);
  });

  test('a saved number edited by hand has to be confirmed anew', async () => {
    const bank = await topUp.openTopUp();
    await topUp.choose('Celular Sofía');
    await topUp.choose('$5');
    await topUp.number.fill(topUp.OTHER);
    await topUp.revisar.click();
    await expect.element(said(DIFFERENT)).toBeVisible();
    expect(bank.countOf(validarRecarga)).toBe(0);
  });

  test('an empty form: everything that is missing is said, the first takes the focus', async () => {
    await topUp.openTopUp();
    await topUp.revisar.click();
    await expect.element(said(NOT_A_MOBILE)).toBeVisible();
    expect(said('El campo es requerido.').elements()).toHaveLength(3);
    await expect.element(radio('Claro')).toHaveFocus();
  });
});

describe('screens.md A.2 pagos/recargas: saved numbers', () => {
  test('a favourite fills operator and number; «Otro número» empties them', async () => {
    await topUp.openTopUp();
    await expect.element(radio('Otro número')).toBeChecked();
    await topUp.choose('Celular Sofía');
    await expect.element(radio('Claro')).toBeChecked();
    await expect.element(topUp.number).toHaveValue(topUp.SOFIA);
    await expect.element(topUp.confirmation).toHaveValue(topUp.SOFIA);
    await expect.element(radio('Celular Sofía')).toBeChecked();
    await topUp.choose('Otro número');
    await expect.element(topUp.number).toHaveValue('');
    await expect.element(topUp.confirmation).toHaveValue('');
  });

  test('the member’s own has no operator: the one that stands stays', async () => {
    await topUp.openTopUp();
    await topUp.choose('Tuenti');
    await topUp.choose('Mi celular');
    await expect.element(topUp.number).toHaveValue('0900000214');
    await expect.element(topUp.confirmation).toHaveValue('0900000214');
    await expect.element(radio('Tuenti')).toBeChecked();
    await expect.element(radio('Mi celular')).toBeChecked();
  });

  test.each(['Mi celular', 'Otro número'])(
    'an operator that a favourite brought leaves with it, for «%s»: it is chosen anew',
    async (name) => {
      const bank = await topUp.openTopUp();
      await topUp.choose('Celular Sofía');
      await expect.element(radio('Claro')).toBeChecked();
      await topUp.choose(name);
      await expect.element(radio(name)).toBeChecked();
      await expect.element(radio('Claro')).not.toBeChecked();
      await topUp.number.fill(topUp.OTHER);
      await topUp.confirmation.fill(topUp.OTHER);
      await topUp.choose('$5');
      await topUp.revisar.click();
      await expect.element(said('El campo es requerido.')).toBeVisible();
      await expect.element(radio('Claro')).toHaveFocus();
      expect(bank.countOf(validarRecarga)).toBe(0);
    },
  );

  test('an operator that a favourite brought leaves with it after another page and back', async () => {
    const bank = await topUp.openTopUp();
    await topUp.choose('Celular Sofía');
    await expect.element(radio('Claro')).toBeChecked();
    void bank.go('/productos');
    await expect.element(page.getByRole('heading', { name: 'Mis productos', level: 1 })).toBeVisible();
    void bank.go(-1);
    await expect.element(radio('Claro')).toBeChecked();
    await topUp.choose('Mi celular');
    await expect.element(radio('Mi celular')).toBeChecked();
    await expect.element(radio('Claro')).not.toBeChecked();
  });

  test('an operator that a link’s favourite brought leaves with it', async () => {
    await topUp.openTopUp({ operadora: 'CLARO', referencia: topUp.SOFIA });
    await expect.element(radio('Celular Sofía')).toBeChecked();
    await topUp.choose('Mi celular');
    await expect.element(radio('Mi celular')).toBeChecked();
    await expect.element(radio('Claro')).not.toBeChecked();
  });

  test('an operator that a favourite brought leaves also after its number was edited by hand', async () => {
    await topUp.openTopUp();
    await topUp.choose('Celular Sofía');
    await topUp.number.fill(topUp.OTHER);
    await expect.element(radio('Claro')).toBeChecked();
    await topUp.choose('Mi celular');
    await expect.element(topUp.number).toHaveValue('0900000214');
    await expect.element(radio('Claro')).not.toBeChecked();
  });

  test.each<[string, readonly string[], string]>([
    ['before the favourite', ['Claro', 'Celular Sofía'], 'Claro'],
    ['in place of what the favourite brought', ['Celular Sofía', 'Movistar'], 'Movistar'],
    ['as what the favourite had brought', ['Celular Sofía', 'Movistar', 'Claro'], 'Claro'],
  ])('an operator that was pressed by hand %s stays', async (_, pressed, operator) => {
    await topUp.openTopUp();
    for (const name of pressed) await topUp.choose(name);
    await topUp.choose('Mi celular');
    await expect.element(topUp.number).toHaveValue('0900000214');
    await expect.element(radio(operator)).toBeChecked();
  });

  test('another operator or another number is no longer the saved one', async () => {
    await topUp.openTopUp();
    await topUp.choose('Celular Sofía');
    await topUp.choose('Movistar');
    await expect.element(radio('Otro número')).toBeChecked();
    await topUp.choose('Claro');
    await expect.element(radio('Celular Sofía')).toBeChecked();
    await topUp.number.fill(topUp.OTHER);
    await expect.element(radio('Otro número')).toBeChecked();
  });

  test('contract B.0: a server that keeps no favourites: the own number alone, and no way to keep one', async () => {
    use(answers.withFault(favoritos, 'notFound'));
    await topUp.openTopUp();
    await expect.element(radio('Mi celular')).toBeInTheDocument();
    await topUp.fillData();
    await everyAnswerRead();
    expect(radio('Celular Sofía').elements()).toHaveLength(0);
    expect(main.getByRole('switch').elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 pagos/recargas: an operator that is sold no more', () => {
  /** The list without CNT, asked for anew as the page is looked at again. */
  async function takeAway(bank: TestBank): Promise<void> {
    use(answers.withData(operadoras, [{ codigoOperadora: 'CLARO', descripcion: 'Claro', valores: [5] }]));
    const before = bank.countOf(operadoras);
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(operadoras)).toBe(before + 1);
    await expect.element(radio('CNT')).not.toBeInTheDocument();
  }

  test('is asked for anew, and nothing else that was typed is lost', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData({ value: '12,34' });
    await takeAway(bank);
    await topUp.revisar.click();
    await expect
      .element(main.getByRole('group', { name: 'Operadora' }).getByText('El campo es requerido.'))
      .toBeVisible();
    await expect.element(radio('Claro')).toHaveFocus();
    expect(bank.countOf(validarRecarga)).toBe(0);
    await topUp.choose('Claro');
    await expect.element(topUp.number).toHaveValue(topUp.OTHER);
    await topUp.revisar.click();
    await expect.element(topUp.REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarRecarga)).toMatchObject([
      { codigoOperadora: 'CLARO', celular: topUp.OTHER, valor: 12.34 },
    ]);
  });

  test('is no favourite that could be kept', async () => {
    const bank = await topUp.openTopUp();
    await topUp.fillData();
    const keep = main.getByRole('switch', { name: 'Guardar como favorito' });
    await expect.element(keep).toBeInTheDocument();
    await takeAway(bank);
    await expect.element(keep).not.toBeInTheDocument();
  });
});
