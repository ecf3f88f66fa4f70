import { createGlobalStyle } from 'styled-components';
import type { AcceptedBrand, BrandProperties } from './brandTheme.ts';

const rules = (properties: BrandProperties): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');

/**
 * A brand over the whole page, in both themes: `<BrandStyle $brand={theme} />` beside GlobalStyle, with what {@link brandTheme} has accepted. A
 * part of a page has {@link brandPart}.
 */
export const BrandStyle = createGlobalStyle<{ $brand: AcceptedBrand }>`
  /* Twice the root: before our own colours, whichever of both styles comes first. */
  :root:root {
    ${({ $brand }) => rules($brand.light)}
  }
  :root:root[data-theme='dark'] {
    ${({ $brand }) => rules($brand.dark)}
  }
`;
