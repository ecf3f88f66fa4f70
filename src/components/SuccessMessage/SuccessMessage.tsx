import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SuccessMessageProps {
  title: string;
  text: ReactNode;
  /** Something to know before going on. */
  advice?: ReactNode;
  /** The one primary. */
  action: ReactNode;
}

/** The end of a flow that went well (DESIGN.md §5): disc, heading, one sentence, one primary. */
export function SuccessMessage({ title, text, advice, action }: SuccessMessageProps) {
  return (
    <Block>
      <Disc aria-hidden="true">
        <Icon icon={Check} size="hero" stroke="medium" />
      </Disc>
      <Title tabIndex={-1}>{title}</Title>
      <Text>{text}</Text>
      {advice && <Advice>{advice}</Advice>}
      {action}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  justify-items: start;

  @container main (width < 30rem) {
    > :last-child {
      width: 100%;
    }
  }
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${space[5]};
  border-radius: 50%;
  background: ${color.okSoft};
  color: ${color.ok};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Title = styled.h1`
  ${type.h1}
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

const Text = styled.p`
  margin: ${space[2.5]} 0 ${space[6]};
  color: ${color.textSecondary};
  overflow-wrap: anywhere;
`;

const Advice = styled.div`
  width: 100%;
  margin-bottom: ${space[6]};
`;
