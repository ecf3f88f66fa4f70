import { Clock } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Badge } from './Badge.tsx';

test('DESIGN.md §6: what it says is one line, also where a part of it is kept apart', async () => {
  await renderComponent(
    <Badge tone="info" icon={Clock}>
      <bdi>Llega el siguiente día hábil</bdi>
      {', 27/11/2026'}
    </Badge>,
  );
  const words = page.getByText('Llega el siguiente día hábil', { exact: true }).element();
  expect(words.parentElement?.innerText).toBe('Llega el siguiente día hábil, 27/11/2026');
  const date = document.createRange();
  if (words.nextSibling) date.selectNode(words.nextSibling);
  expect(Math.abs(date.getBoundingClientRect().left - words.getBoundingClientRect().right)).toBeLessThan(1);
});
