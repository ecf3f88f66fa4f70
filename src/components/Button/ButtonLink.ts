import { type ComponentPropsWithRef, createElement, Fragment } from 'react';
import styled, { type IStyledComponent } from 'styled-components';
import { drawnIcon } from '../Icon/drawnIcon.tsx';
import { type ButtonProps, type PillLook, pillStyle } from './Button.tsx';

/** What its element takes, and how it looks by a button's names. */
export interface ButtonLinkProps
  extends ComponentPropsWithRef<'a'>,
    Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'icon'> {}

/** These say how the link looks and do not go to its element. */
const LOOKS: readonly string[] = ['variant', 'size', 'fullWidth', 'icon'];

/** A link that looks like a button, because it is the page's next step: `<ButtonLink as={Link} to={…} variant="secondary">`. */
export const ButtonLink: IStyledComponent<'web', ButtonLinkProps> = styled.a
  .withConfig({ shouldForwardProp: (name) => !LOOKS.includes(name) })
  .attrs<ButtonLinkProps & PillLook>(({ variant, size, fullWidth, icon, children }) => ({
    $variant: variant,
    $size: size,
    $fullWidth: fullWidth,
    children: icon ? createElement(Fragment, null, drawnIcon(icon, 'medium'), children) : children,
  }))`
  ${pillStyle}
`;
