import styled from 'styled-components';
import { QuietNote } from '#components/Notice/QuietNote.ts';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { oneColumn, sideBySide } from '#theme/blocks.ts';
import { narrowSelector } from '#theme/narrow.ts';
import { color, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** As the selector of the account that pays, over which it stands (DESIGN.md §6 «Money flow»). */
export const FieldBox = styled.div`
  container: selector / inline-size;
  min-width: 0;

  > button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: ${size.selector};
    padding: ${space[2.5]} ${space[4]};
    padding-inline-start: ${space[3.5]};
    border: 0;
    border-radius: ${radius.tile};
    background: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1.5px ${color.borderControl};
    color: ${color.textPrimary};
    text-align: left;
    cursor: pointer;
    transition: box-shadow ${motion.state};
    ${focusRing}
  }

  > button[data-invalid] {
    box-shadow: inset 0 0 0 2px ${color.error};
  }

  > button > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.textSecondary};
  }

  > button b {
    ${type.bodyStrongTight}
  }

  ${narrowSelector} {
    > button > span[aria-hidden='true'] {
      display: none;
    }
  }

  /* There are no shadows there. */
  @media (forced-colors: active) {
    > button {
      border: 1px solid ButtonText;
    }

    > button[data-invalid] {
      border-width: 3px;
    }
  }
`;

export const HiddenLabel = styled.span`
  ${visuallyHidden}
`;

/** The field to come: its frame, with what is awaited where the choice will stand. */
export const Loading = styled.p`
  display: grid;
  align-items: center;
  min-height: ${size.selector};
  padding: 0 ${space[4]};
  border-radius: ${radius.tile};
  background: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1.5px ${color.borderSubtle};
  color: ${color.textSecondary};
  ${type.bodySmall}
`;

export const Empty = styled.p`
  display: grid;
  align-items: center;
  min-height: ${size.selector};
  padding: 0 ${space[4]};
  border-radius: ${radius.tile};
  background: ${color.surfaceSunken};
  color: ${color.textSecondary};
`;

/** A new destination inside the form (DESIGN.md §6 «Money flow»). */
export const Sunken = styled.div`
  ${oneColumn}
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
`;

export const Pair = styled.div`
  ${sideBySide('12.5rem')}
  align-items: start;
  gap: ${space[4]};
`;

export const DialogForm = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};

  &,
  > form {
    grid-template-columns: minmax(0, 1fr);
  }

  > form {
    display: grid;
    gap: ${space[4]};
  }
`;

/** Under the fields: that a code will be asked for. */
export const Reminder = styled(QuietNote)`
  gap: ${space[3]};
`;
