import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsHere } from './useIsHere.ts';

let isHere: () => boolean = () => false;

function Page() {
  isHere = useIsHere();
  return <h1>Transferencia</h1>;
}

test.each([
  ['/', '/transferencia'],
  ['/banca/', '/banca/transferencia'],
])('a member of a site at %s is on the page until they leave it', async (basename, address) => {
  const router = createMemoryRouter(
    [
      { path: '/transferencia', Component: Page },
      { path: '/otra', Component: () => <h1>Otra</h1> },
    ],
    { basename, initialEntries: [address] },
  );
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: 'Transferencia' })).toBeVisible();
  const asked = isHere;
  expect(asked()).toBe(true);
  await router.navigate('/otra');
  expect(asked()).toBe(false);
});
