import { Select } from '@base-ui/react/select';
import styled from 'styled-components';
import { narrowSelector } from '#theme/narrow.ts';
import { color, fontSize, layer, motion, radius, shadow, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Box = styled.div`
  container: selector / inline-size;
  min-width: 0;
`;

export const Label = styled.span`
  ${type.label}
  display: block;
  margin-bottom: ${space[1.5]};
`;

/** The skeleton of an account in the selector's frame: tile, name, number and balance. */
export const Loading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.selector};
  padding: ${space[3]} ${space[4]};
  padding-inline-start: ${space[3.5]};
  border-radius: ${radius.tile};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.borderSubtle};

  ${narrowSelector} {
    > span[aria-hidden] {
      display: none;
    }
  }
`;

export const Waiting = styled.span`
  margin-bottom: ${space[1]};
  color: ${color.textSecondary};
  ${type.bodySmall}
`;

/** The chevron, 24 px, with the room at its sides. */
const CHEVRON_ROOM = '52px';

export const Trigger = styled(Select.Trigger)`
  position: relative;
  display: flex;
  /* The balance goes below the name where both have no room. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  width: 100%;
  min-height: ${size.selector};
  padding-block: ${space[3]};
  padding-inline: ${space[3.5]} ${CHEVRON_ROOM};
  border: 0;
  border-radius: ${radius.tile};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  color: ${color.textPrimary};
  text-align: start;
  transition: box-shadow ${motion.state};

  /* At the end whether or not the balance has a line of its own. */
  > svg {
    position: absolute;
    inset-inline-end: ${space[4]};
    color: ${color.textSecondary};
  }

  &:focus-visible,
  &[data-popup-open] {
    /* Seen in forced colours alone, where there are no shadows. */
    outline: 3px solid transparent;
    box-shadow:
      inset 0 0 0 2px ${color.focusRing},
      0 0 0 4px ${color.focusHalo};
  }

  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color.error};
  }

  &[data-disabled] {
    cursor: not-allowed;
  }

  ${narrowSelector} {
    > span[aria-hidden] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`;

export const Placeholder = styled.span`
  flex: 1;
  color: ${color.textSecondary};
`;

export const Description = styled.span`
  display: grid;
  flex: 1 1 4.5rem;
  min-width: min-content;
  max-width: 100%;
  font-size: ${fontSize.bodyMedium};
`;

export const Name = styled.span`
  ${type.bodyStrongTight}
  overflow-wrap: anywhere;
`;

export const Balance = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;

  > span:first-child:not(:only-child) {
    ${type.caption}
    color: ${color.textSecondary};
  }

  /* A 320 px window: the name in one line matters more than what the balance is called. */
  @container selector (width < 18.75rem) {
    > span:first-child:not(:only-child) {
      display: none;
    }
  }
`;

/** A stacking context of its own: what lies over the page's bars is said here, not of the list inside. */
export const Positioner = styled(Select.Positioner)`
  z-index: ${layer.drawer};
`;

export const List = styled(Select.Popup)`
  width: var(--anchor-width);
  max-height: min(var(--available-height), 22.5rem);
  overflow-y: auto;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.tile};
  outline: none;
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};
`;

export const Option = styled(Select.Item)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.rowLarge};
  padding: ${space[2.5]} ${space[3.5]};
  outline: none;
  cursor: pointer;

  &[data-selected] {
    background: ${color.surfaceBrandSoft};
  }

  &[data-highlighted] {
    outline: 2px solid ${color.focusRing};
    outline-offset: -2px;
  }

  > span:last-child {
    color: ${color.textLink};
  }
`;

export const ErrorList = styled.div`
  ${type.bodySmall}
  margin-top: ${space[2]};
  color: ${color.error};

  p {
    display: flex;
    gap: ${space[2]};
    margin-bottom: ${space[1]};
    overflow-wrap: anywhere;
  }

  p svg {
    margin-top: ${space[0.5]};
  }
`;
