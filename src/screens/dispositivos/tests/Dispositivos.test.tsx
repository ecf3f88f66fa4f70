import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eliminar, leer } from '#api/contract/dispositivos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { current, openDevices, others, question, removalButtons, rows } from './devicesWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(() => {
  return async () => {
    await page.viewport(1280, 900);
  };
});

async function typePin(code = '123456') {
  await expect.element(digits).toBeVisible();
  for (const [index, digit] of [...code].entries()) await page.getByLabelText(`Dígito ${index + 1} de 6`).fill(digit);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

async function confirmRemoval() {
  await main.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
}

describe('screens.md A.2 configuracion/dispositivos: the lists', () => {
  test('demo-bank.md C.5: the one in use, the others, badges, last access and place', async () => {
    await openDevices();
    expect(rows(current)).toEqual([
      'Chrome en WindowsEste dispositivoCuenca · Último acceso 19-nov-2026 20:42Cambiar nombre',
    ]);
    expect(rows(others)).toEqual([
      'Samsung Galaxy A54Genera sus códigosCuenca · Último acceso 19-nov-2026 07:15Cambiar nombre',
      'Firefox en LinuxGuayaquil · Último acceso 02-ago-2026 21:03Cambiar nombreEliminar',
    ]);
  });

  test('neither the one in use nor the one that makes the codes has «Eliminar»', async () => {
    await openDevices();
    expect(removalButtons().map((button) => button.getAttribute('aria-label'))).toEqual(['Eliminar Firefox en Linux']);
  });

  test('an unknown device leads to CAMBIAR CONTRASEÑA', async () => {
    const bank = await openDevices();
    await main.getByRole('link', { name: 'Cambiar contraseña' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
    await expect
      .element(main.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('contract B.0: a server that knows the specification alone gets a sentence, no error and no way to try again', async () => {
    use(answers.withFault(leer, 'notFound'));
    await openDevices('La lista de sus dispositivos no está disponible por el momento.');
    await expect.element(main.getByRole('link', { name: 'Cambiar contraseña' })).toBeVisible();
    expect(main.getByRole('alert').elements()).toHaveLength(0);
    expect(main.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
  });

  test('conventions.md 6: a failure in the server’s words, and Reintentar', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await openDevices(errorCodes['-9999-00-03'].text);
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(main.getByText('Firefox en Linux')).toBeVisible();
  });
});

const TWO_OTHERS = [
  { idDispositivo: 'DEV-3', modelo: 'Firefox en Linux' },
  { idDispositivo: 'DEV-4', modelo: 'Edge en Windows' },
] as const;

describe('screens.md A.2 configuracion/dispositivos: «Eliminar»', () => {
  test('copy.md: asks at 416 px, then the code over the device, then the call; the list is read anew', async () => {
    const bank = await openDevices();
    await main.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
    await expect
      .element(
        question.getByText(
          'Firefox en Linux, último acceso 02-ago-2026 21:03 en Guayaquil. Deberá validarlo si vuelve a usarlo.',
        ),
      )
      .toBeVisible();
    expect(question.element().firstElementChild?.getBoundingClientRect().width).toBe(416);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(digits).toBeVisible();
    const info = page.getByRole('group', { name: 'Eliminar dispositivo' });
    await expect
      .element(info)
      .toHaveTextContent(
        'Eliminar dispositivoEliminar dispositivo. Dispositivo: Firefox en Linux; Último acceso: 02-ago-2026 21:03; Ciudad: Guayaquil.DispositivoFirefox en LinuxÚltimo acceso02-ago-2026 21:03CiudadGuayaquil',
      );
    expect(page.getByRole('button', { name: /^Cancelar/ }).elements()).toHaveLength(0);
    await typePin();
    await expect.element(page.getByText('Dispositivo eliminado')).toBeVisible();
    await expect.poll(() => rows(others)).toHaveLength(1);
    const [sent] = bank.bodiesOf(eliminar);
    expect(sent).toEqual({ idTransaccion: expect.any(String) as string, idDispositivo: 'DEV-3' });
    expect(bank.bodiesOf(autorizar)[0]?.guid).toBe(sent?.idTransaccion);
    expect(demo.bank.state.devices.some(({ idDispositivo }) => idDispositivo === 'DEV-3')).toBe(false);
    // The pressed button is gone: the focus is on what is left.
    await expect.element(main.getByRole('heading', { name: 'Otros dispositivos' })).toHaveFocus();
  });

  test.each([
    ['the one in use', 'Este dispositivo', [{ idDispositivo: 'DEV-1', modelo: 'Chrome en Windows', actual: true }]],
    ['nothing', 'Dispositivos', []],
  ] as const)('of the last one, with %s left: the focus goes to «%s»', async (_, name, left) => {
    use(answers.withData(leer, [...left, { idDispositivo: 'DEV-3', modelo: 'Firefox en Linux' }]));
    await openDevices();
    await confirmRemoval();
    use(answers.withData(leer, [...left]));
    await typePin();
    await expect.element(others).not.toBeInTheDocument();
    await expect.element(main.getByRole('heading', { name, exact: true })).toHaveFocus();
  });

  test('of one that is gone already: refused, and the focus is not lost with its row', async () => {
    use(answers.withData(leer, [...TWO_OTHERS]), answers.withCode(eliminar, '-9999-00-01'));
    await openDevices();
    await confirmRemoval();
    use(answers.withData(leer, [TWO_OTHERS[1]]));
    await typePin();
    await expect.element(main.getByText('Firefox en Linux')).not.toBeInTheDocument();
    await expect.element(main.getByRole('heading', { name: 'Otros dispositivos' })).toHaveFocus();
  });

  test('screens.md A.0 «FM»: from the code to the list read anew its row says so, and no other can be removed', async () => {
    use(answers.withData(leer, [...TWO_OTHERS]));
    const bank = await openDevices();
    const release = hold(eliminar);
    await confirmRemoval();
    await typePin();
    await expect.poll(() => bank.countOf(eliminar)).toBe(1);
    const going = main.getByRole('button', { name: 'Eliminando… Firefox en Linux' });
    await expect.element(going).toHaveTextContent('Eliminando…');
    await expect.element(going).toHaveAttribute('aria-busy', 'true');
    const other = main.getByRole('button', { name: 'Eliminar Edge en Windows' });
    await expect.element(other).toHaveAttribute('aria-disabled', 'true');
    await other.click({ force: true });
    expect(question.elements()).toHaveLength(0);
    // The second press has ended nothing of the first removal.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(going).toHaveAttribute('aria-busy', 'true');
    await expect.element(other).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(page.getByText('Dispositivo eliminado')).toBeVisible();
    await expect.element(other).not.toHaveAttribute('aria-disabled');
    await expect.element(other).toHaveTextContent('Eliminar');
  });

  test('a list that comes much later takes the focus from nobody', async () => {
    use(answers.withData(leer, [...TWO_OTHERS]));
    await openDevices();
    await confirmRemoval();
    await typePin();
    await expect.element(page.getByText('Dispositivo eliminado')).toBeVisible();
    await everyAnswerRead();
    const other = main.getByRole('button', { name: 'Cambiar nombre de Edge en Windows' });
    (other.element() as HTMLElement).focus();
    use(answers.withData(leer, [TWO_OTHERS[1]]));
    vi.setSystemTime(Date.now() + 60_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.element(main.getByText('Firefox en Linux')).not.toBeInTheDocument();
    await expect.element(other).toHaveFocus();
  });

  test('«Cancelar» asks for no code', async () => {
    const bank = await openDevices();
    await main.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bank.countOf(generar)).toBe(0);
    expect(rows(others)).toHaveLength(2);
  });

  test('a closed code removes nothing, and the page says so', async () => {
    const bank = await openDevices();
    await confirmRemoval();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('No se eliminó el dispositivo. Puede confirmar con un código nuevo.');
    expect(bank.countOf(eliminar)).toBe(0);
    expect(rows(others)).toHaveLength(2);
  });

  test('after a closed code «Eliminar» answers at once: nothing was asked of the bank, and no list is waited for', async () => {
    const bank = await openDevices();
    const before = bank.countOf(leer);
    const release = hold(leer);
    await confirmRemoval();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('alert')).toBeVisible();
    await main.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
    await expect.element(question).toBeVisible();
    expect(bank.countOf(leer)).toBe(before);
    release();
  });

  test.each(['-0010-01-01', '-0010-01-02', '-0005-01-08'] as const)(
    '%s: told over the lists, once, and they are read anew',
    async (code) => {
      use(answers.withCode(eliminar, code));
      const bank = await openDevices();
      const before = bank.countOf(leer);
      await confirmRemoval();
      await typePin();
      await expect.element(main.getByRole('alert')).toHaveTextContent(errorCodes[code].text);
      expect(page.getByText(errorCodes[code].text).elements()).toHaveLength(1);
      await expect.poll(() => bank.countOf(leer)).toBe(before + 1);
      expect(rows(others)).toHaveLength(2);
      // A new attempt begins without the old failure.
      await main.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
      await expect.element(question).toBeVisible();
      expect(document.querySelectorAll('main [role="alert"]')).toHaveLength(0);
    },
  );

  test('its place is brought into sight, also from the end of a long list', async () => {
    await page.viewport(390, 500);
    use(answers.withCode(eliminar, '-0010-01-01'));
    await openDevices();
    await confirmRemoval();
    await typePin();
    await expect.element(main.getByRole('alert')).toBeInTheDocument();
    await expect.poll(() => main.getByRole('alert').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
  });

  test('§8: no removal without a word: who has left meanwhile is told where they are', async () => {
    use(answers.withCode(eliminar, '-0010-01-01'));
    const bank = await openDevices();
    const release = hold(eliminar);
    await confirmRemoval();
    await typePin();
    await expect.poll(() => bank.countOf(eliminar)).toBe(1);
    await bank.go('/garantias');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Garantías' })).toBeVisible();
    release();
    await expect.element(page.getByText(errorCodes['-0010-01-01'].text)).toBeVisible();
    expect(page.getByText(errorCodes['-0010-01-01'].text).elements()).toHaveLength(1);
  });

  test('docs/decisions.md «Unknown outcome»: of a removal whose answer was lost a closed code does not say that nothing was removed; of another device it does', async () => {
    use(
      answers.withData(leer, [
        { idDispositivo: 'DEV-3', modelo: 'Firefox en Linux' },
        { idDispositivo: 'DEV-4', modelo: 'Safari en macOS' },
      ]),
      answers.offline(eliminar),
    );
    const bank = await openDevices();
    const before = bank.countOf(leer);
    const closeCode = async (name: string) => {
      await main.getByRole('button', { name: `Eliminar ${name}` }).click();
      await question.getByRole('button', { name: 'Eliminar' }).click();
      await expect.element(digits).toBeVisible();
      await userEvent.keyboard('{Escape}');
    };
    await confirmRemoval();
    await typePin();
    await expect.element(main.getByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
    await expect.poll(() => bank.countOf(leer)).toBe(before + 1);
    await everyAnswerRead();
    await closeCode('Firefox en Linux');
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(
        'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.',
      );
    await closeCode('Safari en macOS');
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('No se eliminó el dispositivo. Puede confirmar con un código nuevo.');
  });

  test('-0004-01-01: without a device that makes codes nothing is removed', async () => {
    use(answers.withCode(generar, '-0004-01-01'));
    const bank = await openDevices();
    await confirmRemoval();
    await expect.element(main.getByRole('alert').getByText(errorCodes['-0004-01-01'].text)).toBeVisible();
    expect(bank.countOf(eliminar)).toBe(0);
  });
});
