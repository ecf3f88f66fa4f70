import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { routes } from './routes.tsx';

test('a second tap while a page is on its way leads to its page', async () => {
  const router = createMemoryRouter(routes, { initialEntries: [paths.login] });
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  const first = router.navigate(paths.pagoTarjetas);
  const second = router.navigate(paths.pagos);
  await Promise.all([first, second]);
  expect(router.state.matches.at(-1)?.route.path).toBe(paths.pagos);
  router.dispose();
});
