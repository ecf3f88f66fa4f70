import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';

export interface InstalmentBarProps {
  paid: number;
  overdue: number;
  total: number;
}

/** Up to this number each instalment has a segment of its own; with more, a plain bar shows the same. */
const MOST_SEGMENTS = 60;

/**
 * Progress of a loan (DESIGN.md §6 «Loan»): petrol paid, red overdue, the rest pending. The words beside it carry the meaning, so it is
 * a picture to assistive technology.
 */
export function InstalmentBar({ paid, overdue, total }: InstalmentBarProps) {
  const parts = total > MOST_SEGMENTS ? sharesOf({ paid, overdue, total }) : segmentsOf({ paid, overdue, total });
  return (
    <Bar aria-hidden="true" $plain={total > MOST_SEGMENTS}>
      {parts.map(({ state, share }, index) => (
        <Part key={index} $state={state} $share={share} />
      ))}
    </Bar>
  );
}

type State = 'paid' | 'overdue' | 'pending';

interface Segment {
  state: State;
  share: number;
}

function segmentsOf({ paid, overdue, total }: InstalmentBarProps): Segment[] {
  return Array.from({ length: total }, (_, index) => ({
    state: index < paid ? 'paid' : index < paid + overdue ? 'overdue' : 'pending',
    share: 1,
  }));
}

function sharesOf({ paid, overdue, total }: InstalmentBarProps): Segment[] {
  const shares: Segment[] = [
    { state: 'paid', share: paid },
    { state: 'overdue', share: overdue },
    { state: 'pending', share: Math.max(0, total - paid - overdue) },
  ];
  return shares.filter(({ share }) => share > 0);
}

/** Separates sixty segments and leaves each wide enough to be seen. */
const SEGMENT_GAP = '3px';

const Bar = styled.div<{ $plain: boolean }>`
  display: flex;
  gap: ${({ $plain }) => ($plain ? '0px' : SEGMENT_GAP)};
  height: 12px;
  overflow: hidden;
  border-radius: ${radius.text};
`;

const fills: Readonly<Record<State, string>> = {
  paid: color.textLink,
  overdue: color.error,
  pending: color.borderSubtle,
};

const forcedFills: Readonly<Record<State, string>> = { paid: 'CanvasText', overdue: 'Highlight', pending: 'Canvas' };

const Part = styled.span<{ $state: State; $share: number }>`
  flex: ${({ $share }) => $share} 1 0;
  min-width: 1px;
  border-radius: ${radius.mark};
  background: ${({ $state }) => fills[$state]};

  @media (forced-colors: active) {
    border: 1px solid ${({ $state }) => ($state === 'pending' ? 'GrayText' : 'CanvasText')};
    background: ${({ $state }) => forcedFills[$state]};
  }
`;
