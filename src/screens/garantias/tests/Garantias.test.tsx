import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { garantias, leer } from '#api/contract/productos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const panel = main.getByRole('tabpanel');

async function openGuarantees() {
  const bank = await openBank({ route: '/garantias' });
  await expect.element(panel).toBeVisible();
  await everyAnswerRead();
  return bank;
}

const own = (fechaVencePoliza: string | null) =>
  answers.withData(garantias, {
    propias: [{ codigoGarantia: 'G1', tipo: 'HIPOTECARIA', avaluo: 1, fechaVencePoliza }],
    otorgadas: [],
  });

describe('screens.md A.2 garantias: of one’s own loans (demo-bank.md C.3)', () => {
  test('pledge with appraisal, policy and loan; personal guarantor, masked by the server', async () => {
    await openGuarantees();
    const [pledge, person] = panel.getByRole('listitem').elements();
    expect(pledge?.textContent).toContain('Prenda vehicular');
    expect(pledge?.textContent).toContain('Camioneta 2021 · Crédito de consumo');
    expect(pledge?.textContent).toContain('$15.800,00');
    expect(pledge?.textContent).toContain('La póliza vence el 10/12/2026');
    expect(person?.textContent).toContain('Garante personal');
    expect(person?.textContent).toContain('Jorge L*** Guaman V***');
    expect(person?.textContent).toContain('Crédito vencido hace 6 días');
    expect(person?.textContent).not.toContain('póliza');
    expect(document.body.textContent).not.toMatch(/\d{8,}/);
  });

  test.each([
    // Thirty days from now.
    ['2026-12-20', 'La póliza vence el 20/12/2026'],
    ['2026-11-20', 'La póliza vence el 20/11/2026'],
    ['2026-11-19', 'La póliza venció el 19/11/2026'],
  ])('a policy until %s is warned of: «%s»', async (day, words) => {
    use(own(day));
    await openGuarantees();
    await expect.element(panel.getByText(words)).toBeVisible();
  });

  test.each(['2026-12-21', '2027-11-20', null, 'pronto'])('one until %s is not', async (day) => {
    use(own(day));
    await openGuarantees();
    await expect.element(panel.getByText('Hipoteca')).toBeVisible();
    expect(panel.getByText(/La póliza v/).elements()).toHaveLength(0);
  });

  test('one is warned of from its day on, also when the page stays open over midnight', async () => {
    goToLateEvening();
    use(own('2026-12-21'));
    await openGuarantees();
    await expect.element(panel.getByText('Hipoteca')).toBeVisible();
    expect(panel.getByText(/La póliza v/).elements()).toHaveLength(0);
    passMidnight();
    await expect.element(panel.getByText('La póliza vence el 21/12/2026')).toBeVisible();
  });

  test.each([
    [133.5, '133,5 %'],
    [192, '192 %'],
    [66.6667, '66,67 %'],
  ])('§9: a cover of %d is «%s»', async (cobertura, words) => {
    use(
      answers.withData(garantias, {
        propias: [{ codigoGarantia: 'G1', tipo: 'HIPOTECARIA', cobertura }],
        otorgadas: [],
      }),
    );
    await openGuarantees();
    await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
  });

  test('without the products the number alone tells which loan it is', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openGuarantees();
    expect(panel.getByText('crédito terminado en 4417').elements()).toHaveLength(1);
    expect(panel.getByText(/Crédito de consumo/).elements()).toHaveLength(0);
  });
});

test('conventions.md «Components and screens» 1: the products, asked anew after they had failed, take nothing away', async () => {
  use(answers.withCode(leer, '-9999-00-03'));
  const bank = await openGuarantees();
  const [shown, before] = [panel.element(), bank.countOf(leer)];
  const release = hold(leer);
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => bank.countOf(leer)).toBe(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(panel.elements()).toEqual([shown]);
  release();
  await everyAnswerRead();
  expect(panel.elements()).toEqual([shown]);
});

