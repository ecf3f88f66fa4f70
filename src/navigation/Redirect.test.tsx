import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Redirect } from './Redirect.tsx';

/** A router at `/`, `/ingreso` and `/antigua` that lead on to `/productos`, and what lets the products’ code come. */
function setUp() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Inicio</h1> },
      { path: '/ingreso', element: <Redirect to="/productos" state={{ de: 'ingreso' }} /> },
      { path: '/antigua', element: <Redirect to="/productos" handsOn /> },
      { path: '/productos', lazy: () => arrived.then(() => ({ Component: () => <h1>Productos</h1> })) },
      { path: '/otra', lazy: () => arrived.then(() => ({ Component: () => <h1>Otra</h1> })) },
    ],
    { initialEntries: ['/'] },
  );
  return { router, arrive };
}

test('a redirect takes the place of its page, with what it hands over', async () => {
  const { router, arrive } = setUp();
  const screen = await render(<RouterProvider router={router} />);
  arrive();
  await router.navigate('/ingreso');
  await expect.element(screen.getByRole('heading', { name: 'Productos' })).toBeVisible();
  expect(router.state.location.state).toEqual({ de: 'ingreso' });
  await router.navigate(-1);
  await expect.element(screen.getByRole('heading', { name: 'Inicio' })).toBeVisible();
});

test('a redirect hands on what it was handed over itself', async () => {
  const { router, arrive } = setUp();
  const screen = await render(<RouterProvider router={router} />);
  arrive();
  await router.navigate('/antigua', { state: { inicio: '1.1' } });
  await expect.element(screen.getByRole('heading', { name: 'Productos' })).toBeVisible();
  expect(router.state.location.state).toEqual({ inicio: '1.1' });
});

test('a redirect that another way cuts off leads on again, where that ends on its page', async () => {
  const { router, arrive } = setUp();
  const screen = await render(<RouterProvider router={router} />);
  await router.navigate('/ingreso');
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/productos');
  void router.navigate('/otra');
  await router.navigate('/ingreso');
  arrive();
  await expect.element(screen.getByRole('heading', { name: 'Productos' })).toBeVisible();
});

test('a redirect leads on at once, whatever page is on its way', async () => {
  const { router, arrive } = setUp();
  void router.navigate('/otra');
  await render(<RouterProvider router={router} />);
  await router.navigate('/ingreso');
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/productos');
  arrive();
});
