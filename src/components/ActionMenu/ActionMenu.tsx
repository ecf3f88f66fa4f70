import { cloneElement } from 'react';
import { useFetchedOnPress } from '../Button/useFetchedOnPress.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { actionMenuWords } from './ActionMenu.words.ts';
import type { ActionMenuProps } from './menuAction.ts';

export type { ActionMenuProps } from './menuAction.ts';

/**
 * A small menu behind a button: arrows, Home, End, typing, Enter, Escape; the focus goes back to the button. The menu library weighs more
 * than most pages with a menu, so it is fetched at the first press (architecture.md «Sizes»: never with the shell's first load).
 */
export function ActionMenu({ trigger, actions, onFirstOpen }: ActionMenuProps) {
  const { failed } = useMessages('ActionMenu', actionMenuWords);
  const fetchMenu = () => {
    onFirstOpen?.();
    return import('./OpenableMenu.tsx');
  };
  const { part, focused, isComing, ask } = useFetchedOnPress(fetchMenu, failed);
  if (part) return <part.OpenableMenu trigger={trigger} actions={actions} focused={focused} />;
  return cloneElement(trigger, {
    onClick: (event) => {
      trigger.props.onClick?.(event);
      ask();
    },
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isComing || undefined,
  });
}
