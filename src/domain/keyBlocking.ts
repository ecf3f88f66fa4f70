/** How keys are blocked in a production build (§2 «Production rules», D-40). */
export type KeyBlocking = 'strict' | 'accessible' | 'off';

/** What is looked at of a key press. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  /** `getModifierState('AltGraph')`: on Spanish keyboards AltGr types @ and is reported with Ctrl by some systems. */
  altGraph: boolean;
}

/** What `accessible` lets through beside paste: editing, zoom, find, print and moving by words. */
const ACCESSIBLE_KEYS: ReadonlySet<string> = new Set([
  ...['c', 'x', 'a', 'z', 'y', 'f', 'p', '+', '-', '=', '0'],
  ...['arrowleft', 'arrowright', 'arrowup', 'arrowdown', 'home', 'end', 'backspace', 'delete'],
]);

/** The modifiers' own key presses say nothing yet. */
const MODIFIERS: ReadonlySet<string> = new Set(['control', 'shift', 'alt', 'altgraph', 'meta']);

/**
 * Whether a key press is blocked (§2): F12, and any Ctrl combination other than paste. AltGr, Alt and the bare Ctrl key always pass,
 * Cmd is not Ctrl.
 */
export function isKeyBlocked({ key, ctrlKey, altKey, altGraph }: KeyPress, policy: KeyBlocking): boolean {
  if (policy === 'off') return false;
  const name = key.toLowerCase();
  if (name === 'f12') return true;
  if (!ctrlKey || altKey || altGraph || MODIFIERS.has(name) || name === 'v') return false;
  return policy === 'strict' || !ACCESSIBLE_KEYS.has(name);
}
