import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { usePlaces } from './place.ts';

startEachTestFresh({ now: DEMO_NOW });
beforeEach(() => page.viewport(390, 600));
afterEach(() => page.viewport(1280, 900));

const heading = (name: string) => main.getByRole('heading', { level: 1, name });

/** Moves the window, and waits until it says that it was moved. */
async function scrolledTo(place: number): Promise<void> {
  scrollTo(0, place);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Mis productos, read down to its last third. */
async function readOn() {
  const bank = await openBank({ route: '/productos', until: heading('Mis productos') });
  await everyAnswerRead();
  const place = Math.round((document.documentElement.scrollHeight - innerHeight) * 0.7);
  expect(place).toBeGreaterThan(300);
  await scrolledTo(place);
  return { bank, place };
}

test('by Back a page comes back where it was left, and the focus is at its heading (screens.md A.0 «Accessibility»)', async () => {
  const { bank, place } = await readOn();
  await bank.go('/garantias');
  await expect.element(heading('Garantías')).toHaveFocus();
  expect(scrollY).toBe(0);
  await bank.go(-1);
  await expect.element(heading('Mis productos')).toHaveFocus();
  await expect.poll(() => scrollY).toBe(place);
});

test('the same page by a link begins at its heading', async () => {
  const { bank } = await readOn();
  await bank.go('/garantias');
  await expect.element(heading('Garantías')).toHaveFocus();
  await bank.go('/productos');
  await expect.element(heading('Mis productos')).toHaveFocus();
  await everyAnswerRead();
  expect(scrollY).toBe(0);
});

test('Forward too, and each entry has its own place', async () => {
  const { bank, place } = await readOn();
  await bank.go('/inicio');
  await expect.element(main.getByText('Próximos vencimientos')).toBeVisible();
  await everyAnswerRead();
  await scrolledTo(120);
  await bank.go(-1);
  await expect.poll(() => scrollY).toBe(place);
  await bank.go(1);
  await expect.poll(() => scrollY).toBe(120);
});

describe('a page that is shorter at first than it was', () => {
  /** How long «/larga» is, px; its own answer comes when a test says so. */
  let height = 3000;

  function Long() {
    return (
      <main>
        <h1 tabIndex={-1}>Larga</h1>
        <div id="largo" style={{ height }} />
      </main>
    );
  }

  function Places() {
    usePlaces();
    return <Outlet />;
  }

  const answer = (): void => {
    const long = document.querySelector<HTMLElement>('#largo');
    if (long) long.style.height = '3000px';
  };

  /** Back at «/larga», which was left at 1000 px and has nothing to show yet. */
  async function comeBack(): Promise<void> {
    height = 3000;
    const children = [
      { path: '/larga', element: <Long /> },
      { path: '/otra', element: <main>Otra</main> },
    ];
    const router = createMemoryRouter([{ element: <Places />, children }], { initialEntries: ['/larga'] });
    await render(<RouterProvider router={router} />);
    await scrolledTo(1000);
    await router.navigate('/otra');
    await expect.element(page.getByText('Otra')).toBeVisible();
    height = 100;
    await router.navigate(-1);
    await expect.element(page.getByRole('heading', { name: 'Larga' })).toHaveFocus();
  }

  test('is where it was left as soon as it is that long', async () => {
    await comeBack();
    expect(scrollY).toBe(0);
    answer();
    await expect.poll(() => scrollY).toBe(1000);
  });

  test('whoever does something meanwhile stays where they are', async () => {
    await comeBack();
    await userEvent.keyboard('{Shift}');
    answer();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(scrollY).toBe(0);
  });
});
