import type { MouseEvent, ReactElement } from 'react';
import type { IconDrawing } from '../Icon/Icon.tsx';

/** One line of a menu. */
export interface MenuAction {
  label: string;
  icon: IconDrawing;
  onSelect: () => void;
}

/** What a menu's trigger must take. */
export interface MenuTriggerProps {
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  /** While the menu is on its way. */
  'aria-busy'?: boolean | undefined;
}

export interface ActionMenuProps {
  /** The button that opens it; it says what the menu is for. */
  trigger: ReactElement<MenuTriggerProps>;
  actions: readonly MenuAction[];
  /** With its first press: what a choice will need can be on its way meanwhile. */
  onFirstOpen?: (() => void) | undefined;
}
