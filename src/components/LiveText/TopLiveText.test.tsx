import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { renderComponent } from '../testRender.tsx';
import { hearLiveWords } from '../transcripts/liveWords.ts';
import { TopLiveText } from './TopLiveText.tsx';

/** Longer than anything that is said of its own accord waits for. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 600));

function Page({ text = '', isOpen = false }: { text?: string; isOpen?: boolean }) {
  return (
    <>
      <TopLiveText text={text} />
      {isOpen && (
        <Dialog labelledBy="nombre" onDismiss={() => undefined}>
          <h2 id="nombre">Nombre</h2>
          <button type="button">Guardar</button>
        </Dialog>
      )}
    </>
  );
}

describe('screens.md A.0 «Accessibility»: what is told above everything', () => {
  let live: ReturnType<typeof hearLiveWords>;
  beforeEach(() => {
    live = hearLiveWords();
  });
  afterEach(() => live.stop());

  it('is said when it comes, when it is there from the first, and when it comes again', async () => {
    const { rerender } = await renderComponent(<Page text="uno" />);
    await expect.poll(live.heard).toEqual(['espera su turno: uno']);
    await rerender(<Page text="dos" />);
    await expect.poll(() => live.heard().at(-1)).toBe('espera su turno: dos');
    await rerender(<Page />);
    await quiet();
    await rerender(<Page text="dos" />);
    await expect.poll(() => live.heard().slice(2)).toEqual(['espera su turno: dos']);
  });

  it('is said once while dialogs open and close, and what comes then is said too', async () => {
    const { rerender } = await renderComponent(<Page text="uno" />);
    await expect.poll(live.heard).toEqual(['espera su turno: uno']);
    await rerender(<Page text="uno" isOpen />);
    await quiet();
    expect(page.getByRole('dialog').element().contains(page.getByRole('status').element())).toBe(true);
    await rerender(<Page text="dos" isOpen />);
    await expect.poll(live.heard).toEqual(['espera su turno: uno', 'espera su turno: dos']);
    await userEvent.keyboard('{Tab}');
    await rerender(<Page text="dos" />);
    await quiet();
    expect(live.heard()).toHaveLength(2);
  });

  it('is said, and once, where a dialog opens or closes in the moment in which it comes', async () => {
    const { rerender } = await renderComponent(<Page />);
    await rerender(<Page text="uno" isOpen />);
    await quiet();
    expect(live.heard()).toEqual(['espera su turno: uno']);
    await rerender(<Page text="dos" />);
    await quiet();
    expect(live.heard()).toEqual(['espera su turno: uno', 'espera su turno: dos']);
  });
});
