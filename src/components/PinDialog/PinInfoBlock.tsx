import { useId } from 'react';
import styled from 'styled-components';
import { spokenMasks } from '#domain/accountNumber.ts';
import { color, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';
import { lowWindow } from './lowWindow.ts';

/** The extra information of the PIN dialog (§2): what the member is about to sign. */
export interface PinInfo {
  title: string;
  rows: readonly { label: string; value: string; bold?: boolean }[];
}

/** The block as it is heard when the dialog opens, what matters most first: «Transferencia interna. Beneficiario: …; Total a debitar: $12,34.». */
export function spokenInfo({ title, rows }: PinInfo): string {
  const ordered = [...rows.filter(({ bold }) => bold), ...rows.filter(({ bold }) => !bold)];
  const said = ordered.map(({ label, value }) => `${label}: ${spokenMasks(value)}`).join('; ');
  return said === '' ? `${title}.` : `${title}. ${said}.`;
}

/** Title and rows of label and value; a bold value is the one that matters most. `spokenId` is what describes the dialog. */
export function PinInfoBlock({ info, spokenId }: { info: PinInfo; spokenId: string }) {
  const titleId = useId();
  return (
    <Block role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{info.title}</Title>
      <p id={spokenId} hidden>
        {spokenInfo(info)}
      </p>
      <dl>
        {info.rows.map(({ label, value, bold }) => (
          <Row key={label} $bold={bold ?? false}>
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

  /* Payee and total first: the rest is read by scrolling. */
  ${lowWindow} {
    margin-bottom: 8px;
    padding: 8px 12px;

    > dl {
      display: flex;
      flex-direction: column;
    }
  }
`;

const Title = styled.p`
  ${type.label}
  margin-bottom: 6px;

  ${lowWindow} {
    margin-bottom: 0;
  }
`;

const Row = styled.div<{ $bold: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  padding: 2px 0;
  font-size: 0.9375rem;

  dt {
    color: ${color.textSecondary};
  }

  ${lowWindow} {
    order: ${({ $bold }) => ($bold ? 0 : 1)};
    padding: 0;
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
