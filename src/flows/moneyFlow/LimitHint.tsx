import styled from 'styled-components';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { Meter } from '#components/Meter/Meter.tsx';
import type { Cents } from '#domain/money.ts';
import { type LimitLeft, limitShares, limitTexts } from '#domain/orderAmount.ts';
import { color, fontSize, fontWeight, lineHeight, space } from '#theme/tokens.ts';
import { useSimpleMode } from '#theme/useSimpleMode.ts';
import { LimitsLink } from './LimitsLink.tsx';

export interface LimitHintProps {
  limit: LimitLeft | null;
  /** The account that it is of. */
  origin: SelectableAccount | null;
  /** The amount of the order as far as there is one. */
  cents: Cents | null;
  /** The amount is above the limit: the way to change it is shown. */
  exceeded: boolean;
}

/** Under the amount: what is left today and this month, in words and as a meter; over the limit, the way to CONFIGURAR MIS CUPOS (screens.md A.0). */
export function LimitHint({ limit, origin, cents, exceeded }: LimitHintProps) {
  const [simple] = useSimpleMode();
  // Over a limit it is said in every mode.
  if (!limit || (simple && !exceeded)) return null;
  const [day, month] = limitTexts(limit);
  return (
    <Line>
      <Half>{day} · </Half>
      <Half>{month}</Half>
      {exceeded && (
        <>
          {' '}
          <LimitsLink origin={origin} />
        </>
      )}
      <MeterLine>
        <Meter {...limitShares(limit, cents ?? 0)} />
      </MeterLine>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  line-height: ${lineHeight.bodySmall};
  font-variant-numeric: tabular-nums;

  a {
    color: ${color.textLink};
    font-weight: ${fontWeight.strong};
  }
`;

/** Where both have no room on one line, the line breaks between them. */
const Half = styled.span`
  display: inline-block;
  white-space: pre-wrap;
`;

const MeterLine = styled.span`
  display: block;
  margin-top: ${space[1.5]};
`;