describe('screens.md A.2 garantias: of others', () => {
  test('holder, balance, next or overdue instalment, days; and what it means to guarantee', async () => {
    await openGuarantees();
    await main.getByRole('tab', { name: 'Créditos que garantizo' }).click();
    const text = () => panel.element().textContent ?? '';
    await expect.poll(text).toContain('Luis A*** Vintimilla C***');
    expect(text()).toContain('Al día');
    expect(text()).toContain('$2.960,40');
    expect(text()).toContain('Próxima cuota03/12/2026');
    expect(text()).toContain('Marta E*** Quizhpe S***');
    expect(text()).toContain('Vencido hace 12 días');
    expect(text()).toContain('Cuota vencida08/11/2026');
    expect(text()).toContain('puede cobrarle a usted como garante');
    expect(panel.getByText('LV', { exact: true }).elements()).toHaveLength(1);
    // As many as the list says that there are.
    expect(panel.getByRole('list').getByRole('listitem').elements()).toHaveLength(2);
  });

  test('D-65: of whom the server does not say the days overdue nobody says that they are up to date', async () => {
    use(
      answers.withData(garantias, {
        propias: [],
        otorgadas: [{ titular: 'ROSA O***', numeroCredito: '020110000001', saldo: 90, proximaFecha: '2026-12-03' }],
      }),
    );
    await openBank({ route: '/garantias' });
    await main.getByRole('tab', { name: 'Créditos que garantizo' }).click();
    await expect.element(panel.getByText('Rosa O***')).toBeVisible();
    await expect.element(panel.getByText('03/12/2026')).toBeVisible();
    expect(panel.element().textContent).not.toMatch(/Al día|mora|Vencid/);
  });

  test.each([
    ['VENCIDO', undefined, 'Vencido'],
    ['vencido', 0, 'Vencido'],
    ['VIGENTE', 12, 'Vencido hace 12 días'],
    ['VIGENTE', undefined, 'Al día'],
    ['CANCELADO', 0, 'Cancelado'],
    ['EN COBRO JUDICIAL', 0, 'En cobro judicial'],
  ])('screens.md A.2 garantias: state «%s», %s days overdue: «%s»', async (estado, diasMora, words) => {
    use(
      answers.withData(garantias, {
        propias: [],
        otorgadas: [{ titular: 'ROSA O***', numeroCredito: '020110000001', saldo: 90, estado, diasMora }],
      }),
    );
    await openBank({ route: '/garantias' });
    await main.getByRole('tab', { name: 'Créditos que garantizo' }).click();
    await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
    expect(panel.getByText(/^(?:Al día|Vencido.*|Cancelado|En cobro judicial)$/).elements()).toHaveLength(1);
  });

  test('contract B.3: of a guarantee whose loan nobody says, nothing stands after its description', async () => {
    const propias = [{ codigoGarantia: 'G-1', tipo: 'PRENDARIA', descripcion: 'VEHICULO CHEVROLET' }];
    use(answers.withData(garantias, { propias, otorgadas: [] }));
    await openGuarantees();
    await expect.element(panel.getByText('Vehiculo Chevrolet', { exact: false })).toBeVisible();
    expect(panel.element().textContent).not.toContain('·');
  });

  test('none at all, in both tabs', async () => {
    use(answers.withData(garantias, { propias: [], otorgadas: [] }));
    await openGuarantees();
    await expect.element(panel.getByText('No tiene garantías registradas.')).toBeVisible();
    await main.getByRole('tab', { name: 'Créditos que garantizo' }).click();
    await expect.element(panel.getByText('No es garante de ningún crédito.')).toBeVisible();
  });
});

test('screens.md A.0 «Hide balances»: no amount in either tab', async () => {
  localStorage.setItem('bv.saldosOcultos', 'si');
  await openGuarantees();
  const amounts = () => (panel.element().textContent ?? '').match(/\d,\d\d/g);
  await expect.element(panel.getByText('Saldo oculto').first()).toBeInTheDocument();
  expect(amounts()).toBeNull();
  await main.getByRole('tab', { name: 'Créditos que garantizo' }).click();
  await expect.poll(() => panel.element().textContent).toContain('Luis A*** Vintimilla C***');
  expect(panel.getByText('Saldo oculto').elements()).toHaveLength(4);
  expect(amounts()).toBeNull();
});

test('contract B.0: a server that has no guarantees: said, and nothing to try again to no end', async () => {
  use(answers.withFault(garantias, 'notFound'), answers.withFault(leer, 'notFound'));
  await openBank({ route: '/garantias' });
  await expect.element(main.getByText('Sus garantías no están disponibles')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
});

test('conventions.md 6: a failure in the server’s words, and Reintentar', async () => {
  use(answers.withCode(garantias, '-9999-00-03'));
  await openBank({ route: '/garantias' });
  await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
  useNoOverrides();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByText('Prenda vehicular')).toBeVisible();
});
