import { expect, onTestFinished, test } from 'vitest';
import { renderComponent } from '#components/testRender.tsx';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { HolderNotice } from '../HolderNotice.tsx';
import type { Holder } from '../useHolder.ts';

test('screens.md A.0 «Accessibility»: that the holder is asked for, and who it is, is heard when it comes, once', async () => {
  const live = hearLiveWords();
  onTestFinished(() => live.stop());
  const found: Holder = {
    kind: 'found',
    name: 'Ana L*** Morocho T***',
    identificationType: '1',
    identification: '******9036',
    isOwn: false,
  };
  const { rerender } = await renderComponent(<HolderNotice holder={{ kind: 'none' }} />);
  await rerender(<HolderNotice holder={{ kind: 'asking' }} />);
  await expect.poll(live.heard).toEqual(['espera su turno: Consultando el titular…']);
  await rerender(<HolderNotice holder={found} />);
  await expect
    .poll(() => live.heard().slice(1))
    .toEqual(['espera su turno: Titular: Ana L*** Morocho T***Cédula ••••••9036']);
});
