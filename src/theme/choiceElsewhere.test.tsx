import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { applyStoredSimpleMode, followSimpleMode, isSimple, onSimpleMode } from './simpleMode.ts';
import { startTheme } from './themeChoice.ts';

const shownTheme = document.documentElement.dataset.theme;
afterEach(() => {
  localStorage.removeItem('bv.sencillo');
  localStorage.removeItem('bv.tema');
  applyStoredSimpleMode();
  document.documentElement.dataset.theme = shownTheme;
});

/** What another tab chose, as this one hears of it. */
function inAnotherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('simple mode that is chosen in one tab holds in all of them, until the storage is emptied', () => {
  onTestFinished(followSimpleMode());
  const hear = vi.fn();
  const stop = onSimpleMode(hear);
  inAnotherTab('bv.sencillo', 'si');
  expect(isSimple()).toBe(true);
  expect(hear).toHaveBeenCalledTimes(1);
  inAnotherTab('bv.otra', 'si');
  expect(hear).toHaveBeenCalledTimes(1);
  localStorage.removeItem('bv.sencillo');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isSimple()).toBe(false);
  stop();
});

it('a theme that is chosen in one tab holds in all of them, and is shown at once', () => {
  const control = startTheme();
  const hear = vi.fn();
  const stop = control.subscribe(hear);
  inAnotherTab('bv.tema', 'oscuro');
  expect(control.choice()).toBe('oscuro');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(hear).toHaveBeenCalled();
  stop();
});
