import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink } from './ButtonLink.ts';

/** A router's link: it writes everything that it is given into the page. */
const RouterLink = ({ to, children, ...rest }: { to: string } & ComponentPropsWithRef<'a'>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const Styled = styled(ButtonLink)`
  margin-top: 1px;
`;

/** What its variant, its size and its width decide of a pill. The colours are those that it would have without a pointer over it. */
function looks(element: Element) {
  const style = getComputedStyle(element);
  const colours = ['--button-bg', '--button-text', '--button-edge', '--button-hover'];
  return [style.height, style.width, ...colours.map((name) => style.getPropertyValue(name))];
}

const cases: readonly Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'icon'>[] = [
  {},
  { variant: 'secondary', size: 'compact' },
  { variant: 'ghost', icon: Search },
  { variant: 'danger', size: 'large', fullWidth: true },
];

describe('a link with the looks of a button', () => {
  it.each(cases)('looks as the button with the same %o, and none of it stands in the page', async (given) => {
    await renderComponent(
      <>
        <Button {...given}>Seguir</Button>
        <ButtonLink {...given} href="#propio">
          Seguir
        </ButtonLink>
        <ButtonLink {...given} as={RouterLink} to="#otro">
          Seguir
        </ButtonLink>
        <Styled {...given} as={RouterLink} to="#vestido">
          Seguir
        </Styled>
      </>,
    );
    const button = looks(page.getByRole('button', { name: 'Seguir' }).element());
    const links = page.getByRole('link', { name: 'Seguir' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#propio', '#otro', '#vestido']);
    for (const link of links) {
      expect(looks(link)).toEqual(button);
      expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
      expect(link.querySelectorAll('svg')).toHaveLength(given.icon ? 1 : 0);
    }
  });
});
