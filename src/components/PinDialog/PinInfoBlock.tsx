import { useId } from 'react';
import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';

/** The extra information of the PIN dialog (§2): what the member is about to sign. */
export interface PinInfo {
  title: string;
  rows: readonly { label: string; value: string; bold?: boolean }[];
}

/** Title and rows of label and value; a bold value is the one that matters most. */
export function PinInfoBlock({ info }: { info: PinInfo }) {
  const titleId = useId();
  return (
    <Block role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{info.title}</Title>
      <dl>
        {info.rows.map(({ label, value, bold }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <Value $bold={bold ?? false}>
              <Apart text={value} />
            </Value>
          </Row>
        ))}
      </dl>
    </Block>
  );
}

const Block = styled.div`
  margin-bottom: 24px;
  padding: 14px 16px;
  border-radius: ${radius.tile};
  background: ${color.surfaceSunken};
`;

const Title = styled.p`
  ${type.label}
  margin-bottom: 6px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  padding: 2px 0;
  font-size: 0.9375rem;

  dt {
    color: ${color.textSecondary};
  }
`;

const Value = styled.dd<{ $bold: boolean }>`
  min-width: 0;
  margin-left: auto;
  font-weight: ${({ $bold }) => ($bold ? 700 : 400)};
  font-variant-numeric: tabular-nums;
  text-align: right;
  overflow-wrap: anywhere;
`;
