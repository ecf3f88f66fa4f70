import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsHere } from './useIsHere.ts';

/** A page that hands out its question, as a call takes it along. */
function Page({ hand }: { hand: (isHere: () => boolean) => void }) {
  const isHere = useIsHere();
  useEffect(() => hand(isHere), [hand, isHere]);
  return <h1>Transferencia</h1>;
}

test.each([
  ['/', '/transferencia'],
  ['/banca/', '/banca/transferencia'],
])('a member of a site at %s is on the page until they leave it', async (basename, address) => {
  const hand = vi.fn<(isHere: () => boolean) => void>();
  const router = createMemoryRouter(
    [
      { path: '/transferencia', element: <Page hand={hand} /> },
      { path: '/otra', element: <h1>Otra</h1> },
    ],
    { basename, initialEntries: [address] },
  );
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: 'Transferencia' })).toBeVisible();
  const [isHere] = hand.mock.lastCall ?? [];
  expect(isHere?.()).toBe(true);
  await router.navigate('/otra');
  expect(isHere?.()).toBe(false);
});
