import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, motion } from '#theme/tokens.ts';

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
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
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
  gap: 16px;
  min-height: 3.5rem;
  padding: 8px 0;
  border-radius: 8px;
  font-weight: 600;
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
  padding: 0 0 16px;
  color: ${color.textSecondary};
  font-size: 0.9375rem;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;
