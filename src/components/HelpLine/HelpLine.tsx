import { MapPin, Phone } from 'lucide-react';
import styled, { css } from 'styled-components';
import { focusRing, focusRingOnInk } from '#theme/accessibility.ts';
import { color, radius, rem, size } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { around, useMessages } from '../messages/LanguageProvider.tsx';
import { helpLineWords } from './HelpLine.words.ts';

export interface HelpLineProps {
  /** The number as it is shown, and as a `tel:` address of digits only; null while it is not known. */
  telephone: { shown: string; address: string } | null;
  /** Opens the agencies. */
  onAgencies: () => void;
  /** On a scene or another surface of ink. */
  onInk?: boolean;
}

/** For situations that the member cannot solve alone: the cooperative's telephone and its agencies, each one tap away. */
export function HelpLine({ telephone, onAgencies, onInk = false }: HelpLineProps) {
  const words = useMessages('HelpLine', helpLineWords);
  const [before, after] = around(words.call);
  return (
    <Line $onInk={onInk}>
      {telephone && (
        <Way as="a" href={telephone.address} $onInk={onInk}>
          <Icon icon={Phone} />
          {before}
          {telephone.shown}
          {after}
        </Way>
      )}
      <Way type="button" onClick={onAgencies} $onInk={onInk}>
        <Icon icon={MapPin} />
        {words.agencies}
      </Way>
    </Line>
  );
}

interface Look {
  $onInk: boolean;
}

const Line = styled.div<Look>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(20)};
  justify-content: ${({ $onInk }) => ($onInk ? 'center' : 'var(--line-align, flex-start)')};
`;

const ink = css`
  color: ${color.navActiveText};
  ${focusRingOnInk}
`;

const paper = css`
  color: ${color.textLink};
  ${focusRing}
`;

const Way = styled.button<Look>`
  display: inline-flex;
  align-items: center;
  gap: ${rem(8)};
  min-width: 0;
  min-height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  ${type.label}
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $onInk }) => ($onInk ? ink : paper)}

  svg {
    flex: none;
  }

  &:hover {
    text-decoration: underline;
  }

  /* The colour of links, which alone tells it from other words, is gone. */
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
