/** What is looked at of a key press. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'target'>;

/** Where keys are typed, or mean something of their own: fields, what is editable, lists that are gone through by letters. */
const TAKES_KEYS = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="menu"]',
  '[role="listbox"]',
].join();

/**
 * Whether a key press opens the search: «/», also with Shift, where a Spanish keyboard has it, and ⌘K; never with Ctrl, which §2 blocks, and
 * not while something has the focus that is typed into. `hasSlash`: the member has left «/» on.
 */
export function isSearchKey(
  { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, target }: Press,
  hasSlash: boolean,
): boolean {
  if (ctrlKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest(TAKES_KEYS)) return false;
  return metaKey ? key.toLowerCase() === 'k' && !shiftKey : hasSlash && key === '/';
}
