import { useId } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, lineHeight, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';
import { apartWords } from '../Apart/Apart.words.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { lowWindow, scrollingWindow } from './lowWindow.ts';

/** The extra information of the PIN dialog (§2): what the member is about to sign. */
export interface PinInfo {
  title: string;
  rows: readonly { label: string; value: string; bold?: boolean }[];
}

/**
 * The block as it is spoken when the dialog opens, the most important first: «Transferencia interna. Beneficiario: …; Total a debitar:
 * $12,34.»; `heard` turns a value with a masked number into words (D-18).
 */
export function spokenInfo({ title, rows }: PinInfo, heard: (value: string) => string): string {
  const ordered = [...rows.filter(({ bold }) => bold), ...rows.filter(({ bold }) => !bold)];
  const said = ordered.map(({ label, value }) => `${label}: ${heard(value)}`).join('; ');
  return said === '' ? `${title}.` : `${title}. ${said}.`;
}

export interface PinInfoBlockProps {
  info: PinInfo;
  /** Id of the text that describes the dialog. */
  spokenId: string;
}

/** Title and rows of label and value; the bold value is the most important one. Without rows it is only spoken. */
export function PinInfoBlock({ info, spokenId }: PinInfoBlockProps) {
  const { spokenMasks } = useMessages('Apart', apartWords);
  const titleId = useId();
  const spoken = (
    <p id={spokenId} hidden>
      {spokenInfo(info, spokenMasks)}
    </p>
  );
  if (info.rows.length === 0) return spoken;
  return (
    <Block role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{info.title}</Title>
      {spoken}
      <dl>
        {info.rows.map(({ label, value, bold }, index) => (
          // Two references may have the same name: a supply is looked up by one and paid by another.
          <Row key={`${label}-${index}`} $bold={bold ?? false}>
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
  margin-bottom: ${space[6]};
  padding: ${space[3.5]} ${space[4]};
  border-radius: ${radius.tile};
  background: ${color.surfaceSunken};

  /* Payee and total first: the rest is read by scrolling. Where all of it scrolls they are the last, next to the boxes. */
  ${lowWindow} {
    margin-bottom: ${space[2]};
    padding: ${space[2]} ${space[3]};

    > dl {
      display: flex;
      flex-direction: column;
    }
  }
`;

const Title = styled.p`
  ${type.label}
  margin-bottom: ${space[1.5]};

  ${lowWindow} {
    margin-bottom: 0;
  }
`;

const Row = styled.div<{ $bold: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  justify-content: space-between;
  padding: ${space[0.5]} 0;
  font-size: ${fontSize.bodyMedium};

  dt {
    color: ${color.textSecondary};
  }

  ${lowWindow} {
    order: ${({ $bold }) => ($bold ? 0 : 1)};
    padding: 0;
  }

  ${scrollingWindow} {
    order: ${({ $bold }) => ($bold ? 1 : 0)};
    line-height: ${lineHeight.bodySmall};
  }
`;

const Value = styled.dd<{ $bold: boolean }>`
  min-width: 0;
  margin-inline-start: auto;
  font-weight: ${({ $bold }) => ($bold ? fontWeight.bold : fontWeight.regular)};
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;
`;
