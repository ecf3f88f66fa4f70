import styled, { css } from 'styled-components';
import { labelFocusRing, visuallyHidden } from '#theme/accessibility.ts';
import { levelLine, nameOverDetails } from '#theme/blocks.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend<{ $hidden: boolean }>`
  margin-bottom: ${space[2]};
  padding: 0;
  color: ${color.textPrimary};
  ${type.label}
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Cards one below the other, or side by side where there is room. */
export const Cards = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => ($columns ? 'repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr))' : 'minmax(0, 1fr)')};
  gap: ${space[2]};

  /* A short name stands beside its mark. */
  ${({ $columns }) => $columns && '> label { flex-wrap: nowrap; }'}
`;

/**
 * The browser's own marks would be grey discs on a dark card; these keep the theme's colours. With forced colours the browser's are back.
 */
export const mark = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid ${color.borderControl};
  background: ${color.surfaceCard};
  appearance: none;

  &[type='radio'] {
    border-radius: 50%;
  }

  &[type='radio']:checked {
    border: 7px solid ${color.textLink};
  }

  &[type='checkbox'] {
    border-radius: ${radius.text};
  }

  &[type='checkbox']:checked {
    border-color: ${color.textLink};
    background: ${color.textLink};
  }

  &[type='checkbox']:checked::before {
    width: 14px;
    height: 14px;
    background: ${color.surfaceCard};
    clip-path: polygon(14% 44%, 0 58%, 38% 94%, 100% 22%, 86% 10%, 37% 66%);
    content: '';
  }

  &:checked:disabled,
  [aria-disabled='true'] &:checked {
    border-color: ${color.textDisabled};
  }

  &[type='checkbox']:checked:disabled,
  [aria-disabled='true'] &[type='checkbox']:checked {
    background: ${color.textDisabled};
  }

  &[aria-invalid='true'] {
    border-color: ${color.error};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** One card: brandSoft and a 2 px edge when chosen, sunken when it cannot be chosen (DESIGN.md §6 «Debts to select»). */
export const Card = styled.label<{ $disabled: boolean }>`
  position: relative;
  ${levelLine}
  gap: ${space[2]} ${space[3]};
  min-height: ${size.rowLarge};
  padding-block: ${space[2.5]};
  padding-inline: ${space[3]} ${space[4]};
  border-radius: ${radius.tile};
  background: ${({ $disabled }) => ($disabled ? color.surfaceSunken : color.surfaceCard)};
  box-shadow: inset 0 0 0 1px ${color.borderSubtle};
  cursor: ${({ $disabled }) => ($disabled ? 'default' : 'pointer')};
  transition: background-color ${motion.state};

  input {
    ${mark}
    cursor: inherit;
  }

  input:focus-visible {
    outline: none;
  }

  &:hover {
    box-shadow: inset 0 0 0 1px ${({ $disabled }) => ($disabled ? color.borderSubtle : color.borderControl)};
  }

  &[data-checked] {
    background: ${({ $disabled }) => ($disabled ? color.surfaceSunken : color.surfaceBrandSoft)};
    box-shadow: inset 0 0 0 2px ${({ $disabled }) => ($disabled ? color.textDisabled : color.textLink)};
  }

  /* Neither shadow nor background is left there. */
  @media (forced-colors: active) {
    border: 1px solid ${({ $disabled }) => ($disabled ? 'GrayText' : 'ButtonText')};

    &[data-checked] {
      border-color: ${({ $disabled }) => ($disabled ? 'GrayText' : 'Highlight')};
    }
  }
`;

/** The focus ring of a card, after its input. */
export const Ring = styled.span`
  ${labelFocusRing}

  /* Around the border that the card has there. */
  @media (forced-colors: active) {
    inset: -1px;
  }
`;

/** The tile of a chosen card stands out from it. */
export const TileRoom = styled.span`
  display: inline-grid;
  flex: none;

  :checked ~ & {
    --surface-brand-soft: ${color.surfaceCard};
  }
`;

/** Name over detail. Before its words are broken, the content at its right moves below. */
export const Words = styled.span<{ $disabled: boolean }>`
  ${nameOverDetails}
  flex: 1 1 7.5rem;
  color: ${({ $disabled }) => ($disabled ? color.textSecondary : color.textPrimary)};
`;

export const Aside = styled.span<{ $disabled: boolean }>`
  ${levelLine}
  justify-content: flex-end;
  gap: ${space[1]} ${space[4]};
  margin-inline-start: auto;
  color: ${({ $disabled }) => ($disabled ? color.textSecondary : color.textPrimary)};
  ${type.bodyMediumStrong}
  font-variant-numeric: tabular-nums;
`;
