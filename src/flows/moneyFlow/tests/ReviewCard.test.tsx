import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { confirm, fillTransfer, review } from '#testing/behaviourMember.ts';
import { button, costs, main, plain, title } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

async function order(): Promise<void> {
  await openBank({ route: to.transferenciaInterna });
  await fillTransfer();
  await review();
}

describe('screens.md A.0 «Fee before confirm»: nothing is called free that is charged', () => {
  test.each([
    [
      'a total above the value, and no commission said',
      { valor: 120, total: 120.41 },
      { Valor: '$120,00', 'Comisión e impuestos': '$0,41', 'Total a debitar': '$120,41' },
    ],
    [
      'the same with the tax said: it is in it',
      { valor: 120, impuesto: 0.05, total: 120.41 },
      { Valor: '$120,00', 'Comisión e impuestos': '$0,41', 'Total a debitar': '$120,41' },
    ],
    [
      'no commission said, and the total is the value',
      { valor: 120, total: 120 },
      { Valor: '$120,00', Comisión: 'Sin costo', 'Total a debitar': '$120,00' },
    ],
    [
      'a commission of nothing',
      { valor: 120, comision: 0, impuesto: 0.05, total: 120.05 },
      { Valor: '$120,00', Comisión: 'Sin costo', IVA: '$0,05', 'Total a debitar': '$120,05' },
    ],
    [
      'a commission',
      { valor: 120, comision: 0.36, impuesto: 0.05, total: 120.41 },
      { Valor: '$120,00', Comisión: '$0,36', IVA: '$0,05', 'Total a debitar': '$120,41' },
    ],
  ])('%s', async (_, validation, rows) => {
    use(answers.withData(validarInternas, validation));
    await order();
    expect(costs()).toEqual(rows);
  });
});

test('D-65: costs that Revisar has promised for the receipt stand on it, also where the server gives no rows', async () => {
  use(
    answers.withFault(validarInternas, 'notFound'),
    answers.withData(internas, { numeroComprobante: 'N-1', comision: 0.36, impuesto: 0.05, total: 250.41 }),
  );
  await order();
  expect(costs()).toMatchObject({ 'Comisión e impuestos': 'Los verá en el comprobante' });
  await confirm();
  await expect.element(main.getByText('Total debitado')).toBeVisible();
  const rows = [...main.element().querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    plain(row.querySelector('dd')?.textContent),
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Comisión', '$0,36'],
      ['IVA', '$0,05'],
      ['Total debitado', '$250,41'],
    ]),
  );
});

describe('DESIGN.md §5: on a phone the next step stays in sight', () => {
  afterEach(() => page.viewport(1280, 900));

  test('«Confirmar transferencia» stands at the lower edge, over whatever is read, and covers nothing that has the focus', async () => {
    await page.viewport(390, 700);
    await order();
    await expect.element(title(/^Revise su transferencia/)).toBeVisible();
    const step = button('Confirmar transferencia').element();
    const bar = () => step.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => bar().bottom).toBe(700);
    expect([bar().left, bar().right]).toEqual([0, 390]);
    const others = main
      .getByRole('button')
      .elements()
      .filter((each) => each !== step);
    expect(others.length).toBeGreaterThan(3);
    for (const other of others) {
      (other as HTMLElement).focus();
      expect(other.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().top);
    }
  });

  test('DESIGN.md §6 «Offline strip»: and so does why it cannot be taken; its button says it too', async () => {
    await page.viewport(390, 700);
    await order();
    await expect.element(title(/^Revise su transferencia/)).toBeVisible();
    dispatchEvent(new Event('offline'));
    const reason = main.getByText('Sin conexión no puede confirmar. Espere a recuperarla.');
    await expect.element(reason).toBeInViewport({ ratio: 1 });
    const step = button('Confirmar transferencia');
    await expect.element(step).toHaveAccessibleDescription('Sin conexión no puede confirmar. Espere a recuperarla.');
    expect(step.element().getBoundingClientRect().top).toBeGreaterThan(reason.element().getBoundingClientRect().bottom);
    for (const other of main.getByRole('button', { name: /^Modificar|^Volver$/ }).elements()) {
      const behind = other.getBoundingClientRect().bottom - reason.element().getBoundingClientRect().bottom;
      scrollBy({ top: behind, behavior: 'instant' });
      (other as HTMLElement).focus();
      expect(other.getBoundingClientRect().bottom).toBeLessThanOrEqual(reason.element().getBoundingClientRect().top);
    }
    dispatchEvent(new Event('online'));
    await expect.element(reason).not.toBeInTheDocument();
    await expect.element(step).not.toHaveAccessibleDescription();
  });

  test('elsewhere it is the end of the card', async () => {
    await order();
    const card = main.getByRole('region', { name: 'Datos por confirmar' }).element().getBoundingClientRect();
    const step = button('Confirmar transferencia').element().getBoundingClientRect();
    expect(step.right).toBe(card.right - 25);
    expect(step.bottom).toBe(card.bottom - 21);
  });

  test('at 320 px «Modificar» leaves the line to the words', async () => {
    await page.viewport(320, 700);
    await order();
    const modify = main.getByRole('button', { name: 'Modificar cuenta destino' }).element();
    expect(modify.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      modify.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN,
    );
  });
});
