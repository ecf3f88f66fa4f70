import type { Page } from '@playwright/test';
import { expect, test } from './bank.ts';
import { confirmWithPin, continuar, PIN, pinBox, pinDialog, WRONG_PIN } from './code.ts';
import { fetched, reconfigure } from './deployment.ts';
import { askToSave, celular, correo, guardar, openProfile, renewed } from './profile.ts';
import { expectProductos, texts } from './shown.ts';
import { enter, fillCredentials, openSignedIn } from './steps.ts';

async function openPin(page: Page): Promise<void> {
  await openSignedIn(page);
  await openProfile(page);
  await askToSave(page, renewed);
}

for (const [host, words] of [
  ['answers', 'Ocurrió un error. Intente nuevamente.'],
  ['is not reached', 'No hay conexión con el servidor.'],
] as const) {
  test(`a dialog whose code does not come: told as what it is where the host ${host}, and what was typed stays`, async ({
    page,
    watch,
  }) => {
    watch.allowFailure(/\/assets\/|\/index\.html/);
    await page.route('**/assets/PinDialog-*.js', (route) => route.abort('connectionfailed'));
    await openSignedIn(page);
    await openProfile(page);
    await watch.quiet();
    if (host === 'is not reached')
      await page.route(/\/assets\/|\/index\.html/, (route) => route.abort('connectionfailed'));
    await celular(page).fill(renewed.celular);
    await guardar(page).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(celular(page)).toHaveValue(renewed.celular);
  });
}

async function expectDigits(page: Page, digits: string): Promise<void> {
  for (const [index, digit] of [...digits.padEnd(6)].entries()) {
    await expect(pinBox(page, index + 1)).toHaveValue(digit.trim());
  }
}

test.describe('sent once', () => {
  test('Ingresar: a double click', async ({ page, bank }) => {
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).dblclick();
    await expectProductos(page);
    expect(bank.count('POST autenticacion/validaciones/identidad')).toBe(1);
    expect(bank.count('POST autenticacion/iniciar-sesion')).toBe(1);
  });

  test('Ingresar: two clicks in one task and Enter on top', async ({ page, bank }) => {
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
      button.click();
    });
    await expectProductos(page);
    expect(bank.count('POST autenticacion/validaciones/identidad')).toBe(1);
    expect(bank.count('POST autenticacion/iniciar-sesion')).toBe(1);
  });

  test('Guardar: the second half of a double click that falls beside the code leaves the focus in it', async ({
    page,
  }) => {
    await openSignedIn(page);
    await openProfile(page);
    await celular(page).fill(renewed.celular);
    await guardar(page).click();
    await expect(pinBox(page, 1)).toBeFocused();
    // Over the grey around the dialog, as the button itself is.
    await page.mouse.move(4, 4);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(pinBox(page, 1)).toBeFocused();
    await expect(pinDialog(page)).toHaveCount(1);
  });

  test('Guardar and Continuar: double clicks, and two clicks in one task', async ({ page, bank }) => {
    await openSignedIn(page);
    await openProfile(page);
    await celular(page).fill(renewed.celular);
    await guardar(page).dblclick();
    await expect(pinBox(page, 1)).toBeFocused();
    await expect(pinDialog(page)).toHaveCount(1);
    await page.keyboard.type(PIN);
    await continuar(page).dblclick();
    await expect(page.getByText(texts.saved)).toBeVisible();
    for (const call of ['tokens/generar', 'tokens/autorizar', 'perfilSocio/ActualizarDatos']) {
      expect(bank.count(`POST ${call}`), call).toBe(1);
    }

    const twice = (button: HTMLElement): void => {
      button.click();
      button.click();
    };
    await correo(page).fill(renewed.correo);
    await guardar(page).evaluate(twice);
    await expect(pinBox(page, 1)).toBeFocused();
    await expect(pinDialog(page)).toHaveCount(1);
    await page.keyboard.type(PIN);
    await continuar(page).evaluate(twice);
    await expect.poll(() => bank.member().correo).toBe(renewed.correo);
    await expect(pinDialog(page)).toHaveCount(0);
    for (const call of ['tokens/generar', 'tokens/autorizar', 'perfilSocio/ActualizarDatos']) {
      expect(bank.count(`POST ${call}`), call).toBe(2);
    }
  });
});

