import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageTools, usualLanguage } from './languageTools.tsx';
import { setNetwork } from './network.ts';
import { isDrawnAgain, leave, toolbar, usualToolbar } from './toolbar.ts';

const emit = vi.fn();

/** What the page calls the cooperative with: another function over any network that is not the normal one. */
const usualFetch = globalThis.fetch;

beforeEach(() => {
  vi.spyOn(addons, 'getChannel').mockReturnValue({ emit } as unknown as ReturnType<typeof addons.getChannel>);
});

afterEach(() => {
  vi.restoreAllMocks();
  emit.mockClear();
  setNetwork('normal');
});

function story() {
  const { signal } = new AbortController();
  return (globals = {}) => ({ id: 'una', abortSignal: signal, globals: { ...usualToolbar, ...globals } });
}

it('each choice has a name that the address of a page keeps, and the usual one is a choice', () => {
  for (const { toolbar: bar } of Object.values({ ...toolbar, ...languageTools }))
    for (const { value } of bar.items) expect(value).toMatch(/^[a-zA-Z0-9 _-]+$/);
  expect(toolbar.red.toolbar.items.map(({ value }) => value)).toContain(usualToolbar.red);
  expect(toolbar.reloj.toolbar.items.map(({ value }) => value)).toContain(usualToolbar.reloj);
  expect(languageTools.idioma.toolbar.items.map(({ value }) => value)).toContain(usualLanguage.idioma);
  expect(languageTools.direccion.toolbar.items.map(({ value }) => value)).toContain(usualLanguage.direccion);
});

it('a story starts once; drawn again it goes on, over the network that was chosen meanwhile', () => {
  const context = story();
  expect(isDrawnAgain(context())).toBe(false);
  expect(globalThis.fetch).toBe(usualFetch);
  expect(isDrawnAgain(context({ red: 'lenta' }))).toBe(true);
  expect(globalThis.fetch).not.toBe(usualFetch);
  expect(emit).not.toHaveBeenCalled();
  expect(isDrawnAgain(story()())).toBe(false);
});

it('at another moment it is started again', () => {
  const context = story();
  isDrawnAgain(context());
  expect(isDrawnAgain(context({ reloj: 'noche' }))).toBe(true);
  expect(emit).toHaveBeenCalledWith('forceRemount', { storyId: 'una' });
});

it('once it is over it starts anew, also with the same signal, as a test that is repeated', () => {
  const context = story();
  isDrawnAgain(context());
  isDrawnAgain(context({ red: 'lenta' }));
  leave(context());
  expect(globalThis.fetch).toBe(usualFetch);
  expect(isDrawnAgain(context())).toBe(false);
});
