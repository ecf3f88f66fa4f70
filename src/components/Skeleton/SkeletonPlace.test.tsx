import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkeletonPlace } from './SkeletonPlace.tsx';

const place = (timing: 'none' | 'skeleton' | 'content') => (
  <SkeletonPlace timing={timing}>
    <p role="status" style={{ height: 120, margin: 0 }}>
      Cargando
    </p>
  </SkeletonPlace>
);

test('screens.md A.0 «Lists»: a skeleton keeps its place before it is drawn, unseen and unheard, and leaves none once the content is there', async () => {
  const { container, rerender } = await render(place('none'));
  const height = (): number => container.getBoundingClientRect().height;
  expect(height()).toBe(120);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await rerender(place('skeleton'));
  expect(height()).toBe(120);
  await expect.element(page.getByRole('status')).toBeVisible();
  await rerender(place('content'));
  expect(height()).toBe(0);
});
