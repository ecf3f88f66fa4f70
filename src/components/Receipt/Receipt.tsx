import { Check, CircleHelp, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Cents } from '#domain/money.ts';
import { color, fontFamily, radius } from '#theme/tokens.ts';
import { Money } from '../Money/Money.tsx';
import { Scene } from '../Scene/Scene.tsx';

/** How an operation ended; a state that the program does not know is shown without judgement. */
export type ReceiptState = 'done' | 'inProcess' | 'returned' | 'unknown';

export interface ReceiptProps {
  brand: ReactNode;
  state: ReceiptState;
  /** The big word, such as «Transferencia exitosa». */
  title: string;
  cents: Cents | null;
  /** In the server's own order. */
  rows: readonly { label: string; value: string; bold?: boolean }[];
  legend: string;
}

const looks: Readonly<Record<ReceiptState, { icon: LucideIcon; tone: 'ok' | 'info' | 'error' }>> = {
  done: { icon: Check, tone: 'ok' },
  inProcess: { icon: Hourglass, tone: 'info' },
  returned: { icon: Undo2, tone: 'error' },
  unknown: { icon: CircleHelp, tone: 'info' },
};

/** A receipt as a piece of paper (DESIGN.md §6 «Receipt»): state, amount, the server's rows, legend. */
export function Receipt({ brand, state, title, cents, rows, legend }: ReceiptProps) {
  const { icon: Icon, tone } = looks[state];
  return (
    <Paper>
      <Head>
        {brand}
        <HeadScene>
          <Scene variant="loginHeader" />
        </HeadScene>
      </Head>
      <Outcome>
        <Disc aria-hidden="true" $tone={tone}>
          <Icon size={28} strokeWidth={2} />
        </Disc>
        <Title>{title}</Title>
        {cents !== null && <Money cents={cents} size="lg" />}
      </Outcome>
      <Rows>
        {rows.map(({ label, value, bold = false }, index) => (
          <div key={`${label}-${index}`}>
            <dt>{label}</dt>
            <Value $bold={bold}>{value}</Value>
          </div>
        ))}
      </Rows>
      <Legend>{legend}</Legend>
    </Paper>
  );
}

const Paper = styled.div`
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surfaceCard};
  /* The scalloped lower edge. */
  mask: radial-gradient(8px at 10px 100%, #0000 98%, #000) -10px 0 / 20px 100%;

  @media print, (forced-colors: active) {
    mask: none;
  }
`;

const Head = styled.div`
  position: relative;
  /* The name stays clear of the massif at the right. */
  padding: 18px 140px 18px 24px;
  overflow: hidden;
  background: ${color.surfaceInk};
  color: ${color.navActiveText};

  > span {
    position: relative;
    z-index: 1;
  }
`;

const HeadScene = styled.div`
  position: absolute;
  inset: auto 0 -24px;
`;

const Outcome = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 24px 24px 20px;
  text-align: center;
`;

const tones = {
  ok: { background: color.okSoft, text: color.ok },
  info: { background: color.infoSoft, text: color.info },
  error: { background: color.errorSoft, text: color.error },
} as const;

const Disc = styled.span<{ $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
`;

const Title = styled.p`
  font: 600 20px / 1.25 ${fontFamily.display};
`;

const Rows = styled.dl`
  margin: 0 24px;
  padding: 8px 0;
  border-top: 1px dashed ${color.borderControl};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 8px 0;
  }

  dt {
    color: ${color.textSecondary};
  }
`;

const Value = styled.dd<{ $bold: boolean }>`
  min-width: 0;
  margin: 0 0 0 auto;
  font-weight: ${({ $bold }) => ($bold ? 700 : 400)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-align: right;
`;

const Legend = styled.p`
  padding: 4px 24px 28px;
  color: ${color.textSecondary};
  font-size: 13px;
  line-height: 18px;
  text-align: center;
`;
