import { Autocomplete } from '@base-ui/react/autocomplete';
import styled from 'styled-components';
import { ControlBox, ControlInput } from '#components/Field/ControlBox.tsx';
import { visuallyHidden } from '#theme/accessibility.ts';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { color, media, radius, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const HiddenTitle = styled.h2`
  ${visuallyHidden}
`;

/** Of one height whatever is found, so that the field stays where it is: as high as the window on phones, most of it elsewhere. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  height: min(38rem, calc(${windowHeight} - 10rem));

  ${media.belowMenu} {
    height: calc(${windowHeight} - ${space[6]});
  }

  /* A phone's keyboard leaves so little that the sheet itself has to be scrolled. */
  ${media.lowerThan(LOW_WINDOW_PX)} {
    height: ${windowHeight};
    min-height: 18rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[5]} ${space[5]} ${space[4]};
  border-bottom: 1px solid ${color.borderSubtle};

  ${media.belowMenu} {
    padding: ${space[6]} ${space[3]} ${space[3]} ${space[4]};
  }

  ${media.lowerThan(LOW_WINDOW_PX)} {
    padding-block: ${space[2]};
  }
`;

export const Field = styled(ControlBox)`
  flex: 1;
  min-width: 0;
  border-radius: ${radius.full};
`;

/** The field; the X beside it closes, so that it needs none of its own. */
export const Input = styled(ControlInput)`
  appearance: none;

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** Below the field: what is found, and what there is to say of it. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding-bottom: ${space[2]};

  ${media.belowMenu} {
    padding-bottom: max(${space[2]}, env(safe-area-inset-bottom));
  }
`;

/** It alone is scrolled, by the field's arrows too. */
export const List = styled(Autocomplete.List)`
  flex: 0 1 auto;
  min-height: 0;
  padding: ${space[2]} ${space[3]} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;

  &[data-empty] {
    padding: 0;
  }

  ${media.belowMenu} {
    padding-inline: ${space[1]} ${space[2.5]};
  }
`;

/** A line that asks for no attention. */
export const Quiet = styled.p`
  ${type.bodySmall}
  flex: none;
  padding: ${space[2]} ${space[6]};
  color: ${color.textSecondary};

  ${media.belowMenu} {
    padding-inline: ${space[4]};
  }
`;

/** Nothing was found: what else helps. */
export const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]} ${space[6]};

  ${media.belowMenu} {
    padding-inline: ${space[4]};
  }
`;

export const NothingText = styled.p`
  ${type.bodyStrong}
  overflow-wrap: anywhere;
`;

/** For who sits at a keyboard: how many there are, and which keys there are. */
export const Foot = styled.div`
  ${type.caption}
  display: flex;
  flex: none;
  gap: ${space[5]};
  padding: ${space[2.5]} ${space[6]};
  border-top: 1px solid ${color.borderSubtle};
  color: ${color.textSecondary};

  > :first-child {
    flex: 1;
    font-variant-numeric: tabular-nums;
  }

  ${media.belowMenu} {
    display: none;
  }

  ${media.lowerThan(LOW_WINDOW_PX)} {
    display: none;
  }
`;

export const Key = styled.kbd`
  padding: 0 ${space[1]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.word};
  font: inherit;
`;
