import { Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Comprobante as Answer } from '#api/contract/comprobante.ts';
import { Brand } from '#components/Brand/Brand.tsx';
import { lazyPart } from '#components/lazyPart.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { Receipt } from '#components/Receipt/Receipt.tsx';
import { TimelineRoom } from '#components/Timeline/TimelineRoom.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { oneColumn } from '#theme/blocks.ts';
import { color, size, space } from '#theme/tokens.ts';
import { type ReceiptContent, type ReceiptNote, receiptOf } from './receipt.ts';
import { transferTimeline } from './transferTimeline.ts';
import { useLatestState } from './useLatestState.ts';

/** What can be done with the paper; it is read without that. */
const ReceiptActions = lazyPart(
  () => import('./ReceiptActions.tsx').then((part) => part.ReceiptActions),
  () => <Waiting />,
);

/** For transfers to other institutions alone. */
const Timeline = lazyPart(
  () => import('#components/Timeline/Timeline.tsx').then((part) => part.Timeline),
  ({ steps }) => <TimelineRoom $steps={steps} />,
);

export interface ReceiptViewProps {
  answer: Answer;
  /** More to do with this receipt, beside print and share. */
  children?: ReactNode;
  /** The end of a flow: what of the order is heard with its result, «$12,34 a …». */
  spokenOrder?: string | undefined;
}

/** The paper and what can be done with it (screens.md A.0 «CMP»): after an execution, and later from movements and history. */
export function ReceiptView({ answer, children, spokenOrder }: ReceiptViewProps) {
  const { cooperativeName, theme, dateFormat } = useConfig();
  const known = useLatestState(answer);
  const today = useCurrentDay();
  const receipt = receiptOf(known, dateFormat, today);
  const steps = transferTimeline(known, today, dateFormat);
  return (
    <Content>
      <Lifted>
        <Receipt
          {...receipt}
          brand={<Brand name={cooperativeName} logoUrl={theme.logoUrl ?? null} />}
          notice={receipt.note && <StateNotice state={receipt.state} note={receipt.note} />}
          timeline={steps && <Timeline label="Estado de la transferencia" steps={steps} />}
          spoken={spokenOrder && `${receipt.title}, ${spokenOrder}`}
        />
      </Lifted>
      <ReceiptActions answer={known}>{children}</ReceiptActions>
    </Content>
  );
}

/** What «En proceso» and «Devuelta» mean. */
function StateNotice({ state, note: { lead, text } }: Pick<ReceiptContent, 'state'> & { note: ReceiptNote }) {
  const isReturned = state === 'returned';
  return (
    <Notice tone={isReturned ? 'error' : 'info'} icon={isReturned ? Undo2 : Hourglass}>
      {lead && <b>{lead} </b>}
      {text}
    </Notice>
  );
}

const Content = styled.div`
  ${oneColumn}
  gap: ${space[5]};
`;

/** The paper casts its shadow below the scallops, which a mask would cut. */
const Lifted = styled.div`
  filter: drop-shadow(0 10px 18px rgb(8 42 50 / 14%));

  /* On a dark card no shadow is seen: a line follows the scallops. */
  :root[data-theme='dark'] & {
    filter: drop-shadow(0 1px 0 ${color.borderControl});
  }
`;

/** As high as the actions are, which come a little later. */
const Waiting = styled.div`
  min-height: ${size.target};
`;
