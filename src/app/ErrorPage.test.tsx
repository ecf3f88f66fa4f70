import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { title } from '#testing/locators.ts';
import { ErrorPage } from './ErrorPage.tsx';

vi.mock('#screens/errorInesperado/ErrorInesperado.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('screens.md A.0 «Accessibility»: the plain page, where the drawn one cannot be fetched, takes the focus to its heading too', async () => {
  await render(<ErrorPage cooperativeName="Cooperativa" error={new Error('boot')} />);
  await expect.element(title('Algo no salió bien')).toHaveFocus();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
