import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontSize, fontWeight, lineHeight, motion, radius, size, space } from '#theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface DisclosureProps {
  summary: string;
  /** Only one of those with the same name is open at a time. */
  group?: string;
  /** Open from the start, for whoever comes for its content; the member closes and opens it as any other. */
  beginsOpen?: boolean;
  /** Called when it is opened: content that is needed only there is fetched now. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A line that opens the content under it: the browser's own element, so that the browser's search finds the content too. */
export function Disclosure({ summary, group, beginsOpen = false, onOpen, children }: DisclosureProps) {
  // As it was at first: drawn anew with another, it neither opens nor closes by itself.
  const [wasOpen] = useState(beginsOpen);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    if (!currentTarget.open) return;
    if (group !== undefined) closeOthers(group, currentTarget);
    onOpen?.();
  };
  return (
    <Details name={group} open={wasOpen} onToggle={toggle}>
      <Summary>
        <span>{summary}</span>
        <Icon icon={ChevronDown} />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

/** Does what newer browsers do by themselves: Chrome and Edge from 120 on, Firefox 130, Safari 17.2. */
function closeOthers(group: string, opened: HTMLDetailsElement): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  for (const details of document.querySelectorAll('details'))
    if (details !== opened && details.getAttribute('name') === group) details.open = false;
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
