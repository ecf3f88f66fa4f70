import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consumo, leer, limite, modificar } from '#api/contract/cupos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as limits from './limitsWorld.ts';

startEachTestFresh();

const BUSINESS = '010201012604';

const OF_BUSINESS = ['500,00', '2.000,00', '500,00', '2.000,00', '100,00', '500,00'];

/** Another account has other limits: what was typed is lost only with a yes. */
const loseChanges = () =>
  page
    .getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' })
    .getByRole('button', { name: 'Salir' })
    .click();

async function choose(name: RegExp): Promise<void> {
  await limits.selector.click();
  await page.getByRole('option', { name }).click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
}

describe('D-53: another account', () => {
  test('brings its own limits and maxima, and is what is saved', async () => {
    const bank = await limits.openReady();
    await limits.field('Interno Diario').fill('77');
    await choose(/Negocio/i);
    await loseChanges();
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    await limits.field('Interno Diario').fill('1.000,01');
    await userEvent.keyboard('{Tab}');
    await expect
      .element(limits.field('Interno Diario'))
      .toHaveAccessibleDescription(/^El valor maximo es \$1\.000,00 Usado hoy /);
    await limits.field('Interno Diario').fill('600');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorInternoDiario: 600 }]);
    await choose(/vista/i);
    await expect.poll(limits.shownAmounts).toEqual(limits.OF_SAVINGS);
  });

  test.each([leer, limite])('a late answer of $id for the first account is not shown and not saved', async (late) => {
    const release = hold(late);
    const bank = await limits.openTab();
    await expect.element(page.getByRole('status', { name: 'Cargando sus cupos' })).toBeVisible();
    expect(bank.countOf(late)).toBe(1);
    expect(limits.save.elements()).toHaveLength(0);
    // What is asked from now on is answered at once.
    hold(late)();
    await choose(/Negocio/i);
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    release();
    await everyAnswerRead();
    expect(limits.shownAmounts()).toEqual(OF_BUSINESS);
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorInternoDiario: 500 }]);
  });

  test('there and back while both are slow: never a number of the other, no Guardar before both are there', async () => {
    use(answers.slow(leer, 250), answers.slow(limite, 500));
    const seen = new Set<string>();
    const bank = await limits.openTab();
    await choose(/Negocio/i);
    await choose(/vista/i);
    await choose(/Negocio/i);
    await expect
      .poll(() => {
        const amounts = limits.shownAmounts().filter((amount) => amount !== null);
        if (amounts.length > 0) seen.add(amounts.join(' '));
        return amounts;
      })
      .toEqual(OF_BUSINESS);
    await everyAnswerRead();
    seen.add(limits.shownAmounts().join(' '));
    expect([...seen]).toEqual([OF_BUSINESS.join(' ')]);
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: BUSINESS, valorFacilitoMensual: 500 }]);
  });

  test('a save under way when the account changes writes nothing into the other’s fields', async () => {
    const release = hold(modificar);
    const bank = await limits.openReady();
    await limits.field('Interno Diario').fill('1.111');
    await limits.save.click();
    await expect.poll(() => bank.countOf(modificar)).toBe(1);
    await choose(/Negocio/i);
    await loseChanges();
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    release();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    await everyAnswerRead();
    expect(limits.shownAmounts()).toEqual(OF_BUSINESS);
    expect(bank.bodiesOf(modificar)).toMatchObject([{ numeroCuenta: limits.SAVINGS, valorInternoDiario: 1111 }]);
  });
});

