import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leer } from '#api/contract/contrato.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { answers } from '#mocks/storyDemo.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { policySections } from '../policy.ts';

startEachTestFresh();

const sections = policySections('Cooperativa Sierra Azul');
const title = page.getByRole('heading', { level: 1, name: 'Política de privacidad' });
const index = page.getByRole('navigation', { name: 'En esta página' });
const open = (socio: string | null = null) => openBank({ route: '/politicasprivacidad', socio });

test('§2, screens.md A.1: readable without signing in, without asking the bank for anything', async () => {
  const bank = await open();
  await expect.element(title).toBeVisible();
  for (const [at, section] of sections.entries())
    await expect
      .element(page.getByRole('heading', { level: 2, name: `${at + 1}. ${section.title}` }))
      .toBeInTheDocument();
  await expect.element(page.getByText(/^Cooperativa Sierra Azul es la responsable/)).toBeInTheDocument();
  await expect.element(page.getByText('Actualizada el 30/11/2026')).toBeVisible();
  expect(bank.sent.filter(({ id }) => id !== imagenes.id)).toEqual([]);
});

test('the index names every section, leads to it and says where the reader is', async () => {
  await open();
  await expect.element(title).toBeVisible();
  expect(
    index
      .first()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(sections.map((section) => section.title));
  const [first] = sections;
  const last = sections.at(-1);
  await expect
    .element(index.first().getByRole('link', { name: first?.title ?? '' }))
    .toHaveAttribute('aria-current', 'location');
  const link = index.first().getByRole('link', { name: last?.title ?? '' });
  const target = document.querySelector(link.element().getAttribute('href') ?? '');
  expect(target?.textContent).toContain(last?.title);
  expect(target?.getAttribute('tabindex')).toBe('-1');
});

describe('the address, the index and the page name one section', () => {
  const marked = () => document.querySelector('nav [aria-current]')?.textContent;
  const press = (name: string) => index.first().getByRole('link', { name }).click();

  beforeEach(async () => {
    await page.viewport(1280, 500);
  });
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    await page.viewport(1280, 900);
  });

  test('Back leads to the section before, and to the start of the page', async () => {
    await open();
    await press('Sus derechos');
    await expect.poll(marked).toBe('Sus derechos');
    await press('Qué datos tratamos');
    await expect.poll(marked).toBe('Qué datos tratamos');
    history.back();
    await expect.poll(() => location.hash).toBe('#derechos');
    await expect.element(page.getByRole('heading', { level: 2, name: '6. Sus derechos' })).toBeInViewport();
    await expect.poll(marked).toBe('Sus derechos');
    history.back();
    await expect.poll(() => scrollY).toBe(0);
    await expect.poll(marked).toBe(sections[0]?.title);
    await expect.element(title).toHaveFocus();
  });

  test('a section that has left the window is not the one being read', async () => {
    await open();
    await press('Sus derechos');
    await expect.poll(marked).toBe('Sus derechos');
    scrollTo(0, 0);
    await expect.poll(marked).toBe(sections[0]?.title);
  });

  test('who comes back to the page is at its start, and the index says so', async () => {
    const bank = await open();
    await press('Sus derechos');
    await expect.poll(marked).toBe('Sus derechos');
    await bank.go('/login');
    await expect.element(title).not.toBeInTheDocument();
    await bank.go(-1);
    await expect.element(title).toHaveFocus();
    expect(scrollY).toBe(0);
    await expect.poll(marked).toBe(sections[0]?.title);
  });
});

test('«Imprimir» prints (D-40: Ctrl+P is blocked in production)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  expect(print).toHaveBeenCalledOnce();
});

describe('«Ver documento» (contrato/1)', () => {
  test('opens the signed policy in its dialog', async () => {
    const bank = await open();
    await page.getByRole('button', { name: 'Ver documento' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Tratamiento de datos personales' })).toBeVisible();
    await expect.poll(() => bank.countOf(leer)).toBe(1);
  });

  test('a document that cannot be had is told there, and the page stays', async () => {
    use(answers.withCode(leer, '-9999-00-03'));
    await open();
    await page.getByRole('button', { name: 'Ver documento' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tratamiento de datos personales' });
    await expect.element(dialog.getByText('El servicio no está disponible en este momento.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(title).toBeVisible();
  });
});

test('the help stands at its end', async () => {
  await open();
  await page.getByRole('button', { name: 'Ver agencias' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Agencias' })).toBeVisible();
});

test.each([
  ['signed out, to sign-in', null, 'Volver al ingreso', '/login'],
  ['signed in, to the products', 'mfguaman', 'Volver a mis productos', '/productos'],
])('the way back: %s', async (_, socio, name, address) => {
  const bank = await open(socio);
  await page.getByRole('link', { name }).click();
  await expect.poll(bank.path).toBe(address);
});

test.each([390, 320])('DESIGN.md §5: at %i px its buttons fill the width, none stands indented', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 900));
  await open();
  await expect.element(title).toBeVisible();
  const [print, document] = ['Imprimir', 'Ver documento'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(print?.left).toBe(20);
  expect(document?.right).toBe(width - 20);
});
