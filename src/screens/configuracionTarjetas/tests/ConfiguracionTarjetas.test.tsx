import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { configurar, leer, lista } from '#api/contract/tarjetas.ts';
import { generar } from '#api/contract/tokens.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { isRecord } from '#domain/records.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  changeElsewhere,
  LIST,
  leaving,
  limit,
  open,
  openVisa,
  save,
  settingsOf,
  switches,
  title,
  toggle,
} from './cardsWorld.ts';

startEachTestFresh();

/** Changes «Avisos» and saves: nothing else is signed. */
async function saveNotices(): Promise<void> {
  await toggle('Avisos').click();
  await save.click();
  const signed = page.getByRole('group', { name: 'Ajustes de la tarjeta' });
  await expect.element(signed.getByText('Avisos')).toBeVisible();
  for (const other of ['Bloqueo temporal', 'Cupo por compra'])
    expect(signed.getByText(other).elements()).toHaveLength(0);
  await sendCode();
  await expect.element(page.getByText('Cambios guardados')).toBeVisible();
}

const NOT_AVAILABLE = 'Los ajustes de esta tarjeta no están disponibles. Para cambiarlos acérquese a una agencia.';

/** One of the five flags is none. */
const unreadableSettings = answers.rewritten(leer, (data) =>
  isRecord(data) && isRecord(data.configuracion)
    ? { ...data, configuracion: { ...data.configuracion, bloqueoTemporal: 'quizás' } }
    : data,
);

describe('screens.md A.2 configuracion/tarjetas-credito: own cards with state and switches', () => {
  test('each says what it may do, and is one link to its settings', async () => {
    const bank = await openBank({ route: LIST });
    const own = main.getByRole('region', { name: 'Mis tarjetas' });
    const [visa, mastercard] = [own.getByRole('listitem').first(), own.getByRole('listitem').nth(5)];
    await expect.element(visa.getByText('Exterior: no')).toBeVisible();
    await expect.element(visa.getByText('Activa', { exact: true })).toBeVisible();
    await expect.element(visa.getByText('Internet', { exact: true })).toBeVisible();
    await expect.element(mastercard.getByText('Bloqueo temporal')).toBeVisible();
    await expect.element(mastercard.getByText('Internet: no')).toBeVisible();
    expect(own.getByRole('link').elements()).toHaveLength(2);
    await own.getByRole('link', { name: 'Visa Clásica' }).click();
    await expect.element(title).toHaveTextContent('Visa Clásica');
    expect(bank.path()).toBe(`${LIST}/TC-01`);
  });

  test('a detail that does not come leaves what the list knows', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openBank({ route: LIST });
    await expect.element(main.getByRole('link', { name: 'Mastercard Socio' })).toBeVisible();
    await expect.element(main.getByText('Bloqueo temporal')).toBeVisible();
  });

  test('one list that does not come leaves the other; «Reintentar» brings it', async () => {
    use(answers.withCode(lista, '-9999-00-03'));
    await openBank({ route: LIST });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await expect.element(main.getByText('Tarjeta mamá')).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(main.getByRole('link', { name: 'Visa Clásica' })).toBeVisible();
  });

  test('copy.md: «No tiene tarjetas registradas.»', async () => {
    use(answers.withData(tarjetas, []));
    await openBank({ route: LIST });
    await expect.element(main.getByText('No tiene tarjetas registradas.')).toBeVisible();
  });
});

