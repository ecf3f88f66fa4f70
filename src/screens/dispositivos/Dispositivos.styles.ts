import styled from 'styled-components';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Lead = styled.p`
  margin-top: 8px;
  color: ${color.textSecondary};
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;
`;

export const Title = styled.h2`
  ${type.h3}
  outline: none;
`;

export const List = styled.ul`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 4.75rem;
  padding: 12px 28px 12px 20px;

  @container main (width < 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 16px 16px 6px;
  }
`;

export const RowText = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > span:last-child {
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }
`;

/** An instant is not broken at its dashes. */
export const Whole = styled.span`
  white-space: nowrap;

  @container main (width < 18rem) {
    white-space: normal;
  }
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;

  b {
    font: 600 1rem / 1.375rem ${fontFamily.body};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 40px;

  @container main (width < 40rem) {
    grid-column: 2;
    gap: 0 24px;
  }
`;

export const Action = styled.button<{ $danger: boolean }>`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${({ $danger }) => ($danger ? color.error : color.textLink)};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const NoticeLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: 6px;
  color: ${color.textPrimary};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`;

export const DialogTitle = styled.h2`
  ${type.h2Small}
  padding-right: 48px;
`;

export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 20px;
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 8px;
`;
