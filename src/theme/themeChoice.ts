import { mediaQuery } from './mediaQuery.ts';

/** What a member can choose (screens.md A.0 «Dark theme»); `sistema` follows the device. */
export type ThemeChoice = 'claro' | 'oscuro' | 'sistema';

const THEME_KEY = 'bv.tema';
const CHOICES: readonly ThemeChoice[] = ['claro', 'oscuro', 'sistema'];
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The theme of this page: applies it to the root element, keeps the choice on the device and follows the system. */
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
  const listeners = new Set<() => void>();
  const system = mediaQuery(DARK_QUERY);
  let choice = storedChoice();
  const apply = (): void => applyTheme(choice, system);
  apply();
  system?.addEventListener('change', apply);
  return {
    choice: () => choice,
    choose(next) {
      choice = next;
      try {
        localStorage.setItem(THEME_KEY, next);
      } catch {
        // The choice then lasts until the page is left.
      }
      apply();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Marks the root element with the theme that was chosen on this device, before anything is painted. */
export function applyStoredTheme(): void {
  applyTheme(storedChoice(), mediaQuery(DARK_QUERY));
}

function applyTheme(choice: ThemeChoice, system: MediaQueryList | null): void {
  if (typeof document === 'undefined') return;
  const dark = choice === 'oscuro' || (choice === 'sistema' && system?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return CHOICES.find((choice) => choice === stored) ?? 'sistema';
  } catch {
    return 'sistema';
  }
}
