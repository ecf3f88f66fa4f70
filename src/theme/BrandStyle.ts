import { createGlobalStyle } from 'styled-components';
import type { AcceptedBrand, BrandProperties } from './brandTheme.ts';

const rules = (properties: BrandProperties): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');

/**
 * Puts a brand over the whole page, in both themes: `<BrandStyle $brand={theme} />` beside GlobalStyle, with a brand that {@link
 * brandTheme} has accepted. For a part of a page there is {@link brandPart}.
 */
export const BrandStyle = createGlobalStyle<{ $brand: AcceptedBrand }>`
  /* Twice the root, so that it wins over our own colours whichever style comes first. */
  :root:root {
    ${({ $brand }) => rules($brand.light)}
  }
  :root:root[data-theme='dark'] {
    ${({ $brand }) => rules($brand.dark)}
  }
`;
