import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actualizarDatos } from '#api/contract/perfilSocio.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { digits } from '#testing/behaviourMember.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';

startEachTestFresh();

const phone = page.getByLabelText('Celular', { exact: true });
const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const stay = question.getByRole('button', { name: 'Seguir aquí' });
const leave = question.getByRole('button', { name: 'Salir' });
const otherTab = page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' });
const menuLink = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PAGOS DE SERVICIOS' });
const myTab = page.getByRole('tab', { name: 'MIS DATOS' });

async function openProfile({ dirty, before = [] }: { dirty: boolean; before?: string[] }): Promise<TestBank> {
  const bank = await openBank({ route: '/perfilsocio', before });
  await expect.element(phone).toHaveValue('0900000214');
  if (dirty) await phone.fill('0900000999');
  return bank;
}

const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a tab change', () => {
  test('without changes asks nothing', async () => {
    await openProfile({ dirty: false });
    await otherTab.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });

  test('with changes asks; Seguir aquí keeps tab and text, Salir leaves', async () => {
    await openProfile({ dirty: true });
    await otherTab.click();
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(myTab).toHaveAttribute('aria-selected', 'true');
    await expect.element(phone).toHaveValue('0900000999');
    await otherTab.click();
    await leave.click();
    await expect.element(otherTab).toHaveAttribute('aria-selected', 'true');
    await myTab.click();
    await expect.element(phone).toHaveValue('0900000214');
    expect(question.elements()).toHaveLength(0);
  });

  test('Escape stays', async () => {
    await openProfile({ dirty: true });
    await otherTab.click();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(phone).toHaveValue('0900000999');
  });

  test('after leaving, another route asks no more', async () => {
    const bank = await openProfile({ dirty: true });
    await otherTab.click();
    await leave.click();
    await menuLink.click();
    await expect.poll(bank.path).toBe('/pagos');
  });
});

describe('what was typed in CAMBIAR CONTRASEÑA', () => {
  const current = page.getByLabelText('Contraseña Actual', { exact: true });

  async function openTyped(): Promise<TestBank> {
    const bank = await openProfile({ dirty: false, before: ['/garantias'] });
    await otherTab.click();
    await current.fill('Ribera2026');
    return bank;
  }

  test('is asked about by another tab; Seguir aquí keeps it', async () => {
    await openTyped();
    await myTab.click();
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(current).toHaveValue('Ribera2026');
    await myTab.click();
    await leave.click();
    await expect.element(myTab).toHaveAttribute('aria-selected', 'true');
  });

  test('is asked about by Back and by closing the window', async () => {
    const bank = await openTyped();
    await expect.poll(asksOnClose).toBe(true);
    await bank.go(-1);
    await stay.click();
    await expect.element(current).toHaveValue('Ribera2026');
    await current.fill('');
    await expect.poll(asksOnClose).toBe(false);
    await bank.go(-1);
    await expect.poll(bank.path).toBe('/garantias');
  });
});

describe('a route change', () => {
  test('without changes asks nothing', async () => {
    const bank = await openProfile({ dirty: false });
    await menuLink.click();
    await expect.poll(bank.path).toBe('/pagos');
  });

  test('with changes asks; Seguir aquí stays, and the next time it asks again; Salir leaves', async () => {
    const bank = await openProfile({ dirty: true });
    await menuLink.click();
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bank.path()).toBe('/perfilsocio');
    await expect.element(phone).toHaveValue('0900000999');
    await menuLink.click();
    await leave.click();
    await expect.poll(bank.path).toBe('/pagos');
    await expect.element(question).not.toBeInTheDocument();
  });

  test('what was put back as it stood is no change', async () => {
    const bank = await openProfile({ dirty: true });
    await phone.fill('0900000214');
    await menuLink.click();
    await expect.poll(bank.path).toBe('/pagos');
  });
});

describe('D-64: what the page has open is a no before it is asked', () => {
  const dialogs = () => document.querySelectorAll('dialog').length;

  test('an open code goes, the question stands alone; Seguir aquí keeps what was typed, and the old code is worth nothing', async () => {
    const bank = await openProfile({ dirty: true, before: ['/garantias'] });
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(digits).toBeVisible();
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    await expect.element(digits).not.toBeInTheDocument();
    expect(dialogs()).toBe(1);
    await stay.click();
    await expect.poll(dialogs).toBe(0);
    await expect.element(phone).toHaveValue('0900000999');
    expect(bank.countOf(actualizarDatos)).toBe(0);
  });

  test('a code that is being made is not asked for over the question', async () => {
    const bank = await openProfile({ dirty: true, before: ['/garantias'] });
    const release = hold(generar);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => bank.countOf(generar)).toBe(1);
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    release();
    await everyAnswerRead();
    expect(dialogs()).toBe(1);
    await leave.click();
    await expect.poll(bank.path).toBe('/garantias');
    expect(dialogs()).toBe(0);
  });

  test('a code that is being authorised saves nothing any more', async () => {
    const bank = await openProfile({ dirty: true, before: ['/garantias'] });
    const release = hold(autorizar);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await digits.fill('123456');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.poll(() => bank.countOf(autorizar)).toBe(1);
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    release();
    await everyAnswerRead();
    expect(dialogs()).toBe(1);
    expect(bank.countOf(actualizarDatos)).toBe(0);
  });

  test('Back over the question for another tab, and Back twice, ask once', async () => {
    const bank = await openProfile({ dirty: true, before: ['/productos', '/garantias'] });
    await otherTab.click();
    await expect.element(question).toBeVisible();
    await bank.go(-1);
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    expect(dialogs()).toBe(1);
    await leave.click();
    await expect.poll(bank.path).toBe('/garantias');
    await expect.poll(dialogs).toBe(0);
  });
});

test('closing the page is asked about by the browser, only with changes', async () => {
  await openProfile({ dirty: false });
  expect(asksOnClose()).toBe(false);
  await phone.fill('0900000999');
  await expect.poll(asksOnClose).toBe(true);
  await phone.fill('0900000214');
  await expect.poll(asksOnClose).toBe(false);
});

test('D-70: also by browsers that ask only where `returnValue` says something', async () => {
  await openProfile({ dirty: true });
  const said = (): unknown => {
    const closing = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
      value: '',
      writable: true,
    });
    dispatchEvent(closing);
    return Reflect.get(closing, 'returnValue');
  };
  await expect.poll(said).toBe(true);
});

describe('the end of the session asks nothing', () => {
  test('with changes it leads to sign-in', async () => {
    const bank = await openProfile({ dirty: true });
    bank.services.store.close('expired');
    await expect.poll(bank.path).toBe('/login');
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  test.each(['tab', 'route'])('also while the question for another %s stands', async (kind) => {
    const bank = await openProfile({ dirty: true });
    await (kind === 'tab' ? otherTab : menuLink).click();
    await expect.element(question).toBeVisible();
    bank.services.store.close('idle');
    await expect.poll(bank.path).toBe('/login');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
  });
});
