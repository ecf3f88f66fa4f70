import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link, useNavigate } from '#navigation/router.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { LoadingPage } from '../LoadingPage.tsx';

const pagos = page.getByRole('link', { name: 'Pagos' });
const tarjetas = page.getByRole('link', { name: 'Tarjetas' });
const line = page.getByRole('progressbar', { name: 'Cargando la página' });

afterEach(() => vi.useRealTimers());

function Menu() {
  const navigate = useNavigate();
  return (
    <>
      <LoadingPage />
      <nav>
        <Link to="/pagos">Pagos</Link>
        <Link to="/tarjetas">Tarjetas</Link>
        <Link to="/inicio">Inicio</Link>
        <button type="button" onClick={() => void navigate('/pagos')}>
          Pagar
        </button>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** A menu whose pages' code comes when `arrive` is told its address, as over a slow line. */
async function openMenu() {
  const arrivals = new Map<string, () => void>();
  const slow = (path: string) => ({
    path,
    lazy: () =>
      new Promise<{ element: string }>((resolve) => arrivals.set(path, () => resolve({ element: `Página ${path}` }))),
  });
  const router = createMemoryRouter(
    [
      {
        element: <Menu />,
        children: [{ path: '/inicio', element: 'Página /inicio' }, slow('/pagos'), slow('/tarjetas')],
      },
    ],
    { initialEntries: ['/inicio'] },
  );
  await render(
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
    </>,
  );
  return { arrive: (path: string) => arrivals.get(path)?.(), router };
}

test('a tapped link shows at once that its page is on its way, until the page is there', async () => {
  const { arrive } = await openMenu();
  const seen = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('a[aria-busy="true"]') || !document.querySelector('[role="progressbar"]')) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  // How soon is a benchmark's to measure (bench/routes.ts); that nothing waits for a timer is seen where time stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pagos.click();
  await seen;
  vi.useRealTimers();
  expect(getComputedStyle(pagos.element()).backgroundImage).toContain('linear-gradient');
  await expect.element(tarjetas).not.toHaveAttribute('aria-busy');
  arrive('/pagos');
  await expect.element(page.getByText('Página /pagos')).toBeVisible();
  await expect.element(pagos).not.toHaveAttribute('aria-busy');
  expect(line.elements()).toHaveLength(0);
});

test('a tap on another link moves it there, also when the first page comes meanwhile', async () => {
  const { arrive } = await openMenu();
  await pagos.click();
  await expect.element(pagos).toHaveAttribute('aria-busy', 'true');
  await tarjetas.click();
  await expect.element(tarjetas).toHaveAttribute('aria-busy', 'true');
  await expect.element(pagos).not.toHaveAttribute('aria-busy');
  arrive('/pagos');
  arrive('/tarjetas');
  await expect.element(page.getByText('Página /tarjetas')).toBeVisible();
  await expect.element(tarjetas).not.toHaveAttribute('aria-busy');
});

test('a way that is taken back shows nothing any more', async () => {
  await openMenu();
  await pagos.click();
  await expect.element(line).toBeInTheDocument();
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(pagos).not.toHaveAttribute('aria-busy');
});

test('a page that a button leads to shows the line, and no link that was not tapped', async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect.element(line).toBeInTheDocument();
  await expect.element(pagos).not.toHaveAttribute('aria-busy');
});

test('only a long wait is said', async () => {
  await openMenu();
  await pagos.click();
  await expect.element(line).toBeInTheDocument();
  expect(page.getByRole('status').element().textContent).toBe('');
  await expect.element(page.getByRole('status')).toHaveTextContent('Cargando la página…');
});
