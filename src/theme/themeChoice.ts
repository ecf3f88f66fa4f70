import { mediaQuery } from './mediaQuery.ts';
import { readStored, storedChoice } from './storedChoice.ts';

/** What a member can choose (screens.md A.0 «Dark theme»); `sistema` follows the device. */
export type ThemeChoice = 'claro' | 'oscuro' | 'sistema';

const THEME_KEY = 'bv.tema';
const CHOICES: readonly ThemeChoice[] = ['claro', 'oscuro', 'sistema'];
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The theme of this page: applies it to the root element, keeps the choice on the device, follows other tabs and the system. */
export interface ThemeControl {
  choice: () => ThemeChoice;
  choose: (choice: ThemeChoice) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Starts the theme before the first render, so that no light flash precedes a dark page. Storage may be blocked. On a server, where there
 * is neither device nor document, the theme is `sistema` and nothing is marked.
 */
export function startTheme(): ThemeControl {
  const stored = storedChoice(THEME_KEY);
  const system = mediaQuery(DARK_QUERY);
  const choice = (): ThemeChoice => choiceOf(stored.read());
  const apply = (): void => applyTheme(choice(), system);
  apply();
  if (typeof document !== 'undefined') stored.subscribe(apply);
  system?.addEventListener('change', apply);
  return {
    choice,
    choose: stored.write,
    subscribe: stored.subscribe,
  };
}

/** Marks the root element with the theme that was chosen on this device, before anything is painted. */
export function applyStoredTheme(): void {
  applyTheme(choiceOf(readStored(THEME_KEY)), mediaQuery(DARK_QUERY));
}

function applyTheme(choice: ThemeChoice, system: MediaQueryList | null): void {
  if (typeof document === 'undefined') return;
  const dark = choice === 'oscuro' || (choice === 'sistema' && system?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function choiceOf(stored: string | null): ThemeChoice {
  return CHOICES.find((choice) => choice === stored) ?? 'sistema';
}
