import { useSyncExternalStore } from 'react';

/** Controls that open a phone's keyboard. */
const TYPED_INTO =
  'textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=file], [type=submit])';

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether a field has the focus: then a phone's keyboard is open and leaves no room for anything else at the lower edge (D-69). */
export const useTyping = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(TYPED_INTO) ?? false,
    () => false,
  );
