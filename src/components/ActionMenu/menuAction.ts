import type { MouseEvent, ReactElement } from 'react';
import type { IconDrawing } from '../Icon/Icon.tsx';

/** One line of a menu. */
export interface MenuAction {
  label: string;
  icon: IconDrawing;
  onSelect: () => void;
}

/** The properties that a menu's trigger must accept. */
export interface MenuTriggerProps {
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  /** True while the menu's code is being fetched. */
  'aria-busy'?: boolean | undefined;
}

export interface ActionMenuProps {
  /** The button that opens the menu; its name says what the menu is for. */
  trigger: ReactElement<MenuTriggerProps>;
  actions: readonly MenuAction[];
  /** Called at the first press: whatever a choice will need can be fetched meanwhile. */
  onFirstOpen?: (() => void) | undefined;
}
