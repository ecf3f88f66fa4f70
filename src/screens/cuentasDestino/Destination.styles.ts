import styled from 'styled-components';
import { focusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const FieldBox = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;

  > button {
    display: flex;
    align-items: center;
    gap: 16px;
    width: 100%;
    min-height: 4.5rem;
    padding: 10px 16px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.field};
    background: ${color.surfaceCard};
    color: ${color.textPrimary};
    text-align: left;
    cursor: pointer;
    transition: border-color ${motion.state};
    ${focusRing}
  }

  > button[data-invalid] {
    border-color: ${color.error};
  }

  > button > svg {
    flex: none;
    margin-left: auto;
  }
`;

export const HiddenLabel = styled.span`
  ${visuallyHidden}
`;

export const Lines = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  }

  span {
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }
`;

export const Fault = styled.span`
  color: ${color.error};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

export const Loading = styled.p`
  display: grid;
  align-items: center;
  min-height: 4.5rem;
  padding: 0 16px;
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
  color: ${color.textSecondary};
`;

export const Empty = styled(Loading)``;

export const Head = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 8px;
`;

export const Title = styled.h2`
  ${type.h2Small}
  padding-right: 48px;
`;

export const Choices = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0 -12px;
  padding: 0;
  list-style: none;
`;

export const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 4rem;
  padding: 8px 12px;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.textPrimary};
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${focusRing}

  &:hover,
  &[aria-pressed='true'] {
    background: ${color.surfaceBrandSoft};
  }
`;

/** A new destination inside the form (DESIGN.md §6 «Money flow»). */
export const Sunken = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 20px 20px;
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

export const DialogForm = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 20px;

  &,
  > form {
    grid-template-columns: minmax(0, 1fr);
  }

  > form {
    display: grid;
    gap: 16px;
  }
`;

export const Reminder = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 8px;
`;
