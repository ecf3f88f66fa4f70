import { afterEach, describe, expect, test } from 'vitest';
import { consultar } from '#api/contract/pagos.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { button, main, plain, said, textbox } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { criterion, institution, look, openLight, openSchools, openSupa } from './lookupWorld.ts';
import { CODE, pay } from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

describe('screens.md A.0 «Lists»: what became of a lookup is heard, once', () => {
  let live: ReturnType<typeof hearLiveWords> | null = null;
  afterEach(() => live?.stop());
  const listen = () => {
    live = hearLiveWords();
  };
  const heard = () => live?.heard().map(plain);
  const toggle = (name: RegExp) => main.getByRole('checkbox', { name }).click({ force: true });

  test('CentroSur: that it is asked, how many, how much and whose, and the total of what is ticked', async () => {
    await openLight();
    listen();
    const release = hold(consultar);
    await look(CODE, '1187302');
    await expect.poll(heard).toEqual(['espera su turno: Consultando los valores…']);
    release();
    await expect
      .poll(() => heard()?.slice(1))
      .toEqual(['espera su turno: 2 planillas, total $59,16, Titular Maria F*** Guaman V***']);
    await toggle(/^Planilla octubre/);
    await expect
      .poll(() => heard()?.slice(2))
      .toEqual(['espera su turno: 1 de 2 planillas, total $31,02, Titular Maria F*** Guaman V***']);
    await everyAnswerRead();
    expect(heard()).toHaveLength(3);
  });

  test('several supplies: how many, and what the chosen one owes', async () => {
    const choice = 'espera su turno: Seleccione el suministro: 2 opciones';
    await openLight();
    await criterion('Cédula o RUC').click();
    listen();
    await look('Cédula o RUC', '0159999010');
    await expect
      .poll(() => heard()?.at(-1))
      .toBe(`${choice}, 2 planillas, total $59,16, Titular Maria F*** Guaman V***`);
    await main.getByRole('radio', { name: /\$43,90/ }).click({ force: true });
    await expect
      .poll(() => heard()?.at(-1))
      .toBe(`${choice}, 1 planilla, total $43,90, Titular Maria F*** Guaman V***`);
  });

  test('where the total stands in a row of its own it is said once too', async () => {
    await openSchools();
    await institution.selectOptions('Colegio Los Capulíes');
    listen();
    await look('Código del estudiante', 'LC-3301');
    await expect.poll(() => heard()?.at(-1)).toMatch(/: 3 pensiones, total \$277,50, Estudiante \w/);
    const before = heard()?.length ?? 0;
    await toggle(/^Pensión noviembre/);
    await expect.poll(() => heard()?.at(-1)).toMatch(/: 1 de 3 pensiones, total \$92,50, Estudiante \w/);
    await everyAnswerRead();
    expect(heard()).toHaveLength(before + 1);
  });

  test('nothing due', async () => {
    await openLight();
    listen();
    await look(CODE, '1200000');
    await expect.poll(() => heard()?.at(-1)).toBe('espera su turno: Su planilla está al día.');
    await everyAnswerRead();
    expect(heard()?.filter((words) => words.includes('está al día'))).toHaveLength(1);
  });

  test('D-65: of what could not be read no total looks complete', async () => {
    use(answers.withUnreadableRows(consultar));
    await openLight();
    listen();
    await look(CODE, '1203456');
    await expect
      .poll(() => heard()?.at(-1))
      .toMatch(/: 1 planilla, total \$43,90, \d elementos? no se (pudo|pudieron) leer, Titular Maria F/);
  });
});

describe('copy.md «Pagos», «SUPA», «Colegios», «CentroSur»: what is not found', () => {
  test.each([
    [openLight, CODE, '9999999', 'No encontramos un suministro con esos datos.', 'alert'],
    [openLight, CODE, '1200000', 'Su planilla está al día.', 'status'],
    [openLight, CODE, '5030503', 'El proveedor no está disponible. Intente más tarde.', 'alert'],
    [openSupa, 'Código de tarjeta', '0101-99999', 'No encontramos pensiones con ese código.', 'alert'],
    [openSupa, 'Código de tarjeta', '0101-40000', 'La pensión está al día.', 'status'],
  ] as const)(
    'is said in the words of its page, and the reference stays (%#)',
    async (start, label, reference, text, role) => {
      await start();
      await look(label, reference);
      await expect.element(main.getByRole(role).getByText(text, { exact: true })).toBeVisible();
      await expect.element(textbox(label)).toHaveValue(reference);
      expect(pay.elements()).toHaveLength(0);
    },
  );

  test('a contract without debts owes nothing, also where the server lists it', async () => {
    use(answers.withData(consultar, [{ codigoContrato: 'C', titular: null, rubros: [] }]));
    await openLight();
    await look(CODE, '1203456');
    await expect.element(said('Su planilla está al día.')).toBeVisible();
  });

  test('Reintentar keeps its place and the focus while it asks, and asks once', async () => {
    const bank = await openLight();
    use(answers.withCode(consultar, '-9999-00-03'));
    await look(CODE, '1203456');
    const retry = button('Reintentar');
    await expect.element(retry).toBeVisible();
    useNoOverrides();
    const release = hold(consultar);
    const held = retry.element() as HTMLButtonElement;
    held.focus();
    held.click();
    held.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(retry).toHaveFocus();
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    expect(bank.countOf(consultar)).toBe(2);
  });
});
