import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 28px 24px 24px;
  overflow: hidden auto;
  scrollbar-width: thin;
  background: ${color.surfacePanel};
  color: ${color.textPrimary};
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  margin-bottom: 28px;
`;

export const Title = styled.h2`
  ${type.h2Small}
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-right: -10px;
`;

export const Photo = styled.div`
  position: relative;
  flex: none;
  width: 112px;
  height: 112px;
`;

export const EditLink = styled.a`
  position: absolute;
  right: -10px;
  bottom: -6px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.borderSubtle};
  border-radius: 50%;
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};
  color: ${color.textPrimary};
  ${focusRing}
`;

export const Name = styled.p`
  ${type.h2Small}
  max-width: 12em;
  margin: 20px 0 28px;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const AccessBlock = styled.dl`
  width: 100%;
  padding: 4px 14px;
  border-radius: ${radius.card};
  background: ${color.surfaceCanvas};

  > p {
    ${type.bodySmall}
    margin-top: 12px;
    color: ${color.textSecondary};
  }
`;

export const AccessRow = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  padding: 12px 0;
  font: 400 0.875rem / 1.25rem ${fontFamily.body};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  svg {
    grid-row: span 2;
    color: ${color.textSecondary};
  }

  dt {
    ${type.caption}
    grid-column: 2;
    color: ${color.textSecondary};
  }

  dd {
    grid-column: 2;
    min-height: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const UnknownAccess = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-top: 4px;
  border-radius: 6px;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

/** At the edge of the text above it. */
export const Retry = styled(Button)`
  margin-left: -8px;
  padding-inline: 8px;
  font-size: 0.875rem;
`;

export const Foot = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
  margin-top: auto;
  padding-top: 24px;
`;