describe('screens.md A.2: what is used of the limits', () => {
  test.each([
    ['-0003-01-02', () => answers.withCode(consumo, '-0003-01-02')],
    ['a server that knows the specification alone', () => answers.withFault(consumo, 'notFound')],
    ['no connection', () => answers.offline(consumo)],
    ['no answer yet', () => answers.never(consumo)],
  ])('%s: the maxima alone, nothing is said of it, and Guardar saves', async (_, answer) => {
    use(answer());
    const bank = await limits.openReady();
    await expect.element(limits.field('Interno Diario')).toHaveAccessibleDescription('Máximo permitido $5.000,00');
    await limits.field('Interno Diario').fill('1');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorInternoDiario: 1 }]);
    expect(limits.used()).toEqual([]);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
  });

  test('it comes after the limits: nothing moves, and what was typed stays', async () => {
    const release = hold(consumo);
    await limits.openReady();
    await limits.field('Externo Diario').fill('1.234,5');
    const places = () =>
      [...limits.FIELDS.map(([label]) => limits.field(label)), limits.save].map(
        (one) => one.element().getBoundingClientRect().top,
      );
    const before = places();
    expect(limits.used()).toEqual([]);
    release();
    await expect.poll(limits.used).toEqual(limits.USED_OF_SAVINGS);
    expect(places()).toEqual(before);
    await expect.element(limits.field('Externo Diario')).toHaveValue('1.234,5');
  });

  test('another account has its own; what comes late for the first one is not shown', async () => {
    const release = hold(consumo);
    const bank = await limits.openReady();
    expect(bank.countOf(consumo)).toBe(1);
    hold(consumo)();
    await choose(/Negocio/i);
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    await expect.poll(() => limits.used().length).toBe(6);
    const ofBusiness = limits.used();
    expect(ofBusiness).not.toEqual(limits.USED_OF_SAVINGS);
    release();
    await everyAnswerRead();
    expect(limits.used()).toEqual(ofBusiness);
    expect(bank.countOf(consumo)).toBe(2);
    await choose(/vista/i);
    await expect.poll(limits.used).toEqual(limits.USED_OF_SAVINGS);
  });

  test('a limit below it is told and can be saved: the server is the judge', async () => {
    const bank = await limits.openReady();
    await expect.poll(limits.used).toEqual(limits.USED_OF_SAVINGS);
    await limits.field('Pago Servicios Mensual').fill('300');
    expect(limits.text('El cupo es menor que lo ya usado.').elements()).toHaveLength(0);
    await limits.field('Pago Servicios Diario').fill('9,99');
    await expect.element(limits.text('El cupo es menor que lo ya usado.')).toBeVisible();
    await expect.element(limits.field('Pago Servicios Diario')).not.toHaveAttribute('aria-invalid');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    expect(bank.bodiesOf(modificar)).toMatchObject([{ valorFacilitoDiario: 9.99 }]);
  });

  test('Reintentar of the limits asks for it as well, where it failed too', async () => {
    use(answers.withCode(leer, '-0003-01-02'), answers.withCode(consumo, '-0003-01-02'));
    const bank = await limits.openTab();
    await expect.element(limits.text(errorCodes['-0003-01-02'].text)).toBeVisible();
    await everyAnswerRead();
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(limits.used).toEqual(limits.USED_OF_SAVINGS);
    expect([leer, limite, consumo].map((call) => bank.countOf(call))).toEqual([2, 1, 2]);
  });
});

describe('screens.md «MIS DATOS», as in its neighbour: what was typed is not lost without a question', () => {
  const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  const stay = question.getByRole('button', { name: 'Seguir aquí' });
  const leave = question.getByRole('button', { name: 'Salir' });
  const otherTab = page.getByRole('tab', { name: 'MIS DATOS' });
  const chooseBusiness = async () => {
    await limits.selector.click();
    await page.getByRole('option', { name: /2604/ }).click();
  };

  test('by another tab, nor by another page', async () => {
    const bank = await limits.openReady();
    await limits.field('Interno Diario').fill('700');
    await otherTab.click();
    await stay.click();
    await expect.element(limits.field('Interno Diario')).toHaveValue('700,00');
    await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await leave.click();
    await expect.poll(bank.path).toBe('/pagos');
  });

  test('nor by another account', async () => {
    await limits.openReady();
    await limits.field('Interno Diario').fill('700');
    await chooseBusiness();
    await stay.click();
    await expect.element(limits.field('Interno Diario')).toHaveValue('700,00');
    await expect.element(limits.selector).toHaveFocus();
    await chooseBusiness();
    await leave.click();
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });

  test('what is saved, or as it stood, is no change', async () => {
    await limits.openReady();
    await limits.field('Interno Diario').fill('700');
    await limits.field('Interno Diario').fill('1500');
    await chooseBusiness();
    await expect.poll(limits.shownAmounts).toEqual(OF_BUSINESS);
    await limits.field('Interno Diario').fill('400');
    await limits.save.click();
    await expect.element(limits.text(limits.SAVED)).toBeVisible();
    await expect.element(limits.field('Interno Diario')).toHaveValue('400,00');
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });
});
