import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontSize, fontWeight, lineHeight, motion, radius, size, space } from '#theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface DisclosureProps {
  summary: string;
  /** Only one of those with the same name is open at a time. */
  group?: string;
  /** It was opened: what is fetched for it alone is fetched now. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A line that opens what stands under it: the browser's own element, found by the page's search too. */
export function Disclosure({ summary, group, onOpen, children }: DisclosureProps) {
  return (
    <Details name={group} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <Summary>
        <span>{summary}</span>
        <Icon icon={ChevronDown} />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  &[open] > summary svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.menuRow};
  padding: ${space[2]} 0;
  border-radius: ${radius.small};
  font-weight: ${fontWeight.strong};
  list-style: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-details-marker {
    display: none;
  }

  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    color: ${color.textSecondary};
    transition: rotate ${motion.state};
  }
`;

const Content = styled.div`
  padding: 0 0 ${space[4]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};
  line-height: ${lineHeight.bodyTight};
  overflow-wrap: anywhere;
`;
