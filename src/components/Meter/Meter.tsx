import styled from 'styled-components';
import { barTrack } from '#theme/blocks.ts';
import { color, motion, radius } from '#theme/tokens.ts';

export interface MeterProps {
  /** The share that is gone already, grey. With `taken`, 0 to 1 and together at most 1. */
  used?: number;
  /** The share in question, petrol, after `used`. */
  taken: number;
}

/** A share of a whole as a bar. The words beside it say the same in numbers, so it is a picture and silent to assistive technology. */
export function Meter({ used = 0, taken }: MeterProps) {
  return (
    <Track aria-hidden="true">
      <Used style={{ width: percent(used) }} />
      <Taken style={{ width: percent(taken) }} />
    </Track>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Track = styled.span`
  display: flex;
  ${barTrack}
  border-radius: ${radius.bar};
  background: ${color.borderSubtle};
`;

const Used = styled.span`
  background: ${color.borderControl};

  @media (forced-colors: active) {
    background: GrayText;
  }
`;

const Taken = styled.span`
  background: ${color.textLink};
  transition: width ${motion.state};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