describe('screens.md A.2 «…/{codigoTarjeta}»: an own card', () => {
  test('contract B.3: changes are collected and saved together with a code, all six settings', async () => {
    const bank = await openVisa();
    await expect.element(main.getByText('Cupo $2.500,00 · Disponible $1.683,55')).toBeVisible();
    expect(save.elements()).toHaveLength(0);
    await toggle('Compras en el exterior').click();
    await expect.element(main.getByText('1 cambio sin guardar')).toBeVisible();
    await limit.fill('800');
    await expect.element(main.getByText('2 cambios sin guardar')).toBeVisible();
    await expect.element(main.getByText('Compras en el exterior: sí')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
    await save.click();
    const signed = page.getByRole('group', { name: 'Ajustes de la tarjeta' });
    await expect.element(signed.getByText('Visa Clásica número terminado en 4502•••• 4502')).toBeVisible();
    await expect.element(signed.getByText('$800,00')).toBeVisible();
    expect(bank.countOf(configurar)).toBe(0);
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    await expect.element(toggle('Compras en el exterior')).toBeChecked();
    expect(bank.bodiesOf(configurar)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        configuracion: {
          bloqueoTemporal: false,
          comprasInternet: true,
          comprasExterior: true,
          avances: false,
          notificaciones: true,
          cupoPorCompra: 800,
        },
      },
    ]);
    expect(settingsOf('TC-01')).toMatchObject({ comprasExterior: true, cupoPorCompra: 800_00 });
  });

  test('screens.md A.0 «Accessibility»: the first change that is not saved is heard too', async () => {
    await openVisa();
    const live = hearLiveWords();
    await toggle('Compras en el exterior').click();
    await expect.poll(live.heard).toEqual(['espera su turno: 1 cambio sin guardarCompras en el exterior: sí']);
    await toggle('Avances de efectivo').click();
    await expect.poll(() => live.heard().at(-1)).toMatch(/^espera su turno: 2 cambios sin guardar/);
    live.stop();
  });

  test('a block that came from elsewhere meanwhile is not lifted by another change', async () => {
    const bank = await openVisa();
    const settings = settingsOf('TC-01');
    if (settings) settings.bloqueoTemporal = true;
    await toggle('Avisos').click();
    await save.click();
    const signed = page.getByRole('group', { name: 'Ajustes de la tarjeta' });
    await expect.element(signed.getByText('Avisos')).toBeVisible();
    expect(signed.getByText('Bloqueo temporal').elements()).toHaveLength(0);
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    expect(bank.bodiesOf(configurar)).toMatchObject([
      { configuracion: { bloqueoTemporal: true, notificaciones: false } },
    ]);
    await expect.element(toggle('Bloqueo temporal')).toBeChecked();
  });

  test('what was switched and switched back is the bank’s again: a block from elsewhere is not lifted', async () => {
    const bank = await openVisa();
    await toggle('Bloqueo temporal').click();
    await expect.element(main.getByText('1 cambio sin guardar')).toBeVisible();
    await toggle('Bloqueo temporal').click();
    await expect.element(save).not.toBeInTheDocument();
    changeElsewhere({ bloqueoTemporal: true });
    await saveNotices();
    expect(bank.bodiesOf(configurar)).toMatchObject([
      { configuracion: { bloqueoTemporal: true, notificaciones: false } },
    ]);
  });

  test.each(['500,00', '500'])(
    'a limit that was typed and typed back as «%s» is the bank’s again: one from elsewhere stays',
    async (typed) => {
      const bank = await openVisa();
      await limit.fill('800');
      await limit.fill(typed);
      await expect.element(save).not.toBeInTheDocument();
      changeElsewhere({ cupoPorCompra: 300_00 });
      await saveNotices();
      expect(bank.bodiesOf(configurar)).toMatchObject([
        { configuracion: { cupoPorCompra: 300, notificaciones: false } },
      ]);
    },
  );

  test('what the bank has come to by itself is no change any more', async () => {
    const bank = await openVisa();
    await toggle('Bloqueo temporal').click();
    changeElsewhere({ bloqueoTemporal: true });
    const before = bank.countOf(leer);
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(leer)).toBe(before + 1);
    await expect.element(save).not.toBeInTheDocument();
    changeElsewhere({ bloqueoTemporal: false });
    await saveNotices();
    expect(bank.bodiesOf(configurar)).toMatchObject([
      { configuracion: { bloqueoTemporal: false, notificaciones: false } },
    ]);
  });

  test('contract B.3: settings that can be read no more before signing: nothing is signed or sent, and it is said', async () => {
    const bank = await openVisa();
    await toggle('Avisos').click();
    changeElsewhere({ bloqueoTemporal: true });
    use(unreadableSettings);
    await save.click();
    await expect.element(main.getByText(NOT_AVAILABLE, { exact: true })).toBeVisible();
    await everyAnswerRead();
    expect([bank.countOf(generar), bank.countOf(configurar)]).toEqual([0, 0]);
    expect(settingsOf('TC-01')).toMatchObject({ bloqueoTemporal: true, notificaciones: true });
    // Nothing that was changed is lost.
    await expect.element(main.getByText('1 cambio sin guardar')).toBeVisible();
    useNoOverrides();
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    expect(settingsOf('TC-01')).toMatchObject({ bloqueoTemporal: true, notificaciones: false });
  });

  test('a card whose limit for one purchase the bank does not say is blocked without one', async () => {
    const { cupoPorCompra: _unsaid, ...configuracion } = switches;
    use(answers.withData(leer, { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502', configuracion }));
    const bank = await open('TC-01', 'Tarjeta');
    await toggle('Bloqueo temporal').click();
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    expect(bank.bodiesOf(configurar)).toStrictEqual([
      { idTransaccion: expect.any(String) as unknown, configuracion: { ...configuracion, bloqueoTemporal: true } },
    ]);
    expect(settingsOf('TC-01')).toMatchObject({ bloqueoTemporal: true, cupoPorCompra: 500_00 });
  });

  test('a card whose limit for one purchase stands above its own is blocked with that limit as it is', async () => {
    const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-01');
    if (card) card.settings.cupoPorCompra = card.limit + 1;
    const bank = await openVisa();
    await toggle('Bloqueo temporal').click();
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    expect(bank.bodiesOf(configurar)).not.toHaveProperty('0.configuracion.cupoPorCompra');
    expect(settingsOf('TC-01')).toMatchObject({ bloqueoTemporal: true, cupoPorCompra: 2_500_01 });
    await expect.element(limit).toHaveValue('2.500,01');
  });

  test('what was not confirmed and is then discarded is spoken of no more', async () => {
    await openVisa();
    await toggle('Avisos').click();
    await save.click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const notSaved = main.getByText('No se guardaron los cambios. Puede confirmar con un código nuevo.');
    await expect.element(notSaved).toBeVisible();
    await main.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(notSaved).not.toBeInTheDocument();
  });

  test.each([320, 390, 600])(
    'D-69: at %i px nothing covers «Guardar» while there is something to save',
    async (width) => {
      await page.viewport(width, 800);
      onTestFinished(() => page.viewport(1280, 900));
      await openVisa();
      await toggle('Compras en el exterior').click();
      await expect.element(save).toBeVisible();
      const isReached = (): boolean => {
        const { left, right, top, bottom } = save.element().getBoundingClientRect();
        return save.element().contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      scrollTo(0, 0);
      await expect.poll(isReached).toBe(true);
      scrollTo(0, document.documentElement.scrollHeight);
      await expect.poll(isReached).toBe(true);
    },
  );

  test('copy.md: a card that is blocked says so, and can be unblocked at once', async () => {
    await open('TC-02', 'Mastercard Socio');
    await expect.element(main.getByText('Su tarjeta está bloqueada temporalmente.')).toBeVisible();
    await toggle('Bloqueo temporal').click();
    await save.click();
    await sendCode();
    await expect.element(main.getByText('Activa', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Su tarjeta está bloqueada temporalmente.')).not.toBeInTheDocument();
  });

  test('Descartar and switching back leave nothing to save', async () => {
    const bank = await openVisa();
    await toggle('Avisos').click();
    await toggle('Avisos').click();
    expect(save.elements()).toHaveLength(0);
    await toggle('Avisos').click();
    await limit.fill('1');
    await main.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(limit).toHaveValue('500,00');
    await expect.element(toggle('Avisos')).toBeChecked();
    expect(save.elements()).toHaveLength(0);
    expect(bank.countOf(generar)).toBe(0);
  });

  test('«cupo por compra (≤ cupo)»: above it no code is asked for; 0 says that it closes purchases', async () => {
    const bank = await openVisa();
    await limit.fill('2500,01');
    await save.click();
    await expect.element(main.getByText('El valor maximo es $2.500,00')).toBeVisible();
    await expect.element(limit).toHaveFocus();
    // As the bank writes it, though it is refused (screens.md A.0 «Amount field»).
    await expect.element(limit).toHaveValue('2.500,01');
    await everyAnswerRead();
    expect(bank.countOf(generar)).toBe(0);
    await limit.fill('0');
    await expect.element(main.getByText('Con un cupo de $0,00 no podrá hacer compras.')).toBeVisible();
    await save.click();
    await sendCode();
    await expect.element(page.getByText('Cambios guardados')).toBeVisible();
    expect(settingsOf('TC-01')?.cupoPorCompra).toBe(0);
  });

  test.each(['-0009-02-01', '-0005-01-08'] as const)(
    '%s: told in its place and as a toast; what was changed stays',
    async (code) => {
      use(answers.withCode(configurar, code));
      await openVisa();
      await toggle('Avances de efectivo').click();
      await limit.fill('750');
      await save.click();
      await sendCode();
      await expect.element(main.getByText(errorCodes[code].text)).toBeVisible();
      await expect.poll(() => page.getByText(errorCodes[code].text).elements().length).toBe(2);
      await expect.element(toggle('Avances de efectivo')).toBeChecked();
      await expect.element(limit).toHaveValue('750,00');
      await expect.element(main.getByText('2 cambios sin guardar')).toBeVisible();
      expect(settingsOf('TC-01')).toMatchObject({ avances: false, cupoPorCompra: 500_00 });
    },
  );

  test('FM (b): the code closed saves nothing and loses nothing', async () => {
    const bank = await openVisa();
    await toggle('Bloqueo temporal').click();
    await save.click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(main.getByText('No se guardaron los cambios. Puede confirmar con un código nuevo.'))
      .toBeVisible();
    await expect.element(toggle('Bloqueo temporal')).toBeChecked();
    expect(bank.countOf(configurar)).toBe(0);
  });

  test('docs/decisions.md «Unknown outcome»: a block whose answer was lost is read anew, and doubted until a change is known to be made', async () => {
    use(answers.lost(configurar));
    await openVisa();
    await toggle('Bloqueo temporal').click();
    await save.click();
    await sendCode();
    await expect.element(main.getByText('Su tarjeta está bloqueada temporalmente.')).toBeVisible();
    expect(main.getByText('Activa', { exact: true }).elements()).toHaveLength(0);
    await expect.element(save).not.toBeInTheDocument();
    useNoOverrides();
    await toggle('Avisos').click();
    await save.click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(
        main.getByText(
          'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.',
        ),
      )
      .toBeVisible();
    await expect.element(main.getByText('1 cambio sin guardar')).toBeVisible();
  });

  test('leaving with changes asks, as MIS DATOS does; without them it does not', async () => {
    const bank = await openVisa();
    await toggle('Avisos').click();
    await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
    await expect.element(leaving).toBeVisible();
    await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
    expect(bank.path()).toBe(`${LIST}/TC-01`);
    await toggle('Avisos').click();
    await main.getByRole('link', { name: 'Tarjetas de crédito' }).click();
    await expect.element(title).toHaveTextContent('Tarjetas de crédito');
    expect(bank.path()).toBe(LIST);
  });
});
