import type { ComponentType } from 'react';
import styled from 'styled-components';
import { levelLine } from '#theme/blocks.ts';
import { color, media, space } from '#theme/tokens.ts';

/** Room around a component in the catalogue: the stories themselves fill the window. */
export const Room = styled.div`
  padding: ${space[8]};

  ${media.belowMenu} {
    padding: ${space[4]};
  }
`;

/** The same on ink, for what stands in the menu and on brand panels. */
const Ink = styled(Room)`
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
`;

/** Decorator: the component with air around it. */
export function inRoom(Story: ComponentType) {
  return (
    <Room>
      <Story />
    </Room>
  );
}

/** Decorator: the component on an ink surface. */
export function onInk(Story: ComponentType) {
  return (
    <Ink>
      <Story />
    </Ink>
  );
}

/**
 * For stories with an open list or menu, as `parameters.a11y`. The library's guards at both ends of it take the focus from the Tab key
 * and hand it on at once.
 */
export const besideFocusGuards = {
  config: {
    rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
  },
};

/** A column of variants, one under the other. */
export const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;

/** A row of variants, side by side while there is room. */
export const Line = styled.div`
  ${levelLine}
  gap: ${space[4]};
`;
