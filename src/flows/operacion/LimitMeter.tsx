import styled from 'styled-components';
import type { Cents } from '#domain/money.ts';
import { type LimitLeft, limitShares } from '#domain/orderAmount.ts';
import { color, motion, radius, space } from '#theme/tokens.ts';

/**
 * How much of a limit is gone, and what an amount would take of it: grey, then petrol. The words over it say the same in numbers, so it is a
 * picture to assistive technology.
 */
export function LimitMeter({ limit, cents }: { limit: LimitLeft; cents: Cents }) {
  const { used, taken } = limitShares(limit, cents);
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
  height: 6px;
  margin-top: ${space[1.5]};
  overflow: hidden;
  border-radius: ${radius.bar};
  background: ${color.borderSubtle};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
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