test.describe('ways to enter the code', () => {
  test('by keyboard alone: forward, back, clearing, Enter', async ({ page, bank }) => {
    await openPin(page);
    await expect(pinBox(page, 1)).toBeFocused();
    await page.keyboard.type('1x29');
    await expectDigits(page, '129');
    await page.keyboard.press('Backspace');
    await expectDigits(page, '12');
    await expect(pinBox(page, 3)).toBeFocused();
    await page.keyboard.type('3456');
    await expectDigits(page, PIN);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.member()).toMatchObject(renewed);
  });

  test('by paste: seven characters, a separator dropped, what is no digit left out (D-1)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPin(page);
    for (const { pasted, digits } of [
      { pasted: '123456', digits: '123456' },
      { pasted: '123 456', digits: '123456' },
      { pasted: ' 123-456\n', digits: '123456' },
      { pasted: '1234567', digits: '123456' },
      { pasted: '12a4567', digits: '12 456' },
      { pasted: '987', digits: '987' },
    ]) {
      await test.step(JSON.stringify(pasted), async () => {
        await expect(pinBox(page, 1)).toBeFocused();
        await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await page.keyboard.press('Control+V');
        await expectDigits(page, digits);
        await page.keyboard.press('Escape');
        await guardar(page).click();
      });
    }
  });

  test('a phone that fills all digits into one box', async ({ page, bank }) => {
    await openPin(page);
    await expect(pinBox(page, 1)).toHaveAttribute('autocomplete', 'one-time-code');
    await pinBox(page, 1).fill(PIN);
    await expectDigits(page, PIN);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.member()).toMatchObject(renewed);
  });

  test('Continuar with blanks marks them and sends nothing', async ({ page, bank, watch }) => {
    await openPin(page);
    await page.keyboard.type('12');
    await continuar(page).click();
    await expect(pinDialog(page).getByText('El campo es requerido.')).toBeVisible();
    await expect(pinBox(page, 3)).toBeFocused();
    await expect(pinBox(page, 3)).toHaveAttribute('aria-invalid', 'true');
    await watch.quiet();
    expect(bank.count('POST tokens/autorizar')).toBe(0);
  });
});

test.describe('ways out', () => {
  const leave: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the X': (page) => pinDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'Cancelar Transferencia': (page) => page.getByRole('button', { name: 'Cancelar Transferencia' }).click(),
  };
  test(`${Object.keys(leave).join(', ')}: nothing is saved, the form keeps its values, a new try gets a new transaction; a click outside does not close it`, async ({
    page,
    bank,
    watch,
  }) => {
    await openSignedIn(page);
    await openProfile(page);
    for (const [index, [name, act]] of Object.entries(leave).entries())
      await test.step(name, async () => {
        await askToSave(page, renewed);
        await expect(pinBox(page, 1)).toBeFocused();
        await page.keyboard.type('123');
        await act(page);
        await expect(pinDialog(page)).toHaveCount(0);
        await expect(celular(page)).toHaveValue(renewed.celular);
        await watch.quiet();
        expect(bank.count('POST tokens/autorizar')).toBe(index);
        await guardar(page).click();
        await expectDigits(page, '');
        await confirmWithPin(page);
        await expect(page.getByText(texts.saved)).toBeVisible();
        await expect.poll(() => bank.count('POST perfilSocio/ActualizarDatos')).toBe(index + 1);
        await expect(pinDialog(page)).toHaveCount(0);
        expect(bank.count('POST tokens/generar')).toBe(2 * (index + 1));
      });
    await askToSave(page, renewed);
    await page.mouse.click(4, 4);
    await page.mouse.click(1276, 896);
    await expect(pinDialog(page)).toBeVisible();
  });

  test('the fifth wrong code ends the transaction: Continuar is off, the X stays', async ({ page, bank }) => {
    await openPin(page);
    for (let failure = 1; failure <= 5; failure += 1) {
      await confirmWithPin(page, WRONG_PIN);
      await expect.poll(() => bank.count('POST tokens/autorizar')).toBe(failure);
      const text = failure < 5 ? texts.wrongPin : 'Superó el número de intentos permitidos.';
      await expect(pinDialog(page)).toContainText(text);
      if (failure < 5) await expect(pinBox(page, 1)).toHaveValue('');
    }
    await expect(continuar(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await pinDialog(page).getByRole('button', { name: 'Cerrar' }).click();
    expect(bank.count('POST tokens/autorizar')).toBe(5);
    expect(bank.member().celular).toBe('0900000214');
  });
});

test.describe('180 seconds', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    // The idle time would end the session in the same second (D-9): here only the dialog's own end is looked at.
    await reconfigure(page, (config) => ({ ...config, idleTimeoutMs: 3_600_000 }));
  });

  test('count down from 2:59 and close the dialog; nothing is saved', async ({ page, bank, watch }) => {
    await openPin(page);
    await expect(pinDialog(page)).toContainText(/El código vence en 2:5[5-9]/);
    await page.clock.fastForward(100_000);
    await expect(pinDialog(page)).toContainText(/El código vence en 1:1[5-9]/);
    await page.keyboard.type(PIN);
    await page.clock.fastForward(81_000);
    await expect(pinDialog(page)).toHaveCount(0);
    await expect(celular(page)).toHaveValue(renewed.celular);
    await watch.quiet();
    expect(bank.count('POST tokens/autorizar')).toBe(0);
    expect(bank.member().celular).toBe('0900000214');
  });

  test('a lid closed for an hour: the dialog is gone before a code can be sent', async ({ page, bank, watch }) => {
    await openPin(page);
    await page.keyboard.type(PIN);
    await page.clock.fastForward('00:50:00');
    await expect(pinDialog(page)).toHaveCount(0);
    await watch.quiet();
    expect(bank.count('POST tokens/autorizar')).toBe(0);
  });

  test('an answer that comes after the end saves nothing', async ({ page, bank, watch }) => {
    await openPin(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/tokens/autorizar', async (route) => {
      const response = await fetched(route);
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await confirmWithPin(page);
    await expect.poll(() => bank.count('POST tokens/autorizar')).toBe(1);
    await page.clock.fastForward(181_000);
    await expect(pinDialog(page)).toHaveCount(0);
    release();
    await guardar(page).click();
    await expect(pinDialog(page)).toBeVisible();
    await watch.quiet();
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(0);
    expect(bank.member().celular).toBe('0900000214');
  });
});
