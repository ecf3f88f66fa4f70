import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, fontWeight, media, radius, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Figure = styled.figure`
  /* Time goes on to the right, wherever words begin. */
  direction: ltr;
  margin: 0;

  figcaption {
    ${visuallyHidden}
  }
`;

/** The scale stands at the right, outside the plot. */
export const Chart = styled.div`
  position: relative;
  height: 12.5rem;
  margin-inline-end: ${rem(64)};
  border-radius: ${radius.small};
  touch-action: pan-y;

  ${media.belowMenu} {
    height: 10.625rem;
  }

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
    outline-offset: 4px;
  }
`;

export const Guides = styled.div`
  position: absolute;
  inset: 0;

  span {
    position: absolute;
    inset-inline: 0;
    height: 0;
    border-top: 1px dotted ${color.borderSubtle};
    color: ${color.textSecondary};
    ${type.caption}
    font-variant-numeric: tabular-nums;
    text-indent: calc(100% + 12px);
    white-space: nowrap;
    line-height: 0;
  }

  [data-part='zero'] {
    border-top-style: solid;
  }
`;

export const Plot = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  [data-part='area'] {
    fill: ${color.textLink};
    opacity: 0.1;
  }

  [data-part='line'] {
    fill: none;
    stroke: ${color.textLink};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    [data-part='line'] {
      stroke: CanvasText;
    }
  }
`;

export const Rule = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  border-inline-start: 1px solid ${color.borderControl};
`;

export const Marker = styled.span`
  position: absolute;
  width: 12px;
  height: 12px;
  border: 2px solid ${color.textLink};
  border-radius: 50%;
  background: ${color.surfaceCard};
  translate: -50% -50%;
`;

export const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.textLink};
  translate: -50% -50%;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const Flag = styled.span`
  position: absolute;
  top: -${rem(8)};
  display: grid;
  width: max-content;
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceInverse};
  color: ${color.textOnInverse};
  ${type.caption}
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  white-space: nowrap;
  translate: -50% -60%;

  b {
    font-weight: ${fontWeight.strong};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  /* In a narrow column month stands under day. */
  gap: ${space[2]};
  margin-block: ${space[2]} 0;
  margin-inline: 0 ${space[16]};
  color: ${color.textSecondary};
  ${type.caption}
  font-variant-numeric: tabular-nums;
`;
