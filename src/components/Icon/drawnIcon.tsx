import { isValidElement, type ReactElement } from 'react';
import { Icon, type IconOrElement, type IconProps } from './Icon.tsx';

/** The icon of a button or a field: a drawing in the given size, an element as it is, and nothing where there is none. */
export function drawnIcon(
  icon: IconOrElement | undefined,
  size: NonNullable<IconProps['size']>,
): ReactElement | undefined {
  return icon === undefined || isValidElement(icon) ? icon : <Icon icon={icon} size={size} />;
}
