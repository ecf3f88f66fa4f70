import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { title } from '#testing/locators.ts';
import { ErrorPage } from './ErrorPage.tsx';

vi.mock('#screens/errorInesperado/ErrorInesperado.tsx', () => new Promise(() => undefined));

test('no page stays white: while the drawn one neither comes nor fails, the plain one stands, with the focus at its heading', async () => {
  await render(<ErrorPage cooperativeName="Cooperativa" error={new Error('boot')} />);
  await expect.element(title('Algo no salió bien'), { timeout: 5_000 }).toHaveFocus();
});
