import { MapPin, Phone } from 'lucide-react';
import styled, { css } from 'styled-components';
import { focusRing, focusRingOnInk } from '#theme/accessibility.ts';
import { color, fontFamily } from '#theme/tokens.ts';

export interface HelpLineProps {
  /** As it is shown, and `tel:` with digits alone; null while it is not known. */
  telephone: { shown: string; address: string } | null;
  /** Opens the agencies. */
  onAgencies: () => void;
  /** On a scene or another surface of ink. */
  onInk?: boolean;
}

/** Where a member can do nothing himself: the cooperative's telephone and its agencies, each one tap away. */
export function HelpLine({ telephone, onAgencies, onInk = false }: HelpLineProps) {
  return (
    <Line $onInk={onInk}>
      {telephone && (
        <Way as="a" href={telephone.address} $onInk={onInk}>
          <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
          Llamar al {telephone.shown}
        </Way>
      )}
      <Way type="button" onClick={onAgencies} $onInk={onInk}>
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
        Agencias
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
  gap: 0 1.25rem;
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
  gap: 0.5rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-align: left;
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
`;
