import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { internas } from '#api/contract/cuentasDestino.ts';
import { comprobante, historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { findOperations } from '#mocks/bank/operations.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { amount, destinations, history, names, openHub, picked } from './hubWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const concept = main.getByRole('textbox', { name: 'Concepto' });

describe('«Últimas transferencias»', () => {
  /** Not the steps inside a row. */
  const rows = () => [...history.element().querySelectorAll('ul > li')];

  test('newest first, five at a time; «Cargar más» to the end and no further', async () => {
    const bank = await openHub();
    const member = demo.bank.memberOf('mfguaman');
    if (!member) throw new Error('El banco no tiene a la socia.');
    const year = { tipo: 'TRANSFERENCIA', from: '2025-11-21', to: '2026-11-20' } as const;
    const { found: total } = findOperations(demo.bank, member, year, { page: 1, size: 5 });
    expect(total).toBeGreaterThan(10);
    const more = history.getByRole('button', { name: 'Cargar más' });
    for (let shown = 5; shown < total; shown = Math.min(shown + 5, total)) {
      await expect.element(history.getByText(`Mostrando ${shown} de ${total}`)).toBeVisible();
      await more.click();
    }
    await expect.element(history.getByText(`Mostrando ${total} de ${total}`)).toBeVisible();
    expect(more.elements()).toHaveLength(0);
    expect(rows()).toHaveLength(total);
    // One call for each page, and one of «Repetir una transferencia».
    expect(bank.countOf(historial)).toBe(Math.ceil(total / 5) + 1);
  });

  /** One that the cooperative names so. */
  const sent = (estado: 'EXITOSA' | 'EN_PROCESO' | 'DEVUELTA' | null, change: object = {}) => ({
    numeroComprobante: '2026-1103-048198',
    fecha: '2026-11-03T08:00:00',
    tipo: 'EXTERNA' as const,
    destino: 'Rosa Elena Ordonez · Banco Andes Demo · •••• 8771',
    valor: 60,
    ...(estado ? { estado } : {}),
    ...change,
  });
  const answerWith = (...registros: ReturnType<typeof sent>[]) =>
    use(answers.withData(historial, { totalRegistros: registros.length, registros }));

  test('each says its state, day, institution and amount; one without a state says none', async () => {
    answerWith(sent('EXITOSA'), sent('EN_PROCESO'), sent('DEVUELTA'), sent(null));
    await openHub();
    const texts = rows().map((row) => row.textContent ?? '');
    expect(texts.map((text) => /Exitosa|En proceso|Devuelta/.exec(text)?.[0])).toEqual([
      'Exitosa',
      'En proceso',
      'Devuelta',
      undefined,
    ]);
    for (const text of texts) expect(text).toMatch(/Rosa Elena Ordonez.*03\/11\/2026 · Banco Andes Demo.*-\$60,00/);
  });

  test('screens.md A.0 «Hide balances»: what was sent is hidden beside «Repetir» and here; its receipt tells it', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openHub();
    await expect.element(main.getByRole('heading', { name: 'Repetir una transferencia' })).toBeVisible();
    await everyAnswerRead();
    expect(rows().map((row) => /Saldo oculto/.test(row.textContent ?? ''))).toEqual(Array(5).fill(true));
    expect(main.element().textContent).not.toMatch(/\d,\d\d/);
    expect(main.element().innerHTML).not.toMatch(/aria-label="[^"]*\d,\d\d/);
    await history
      .getByRole('button', { name: /^Ver comprobante de Rosa Elena Ordonez/ })
      .first()
      .click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.element(receipt.getByText('$60,00').first()).toBeInTheDocument();
  });

  test('«En proceso» is asked again when the page is looked at anew', async () => {
    answerWith(sent('EN_PROCESO'));
    await openHub();
    await expect.element(history.getByText('En proceso').first()).toBeVisible();
    answerWith(sent('EXITOSA'));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.element(history.getByText('Exitosa')).toBeVisible();
  });

  test('contract B.0: what has come stays, also where the server is asked anew and has no such call any more', async () => {
    const bank = await openHub();
    const before = bank.countOf(historial);
    use(answers.withFault(historial, 'notFound'));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(historial)).toBeGreaterThan(before);
    await everyAnswerRead();
    expect(rows()).toHaveLength(5);
    expect(history.getByRole('alert').elements()).toHaveLength(0);
  });

  test('an answer that says next to nothing is a row all the same', async () => {
    use(
      answers.withData(historial, {
        totalRegistros: 1,
        registros: [{ numeroComprobante: 'N-1', fecha: '2026-11-01T08:00:00' }],
      }),
    );
    await openHub();
    await expect.element(history.getByText('Transferencia', { exact: true })).toBeVisible();
    await expect
      .element(history.getByRole('button', { name: 'Ver comprobante de Transferencia, 01/11/2026' }))
      .toBeVisible();
  });

  test('one without a receipt number has no «Ver» that leads nowhere', async () => {
    answerWith(sent('EXITOSA', { numeroComprobante: '' }));
    await openHub();
    expect(history.getByRole('button', { name: /^Ver comprobante/ }).elements()).toHaveLength(0);
    expect(history.getByRole('button', { name: /^Repetir/ }).elements()).toHaveLength(1);
  });

  test('a receipt that tells another state than its row: the list is read anew', async () => {
    answerWith(sent('EN_PROCESO'));
    await openHub();
    answerWith(sent('DEVUELTA'));
    use(answers.withData(comprobante, { tipo: 'EXTERNA', estado: 'DEVUELTA', valor: 60 }));
    await history.getByRole('button', { name: /^Ver comprobante/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Comprobante' }).getByText('Transferencia devuelta'))
      .toBeVisible();
    await expect.element(history.getByText('Devuelta', { exact: true }).first()).toBeInTheDocument();
  });

  const NEWER = sent('EXITOSA', { numeroComprobante: '2026-1120-000001', fecha: '2026-11-20T08:00:00' });

  test('conventions.md «Components and screens» 5: a receipt stays open as a newer transfer comes above its row, and gives the focus back to it', async () => {
    answerWith(sent('EN_PROCESO'));
    await openHub();
    answerWith(NEWER, sent('DEVUELTA'));
    use(answers.withData(comprobante, { tipo: 'EXTERNA', estado: 'DEVUELTA', valor: 60 }));
    await history.getByRole('button', { name: /^Ver comprobante/ }).click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.poll(rows).toHaveLength(2);
    await expect.element(receipt.getByText('Transferencia devuelta')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(receipt).not.toBeInTheDocument();
    await expect.element(history.getByRole('button', { name: /^Ver comprobante/ }).nth(1)).toHaveFocus();
  });

  test('conventions.md «Components and screens» 5: also where its row is one of the list no more', async () => {
    answerWith(sent('EN_PROCESO'));
    await openHub();
    answerWith(NEWER);
    use(answers.withData(comprobante, { tipo: 'EXTERNA', estado: 'DEVUELTA', valor: 60 }));
    await history.getByRole('button', { name: /^Ver comprobante/ }).click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.element(history.getByText('Exitosa', { exact: true }).first()).toBeInTheDocument();
    await expect.element(receipt.getByText('Transferencia devuelta')).toBeVisible();
  });

  test('conventions.md «Components and screens» 5: a newer transfer above takes the focus from no row', async () => {
    answerWith(sent('EXITOSA'));
    await openHub();
    const see = history
      .getByRole('button', { name: /^Ver comprobante/ })
      .first()
      .element() as HTMLElement;
    see.focus();
    answerWith(NEWER, sent('EXITOSA'));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(rows).toHaveLength(2);
    expect(document.activeElement).toBe(see);
  });

  test('«Ver» opens the receipt; Escape gives the focus back', async () => {
    const bank = await openHub();
    const [see] = history.getByRole('button', { name: /^Ver comprobante de Rosa Elena Ordonez/ }).all();
    await see?.click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
    await expect.element(receipt.getByText('$60,00').first()).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(receipt).not.toBeInTheDocument();
    if (see) await expect.element(see).toHaveFocus();
  });

  test.each([
    // A server that says neither code nor concept: name and digits find the account, the concept is asked anew.
    ['Rosa Elena Ordonez', '/transferenciaE/1', '60,00', ''],
    ['Comercial San Roque', '/transferenciaI/0', '220,00', 'Arriendo'],
  ])(
    'D-74: «Repetir» to %s fills the account, the amount and the concept that is known',
    async (name, path, value, text) => {
      const bank = await openHub();
      const again = history.getByRole('button', { name: new RegExp(`^Repetir la transferencia a ${name}`) }).first();
      await again.click();
      await expect.poll(bank.path).toBe(path);
      await expect.element(picked.getByText(name)).toBeVisible();
      await expect.element(amount).toHaveValue(value);
      await expect.element(concept).toHaveValue(text);
    },
  );

  test('D-74: every row of the seeded year finds what it was sent to, however its name is written', async () => {
    const member = demo.bank.memberOf('mfguaman');
    if (!member) throw new Error('El banco no tiene a la socia.');
    const year = { tipo: 'TRANSFERENCIA', from: '2025-11-21', to: '2026-11-20' } as const;
    const { page: operations } = findOperations(demo.bank, member, year, { page: 1, size: 500 });
    expect(operations.length).toBeGreaterThan(10);
    const destinos = [...new Set(operations.map(({ tipo, destino }) => `${tipo} ${destino}`))];
    let registered = 0;
    for (const [index, of] of destinos.entries()) {
      const [tipo = '', ...words] = of.split(' ');
      // As a core would write it, too.
      const destino = index % 2 ? words.join(' ') : words.join(' ').toUpperCase();
      answerWith(sent('EXITOSA', { tipo, destino }));
      const bank = await openHub();
      const name = history.getByRole('listitem').first().element().querySelector('b')?.textContent ?? '';
      const isRegistered = names().includes(name);
      if (isRegistered) registered += 1;
      await history.getByRole('button', { name: /^Repetir/ }).click();
      await expect.poll(bank.path).toMatch(/^\/transferencia[IE]\//);
      await expect.element(amount).toHaveValue('60,00');
      const own = main.getByRole('radio', { name: 'Mis cuentas' });
      const isOwn = tipo === 'INTERNA' && own.elements().some((radio) => (radio as HTMLInputElement).checked);
      if (isOwn) expect(destino.toLowerCase()).toContain('maria fernanda guaman');
      else if (isRegistered) await expect.element(picked.getByText(name, { exact: true })).toBeVisible();
      else expect(picked.getByText(name, { exact: true }).elements()).toHaveLength(0);
      await cleanup();
    }
    expect(registered).toBeGreaterThan(2);
  });

  test('D-74: the destination’s code finds it, whatever the history calls it', async () => {
    answerWith(
      sent('EXITOSA', {
        destino: 'Otra Persona · Otro Banco · •••• 0000',
        codigoCuentaDestino: 'CD-03',
        concepto: 'Arriendo, noviembre',
      }),
    );
    await openHub();
    await history.getByRole('button', { name: /^Repetir/ }).click();
    await expect.element(picked.getByText('Rosa Elena Ordonez')).toBeVisible();
    await expect.element(amount).toHaveValue('60,00');
    await expect.element(concept).toHaveValue('Arriendo, noviembre');
  });

  test('D-74: a code that is no longer registered is as none: name and digits', async () => {
    answerWith(sent('EXITOSA', { codigoCuentaDestino: 'CD-77' }));
    await openHub();
    await history.getByRole('button', { name: /^Repetir/ }).click();
    await expect.element(picked.getByText('Rosa Elena Ordonez')).toBeVisible();
  });

  test('screens.md A.0 «CMP»: one in process says that it is not confirmed, and until when; no other says so', async () => {
    answerWith(
      sent('EN_PROCESO', { acreditacion: 'INMEDIATA', fechaAcreditacion: '2026-11-23' }),
      sent('EN_PROCESO', { numeroComprobante: 'N-2' }),
      sent('EXITOSA', { numeroComprobante: 'N-3', fechaAcreditacion: '2026-11-23' }),
    );
    await openHub();
    const [first = '', second = '', third = ''] = rows().map((row) => row.textContent ?? '');
    expect(first).toContain('La institución aún no confirma: tiene hasta el 23/11/2026.');
    expect(second).toContain('La institución aún no confirma.');
    expect(third).not.toContain('confirma');
  });

  test('«Repetir» to an account that is no longer registered: the amount alone', async () => {
    answerWith(sent('EXITOSA', { destino: 'Rosa Elena Ordonez · Banco Andes Demo · •••• 1111' }));
    const bank = await openHub();
    await history.getByRole('button', { name: /^Repetir/ }).click();
    await expect.poll(bank.path).toBe('/transferenciaE/1');
    await expect.element(amount).toHaveValue('60,00');
    await expect.element(picked).toBeVisible();
    expect(picked.getByText('Rosa Elena Ordonez').elements()).toHaveLength(0);
  });

  test('«Repetir» between one’s own accounts: «Mis cuentas», with the amount', async () => {
    answerWith(
      sent('EXITOSA', { tipo: 'INTERNA', destino: 'Maria Fernanda Guaman Vintimilla · •••• 2604', valor: 35 }),
    );
    const bank = await openHub();
    await history.getByRole('button', { name: /^Repetir/ }).click();
    await expect.poll(bank.path).toBe('/transferenciaI/0');
    await expect.element(main.getByRole('radio', { name: 'Mis cuentas' })).toBeChecked();
    await expect.element(amount).toHaveValue('35,00');
  });

  test('a new order has shifted the pages: a row that comes twice is shown twice, and React takes it for no other', async () => {
    const complaint = vi.spyOn(console, 'error');
    const five = ['1', '2', '3', '4', '5'].map((numeroComprobante) => sent('EXITOSA', { numeroComprobante }));
    use(answers.withData(historial, { totalRegistros: 10, registros: five }));
    await openHub();
    await history.getByRole('button', { name: 'Cargar más' }).click();
    await expect.element(history.getByText('Mostrando 10 de 10')).toBeVisible();
    expect(rows()).toHaveLength(10);
    expect(complaint).not.toHaveBeenCalled();
  });

  test('a page that does not come: what is there stays, its reason is told, and «Cargar más» asks again', async () => {
    await openHub();
    use(answers.withCode(historial, '-9999-00-03'));
    const more = history.getByRole('button', { name: 'Cargar más' });
    await more.click();
    await expect.element(history.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(rows()).toHaveLength(5);
    useNoOverrides();
    await more.click();
    await expect.element(history.getByText(/^Mostrando 10 de/)).toBeVisible();
    expect(history.getByRole('alert').elements()).toHaveLength(0);
  });

  test('the first page fails: the server’s words, and Reintentar', async () => {
    use(answers.withCode(historial, '-0007-02-01'));
    await openBank({ route: '/transferencias' });
    await expect.element(history.getByText(errorCodes['-0007-02-01'].text)).toBeVisible();
    useNoOverrides();
    await history.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(history.getByText(/^Mostrando 5 de/)).toBeVisible();
  });

  test('a server that keeps no history: nothing is shown of it, and the rest works', async () => {
    use(answers.withFault(historial, 'notFound'), answers.withFault(internas, 'notFound'));
    await openBank({ route: '/transferencias' });
    await expect.element(destinations.getByText('Rosa Elena Ordonez')).toBeVisible();
    await everyAnswerRead();
    expect(history.elements()).toHaveLength(0);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});
