import { Select } from '@base-ui/react/select';
import styled from 'styled-components';
import { color, fontFamily, layer, motion, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Box = styled.div`
  container: selector / inline-size;
  min-width: 0;
`;

export const Label = styled.span`
  ${type.label}
  display: block;
  margin-bottom: 6px;
`;

export const Loading = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 4.5rem;
  padding: 12px 20px;
  border-radius: ${radius.tile};
  background: ${color.surfaceSunken};
  color: ${color.textSecondary};
`;

export const Trigger = styled(Select.Trigger)`
  position: relative;
  display: flex;
  /* The balance goes below the name where both have no room. */
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  width: 100%;
  min-height: 4.5rem;
  padding: 12px 52px 12px 14px;
  border: 0;
  border-radius: ${radius.tile};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  color: ${color.textPrimary};
  text-align: left;
  transition: box-shadow ${motion.state};

  /* At the end whether or not the balance has a line of its own. */
  > svg {
    position: absolute;
    right: 16px;
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

  /* A 320 px window: name and balance matter more than the picture. */
  @container selector (width < 18.75rem) {
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
  min-width: 0;
  font-size: 0.9375rem;
`;

export const Name = styled.span`
  font: 600 1rem / 1.375rem ${fontFamily.body};
  overflow-wrap: anywhere;
`;

export const Balance = styled.span`
  display: grid;
  justify-items: end;
  margin-left: auto;

  > span:first-child:not(:only-child) {
    ${type.caption}
    color: ${color.textSecondary};
  }

  @container selector (width < 21.25rem) {
    > span:first-child:not(:only-child) {
      display: none;
    }
  }
`;

export const List = styled(Select.Popup)`
  z-index: ${layer.drawer};
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
  gap: 12px;
  min-height: 4.25rem;
  padding: 10px 14px;
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
  margin-top: 8px;
  color: ${color.error};

  p {
    display: flex;
    gap: 8px;
    margin-bottom: 4px;
    overflow-wrap: anywhere;
  }

  p svg {
    margin-top: 2px;
  }
`;
