import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { ResultHeading } from './ResultHeading.tsx';

const outcome = (
  <div style={{ paddingTop: 280, height: 1200 }}>
    <ResultHeading spoken="Transferencia exitosa, $12,34">Transferencia exitosa</ResultHeading>
  </div>
);

const heading = page.getByRole('heading', { name: 'Transferencia exitosa, $12,34' });

it('conventions.md: at 400 % zoom the result is in sight, though the page’s head fills the window', async () => {
  await page.viewport(320, 256);
  await renderComponent(outcome);
  await expect.element(heading).toHaveFocus();
  const { top, bottom } = heading.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

it('where the window has room for it, the page stands at its top', async () => {
  await page.viewport(390, 844);
  await renderComponent(outcome);
  await expect.element(heading).toHaveFocus();
  expect(scrollY).toBe(0);
});
