import { Autocomplete } from '@base-ui/react/autocomplete';
import styled from 'styled-components';
import { forcedCurrent, visuallyHidden } from '#theme/accessibility.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontWeight, media, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const GroupBox = styled(Autocomplete.Group)`
  padding-bottom: ${space[3]};
`;

export const Heading = styled(Autocomplete.GroupLabel)`
  ${type.label}
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textSecondary};
`;

export const More = styled.span`
  font-weight: ${fontWeight.regular};
  font-variant-numeric: tabular-nums;
`;

/** A result and what else can be done with it, side by side. */
export const Row = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${space[2]};
`;

export const Choice = styled(Autocomplete.Item)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.row};
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.field};
  outline: none;
  cursor: pointer;
  scroll-margin-block: ${space[9]} ${space[2]};

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  &[data-highlighted] {
    background: ${color.surfaceBrandSoft};
  }

  /* The picture's own ground would be the same. */
  &[data-highlighted] > [aria-hidden='true']:first-child {
    background: ${color.surfaceCard};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      ${forcedCurrent}
    }
  }

  /* Much enlarged the words need the room of the picture. */
  ${narrowWindow} {
    > [aria-hidden='true'] {
      display: none;
    }
  }
`;

export const Lines = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  b {
    ${type.bodyMediumEmphasis}
    overflow-wrap: anywhere;
  }

  > span {
    ${type.bodySmall}
    color: ${color.textSecondary};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  /* On a phone one line below the name (DESIGN.md §12); much enlarged, all of it. */
  ${media.belowMenu} {
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  ${narrowWindow} {
    > span {
      white-space: normal;
    }
  }
`;

/** Bold and on a soft ground: never by colour alone (DESIGN.md §1). */
export const Mark = styled.mark`
  border-radius: ${radius.mark};
  background: ${color.accentSoft};
  color: inherit;
  font-weight: ${fontWeight.bold};

  @media (forced-colors: active) {
    background: none;
    color: inherit;
    text-decoration: underline;
  }
`;

export const Amount = styled.span`
  flex: none;
`;

export const Verb = styled.span`
  flex: none;
  color: ${color.textLink};
  ${type.bodyMediumStrong}

  /* On a phone the names have the room: a tap says enough. */
  ${media.belowMenu} {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    [data-highlighted] & {
      color: inherit;
    }
  }
`;

export const SecondChoice = styled(Autocomplete.Item)`
  display: grid;
  flex: none;
  align-self: center;
  place-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0 ${space[3]};
  border-radius: ${radius.full};
  outline: none;
  box-shadow: inset 0 0 0 1px ${color.borderSubtle};
  color: ${color.textLink};
  ${type.bodyMediumStrong}
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.surfaceBrandSoft};
    box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &[data-highlighted] {
      ${forcedCurrent}
    }
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
