import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#components/testRender.tsx';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { LateWords } from '../LateWords.tsx';

let live: ReturnType<typeof hearLiveWords>;
beforeEach(() => {
  live = hearLiveWords();
});
afterEach(() => live.stop());

const status = (words: string) => (
  <p role="status">
    <LateWords>{words}</LateWords>
  </p>
);

test('screens.md A.0 «Accessibility»: seen at once, heard once; what takes their place is heard too', async () => {
  const { rerender } = await renderComponent(status('uno'));
  expect(page.getByText('uno').element()).toBeVisible();
  expect(live.heard()).toEqual([]);
  await expect.poll(live.heard).toEqual(['espera su turno: uno']);
  await rerender(status('dos'));
  await expect.poll(live.heard).toEqual(['espera su turno: uno', 'espera su turno: dos']);
});
