import { useId } from 'react';
import styled from 'styled-components';
import { color, fontFamily, fontWeight, shadow } from '#theme/tokens.ts';
import { Mountain } from '../Scene/Mountain.tsx';
import { fallingRidge, levelRidge, Ridge } from '../Scene/ridges.tsx';

export interface LargeCardArtProps {
  last4: string;
  /** The cooperative's name, drawn without the «Cooperativa» before it; one too long for the card ends in an ellipsis. */
  name: string;
}

/** A card of the cooperative with its name over the massif: 300 px wide, less in a narrower parent, its letters in proportion. */
export function LargeCardArt({ last4, name }: LargeCardArtProps) {
  const edge = useId();
  return (
    <Frame aria-hidden="true">
      <Face>
        <svg viewBox="0 0 300 188" width="100%" focusable="false">
          <clipPath id={edge}>
            <rect width="300" height="188" rx="16" />
          </clipPath>
          <g clipPath={`url(#${edge})`}>
            <rect width="300" height="188" fill="var(--scene-ridge3)" />
            <circle cx="236" cy="66" r="20" fill="var(--scene-sun)" />
            <Mountain x={167} y={62} sx={1.27} sy={1.27} rock="var(--scene-ridge1)" shade="var(--scene-ridge-shade)" />
            <Ridge d={fallingRidge} fill="ridge2" y={123} sx={0.47} sy={0.46} />
            <Ridge d={levelRidge} fill="ridge4" y={150} sx={0.47} sy={0.46} />
          </g>
          <rect x="0.5" y="0.5" width="299" height="187" rx="15.5" fill="none" stroke={color.borderInk} />
        </svg>
        <Name>{name.trim().replace(/^cooperativa\s+(?!de\s)/i, '')}</Name>
        <Number>•••• •••• •••• {last4}</Number>
      </Face>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  flex: none;
  width: 18.75rem;
  max-width: 100%;
`;

const Face = styled.div`
  position: relative;
  /* As the card in the hand. */
  direction: ltr;
  border-radius: 5.33cqw;
  background: ${color.surfaceInk};
  box-shadow: ${shadow.raised};
  color: ${color.navActiveText};

  svg {
    display: block;
  }
`;

const Name = styled.span`
  position: absolute;
  top: 6cqw;
  inset-inline-start: 7.33cqw;
  max-width: 85.33cqw;
  overflow: hidden;
  font: ${fontWeight.strong} 5.67cqw / 8cqw ${fontFamily.body};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Number = styled.span`
  position: absolute;
  bottom: 4cqw;
  inset-inline-start: 7.33cqw;
  font: ${fontWeight.strong} 5cqw / 7cqw ${fontFamily.body};
  letter-spacing: 0.08em;
  white-space: nowrap;
`;
