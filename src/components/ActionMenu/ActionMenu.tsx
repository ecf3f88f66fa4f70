import { type ComponentType, cloneElement, useState } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { actionMenuWords } from './ActionMenu.words.ts';
import type { ActionMenuProps } from './menuAction.ts';

/**
 * A small menu behind a button: arrows, Home, End, typing, Enter, Escape; the focus goes back to the button. The kit that draws it
 * weighs more than the page that has it, so it is fetched with the first press (architecture.md «Sizes»: never with the shell's first load).
 */
export function ActionMenu({ trigger, actions, onFirstOpen }: ActionMenuProps) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<ActionMenuProps> } | null>(null);
  const { failed } = useMessages('ActionMenu', actionMenuWords);
  const toast = useToast();
  const once = useLatch();
  if (loaded) return <loaded.Menu trigger={trigger} actions={actions} />;
  const open = () =>
    once(async () => {
      onFirstOpen?.();
      const module = await import('./OpenableMenu.tsx').catch(() => null);
      if (module) setLoaded({ Menu: module.OpenableMenu });
      else toast.error(failed);
    });
  return cloneElement(trigger, { onClick: () => void open(), 'aria-haspopup': 'menu', 'aria-expanded': false });
}
