import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, motion, radius } from '#theme/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Name for assistive technology and tooltip (DESIGN.md §8). */
  label: string;
  icon: ReactNode;
}

/** A 44 px button that shows only an icon; its name is also its tooltip. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} aria-label={label} title={label}>
      {icon}
    </Square>
  );
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
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
`;
