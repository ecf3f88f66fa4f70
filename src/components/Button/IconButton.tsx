import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, motion, radius, size } from '#theme/tokens.ts';
import { drawnIcon } from '../Icon/drawnIcon.tsx';
import type { IconOrElement } from '../Icon/Icon.tsx';
import { disabledLook } from './disabledLook.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Name for assistive technology and tooltip (DESIGN.md §8). */
  label: string;
  /** A drawing has 24 px. */
  icon: IconOrElement;
}

/** A 44 px button that shows only an icon; its name is also its tooltip. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} title={label}>
      {drawnIcon(icon, 'large')}
      {/* Text and not aria-label: «Mostrar contraseña» must not answer to whoever looks for the field «Contraseña». */}
      <Name>{label}</Name>
    </Square>
  );
}

const Name = styled.span`
  ${visuallyHidden}
`;

const Square = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.iconTarget};
  height: ${size.iconTarget};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.textSecondary};
  transition: background-color ${motion.state};
  ${focusRing}

  &:hover {
    background: ${color.surfaceBrandSoft};
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    ${disabledLook}
  }
`;
