import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { createToastQueue, type ToastQueue } from '../Toast/toastQueue.ts';
import { renderComponent } from '../testRender.tsx';
import { useCopyText } from './useCopyText.ts';
import { useShareText } from './useShareText.ts';

const TEXT = 'Cuenta N.º 010201004871';
const written = vi.fn<typeof navigator.clipboard.writeText>();
const shared = vi.fn<typeof navigator.share>();
let toasts: ToastQueue;
let ended: string[];

beforeEach(() => {
  ended = [];
  written.mockReset().mockResolvedValue();
  shared.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
  sharesWith(shared);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

/** The browser's own sheet, or none. */
function sharesWith(value: typeof shared | undefined): void {
  Object.defineProperty(navigator, 'share', { value, configurable: true });
}

function Page() {
  const copy = useCopyText();
  const share = useShareText();
  const asks: [string, () => Promise<void>][] = [
    ['Copiar', () => copy(TEXT, { copied: 'Número copiado' })],
    ['Copiar número', () => copy(TEXT, { copied: 'Número copiado', refused: 'No pudimos copiar el número.' })],
    ['Compartir', () => share(TEXT, { copied: 'Comprobante copiado' })],
    ['Compartir datos', () => share(TEXT, { copied: 'Datos copiados', copyRefused: true })],
  ];
  return asks.map(([name, ask]) => (
    <button key={name} type="button" onClick={() => void ask().then(() => ended.push(name))}>
      {name}
    </button>
  ));
}

/** What was said by the time that the call ended. */
async function saidAfter(name: string): Promise<string[][]> {
  toasts = createToastQueue();
  await renderComponent(
    <ToastProvider queue={toasts}>
      <Page />
    </ToastProvider>,
  );
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => ended).toEqual([name]);
  return toasts.toasts().map(({ tone, text }) => [tone, text]);
}

const refusal = new DOMException('Denegado', 'NotAllowedError');

describe('D-18: copying', () => {
  it('gives the clipboard all of the text and says so without showing it', async () => {
    expect(await saidAfter('Copiar')).toEqual([['ok', 'Número copiado']]);
    expect(written).toHaveBeenCalledExactlyOnceWith(TEXT);
    expect(document.body.textContent).not.toContain(TEXT);
  });

  it.each([
    ['Copiar', 'No pudimos copiarlo. Su navegador no lo permite.'],
    ['Copiar número', 'No pudimos copiar el número.'],
  ])('«%s» in a browser that refuses: «%s»', async (name, text) => {
    written.mockRejectedValue(refusal);
    expect(await saidAfter(name)).toEqual([['error', text]]);
  });
});

describe('screens.md A.0 «CMP»: sharing', () => {
  it.each(['Compartir', 'Compartir datos'])('«%s» is the sheet’s where there is one: nothing is said', async (name) => {
    expect(await saidAfter(name)).toEqual([]);
    expect(shared).toHaveBeenCalledExactlyOnceWith({ text: TEXT });
    expect(written).not.toHaveBeenCalled();
  });

  it.each(['Compartir', 'Compartir datos'])(
    '«%s»: closing the sheet is no failure, and copies nothing',
    async (name) => {
      shared.mockRejectedValue(new DOMException('Cerrado', 'AbortError'));
      expect(await saidAfter(name)).toEqual([]);
      expect(written).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['Compartir', 'Comprobante copiado'],
    ['Compartir datos', 'Datos copiados'],
  ])('«%s» without a sheet copies: «%s»', async (name, text) => {
    sharesWith(undefined);
    expect(await saidAfter(name)).toEqual([['ok', text]]);
    expect(written).toHaveBeenCalledExactlyOnceWith(TEXT);
  });

  it.each([
    ['Compartir', 'No pudimos compartirlo.'],
    ['Compartir datos', 'No pudimos copiarlo. Su navegador no lo permite.'],
  ])('«%s» with neither sheet nor clipboard: «%s»', async (name, text) => {
    sharesWith(undefined);
    written.mockRejectedValue(refusal);
    expect(await saidAfter(name)).toEqual([['error', text]]);
  });

  it('a sheet that refuses: that is said, and nothing is copied', async () => {
    shared.mockRejectedValue(refusal);
    expect(await saidAfter('Compartir')).toEqual([['error', 'No pudimos compartirlo.']]);
    expect(written).not.toHaveBeenCalled();
  });

  it('a sheet that refuses: what `copyRefused` asks for is copied', async () => {
    shared.mockRejectedValue(refusal);
    expect(await saidAfter('Compartir datos')).toEqual([['ok', 'Datos copiados']]);
    expect(written).toHaveBeenCalledExactlyOnceWith(TEXT);
  });
});
