import { Check, CircleHelp, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Cents } from '#domain/money.ts';
import { color, fontFamily, radius } from '#theme/tokens.ts';
import { Apart } from '../Apart/Apart.tsx';
import { Money } from '../Money/Money.tsx';
import { ResultHeading } from '../ResultHeading/ResultHeading.tsx';
import { Scene } from '../Scene/Scene.tsx';

/** How an operation ended; a state that the program does not know is shown without judgement. */
export type ReceiptState = 'done' | 'inProcess' | 'returned' | 'unknown';

export interface ReceiptProps {
  brand: ReactNode;
  state: ReceiptState;
  /** The big word, such as «Transferencia exitosa». */
  title: string;
  cents: Cents | null;
  /** Day and hour, as they are written; null where the server gave none. */
  when: string | null;
  /** In the server's own order. */
  rows: readonly { label: string; value: string; bold?: boolean }[];
  legend: string;
  /** What the state means for the member, between the amount and the rows. */
  notice?: ReactNode;
  /** The end of a flow: the title is its result, takes the focus and is heard as this, with amount and payee. */
  spoken?: string | undefined;
}

const looks: Readonly<Record<ReceiptState, { icon: LucideIcon; tone: 'ok' | 'info' | 'error' }>> = {
  done: { icon: Check, tone: 'ok' },
  inProcess: { icon: Hourglass, tone: 'info' },
  returned: { icon: Undo2, tone: 'error' },
  unknown: { icon: CircleHelp, tone: 'info' },
};

/** A receipt as a piece of paper (DESIGN.md §6 «Receipt»): state, amount, the server's rows, legend. */
export function Receipt({ brand, state, title, cents, when, rows, legend, notice, spoken }: ReceiptProps) {
  const noticeId = useId();
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
          <Icon size={20} strokeWidth={2} />
        </Disc>
        <div>
          {spoken ? (
            <Title as={ResultHeading} spoken={spoken} describedBy={notice ? noticeId : undefined}>
              {title}
            </Title>
          ) : (
            <Title>{title}</Title>
          )}
          {when && <When>{when}</When>}
        </div>
        {cents !== null && <Money cents={cents} size="lg" />}
      </Outcome>
      {notice && <NoticeRow id={noticeId}>{notice}</NoticeRow>}
      <Rows>
        {rows.map(({ label, value, bold = false }, index) => (
          <div key={`${label}-${index}`}>
            <dt>{label}</dt>
            <Value $bold={bold}>
              <Apart text={value} />
            </Value>
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

/** State and day at the left, the amount at the right; the amount takes its own line where they do not fit. */
const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 24px 24px 20px;

  > div {
    flex: 1 1 9.375rem;
    min-width: 0;
  }

  > :last-child:not(div) {
    margin-left: auto;
  }
`;

const tones = { ok: color.ok, info: color.info, error: color.error } as const;

const Disc = styled.span<{ $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $tone }) => tones[$tone]};
  color: ${color.surfaceCard};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const NoticeRow = styled.div`
  margin: 0 24px 20px;
`;

const Title = styled.p`
  font: 600 1rem / 1.375rem ${fontFamily.body};
  overflow-wrap: anywhere;
`;

const When = styled.p`
  color: ${color.textSecondary};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
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
    padding: 10px 0;
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
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
  font-size: 0.8125rem;
  line-height: 1.125rem;
  text-align: center;
`;
