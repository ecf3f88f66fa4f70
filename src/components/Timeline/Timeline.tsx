import { Check, Hourglass, Undo2 } from 'lucide-react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Apart } from '../Apart/Apart.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { timelineWords } from './Timeline.words.ts';

/** `waiting` is the step being waited for, `pending` one after it; `undone` is one that took back those before. */
export type TimelineState = 'done' | 'waiting' | 'pending' | 'undone';

/** Something that happens to an order. */
export interface TimelineStep {
  /** One word: «Enviado». */
  name: string;
  state: TimelineState;
  /** When it happened, or what is known of when it will; '' where that is not known. */
  detail: string;
}

export interface TimelineProps {
  /** Name of the list of steps: «Estado de la transferencia». */
  label: string;
  steps: readonly TimelineStep[];
  /** For a row of a list: only the names, side by side. */
  compact?: boolean;
}

const icons = { done: Check, waiting: Hourglass, pending: null, undone: Undo2 } as const;

/** The progress of an order, one step below the other, each with its time where that is known (DESIGN.md §12). */
export function Timeline({ label, steps, compact = false }: TimelineProps) {
  const words: Partial<Record<TimelineState, string>> = useMessages('Timeline', timelineWords);
  return (
    <Steps aria-label={label} $compact={compact}>
      {steps.map(({ name, state, detail }) => {
        const icon = icons[state];
        return (
          <Step key={name} $state={state}>
            <Disc $state={state} aria-hidden="true">
              {icon && <Icon icon={icon} size="mark" stroke="bold" />}
            </Disc>
            <Words $quiet={state === 'pending'}>
              <b>{name}</b>
              <Spoken>{words[state] && ` ${words[state]}`}</Spoken>
              {!compact && detail && (
                <span>
                  <Apart text={detail} />
                </span>
              )}
            </Words>
          </Step>
        );
      })}
    </Steps>
  );
}

const Step = styled.li<{ $state: TimelineState }>`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-width: 0;
`;

const DISC = '24px';

const Disc = styled.span<{ $state: TimelineState }>`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${DISC};
  height: ${DISC};
  border: 1.5px solid ${({ $state }) => ($state === 'pending' ? color.borderControl : 'transparent')};
  border-radius: 50%;
  ${({ $state }) => discs[$state]}

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const discs = {
  done: css`
    background: ${color.surfaceBrandSoft};
    color: ${color.textLink};
  `,
  waiting: css`
    background: ${color.infoSoft};
    color: ${color.info};
  `,
  pending: css`
    background: ${color.surfaceCard};
  `,
  undone: css`
    background: ${color.errorSoft};
    color: ${color.error};
  `,
} as const;

const Words = styled.span<{ $quiet: boolean }>`
  display: grid;
  align-content: start;
  min-width: 0;
  padding-top: ${space[0.5]};
  color: ${({ $quiet }) => ($quiet ? color.textSecondary : color.textPrimary)};
  overflow-wrap: anywhere;

  b {
    ${type.labelTight}
  }

  > span:last-child {
    color: ${color.textSecondary};
    ${type.caption}
    font-variant-numeric: tabular-nums;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

/** In the middle under a disc. */
const LINE_PLACE = '11px';

/** The line runs from disc to disc: petrol as far as it has come. */
const upright = css`
  display: grid;
  gap: ${space[3]};

  > ${Step}:not(:last-child)::before {
    position: absolute;
    top: ${DISC};
    bottom: calc(-1 * ${space[3]});
    inset-inline-start: ${LINE_PLACE};
    width: 2px;
    background: ${color.borderSubtle};
    content: '';
  }
`;

const inRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};

  > ${Step} {
    gap: ${space[1.5]};
    align-items: center;
  }

  ${Disc} {
    width: 20px;
    height: 20px;
  }

  ${Words} {
    padding-top: 0;

    b {
      ${type.captionStrong}
    }
  }
`;

const Steps = styled.ol<{ $compact: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $compact }) => ($compact ? inRow : upright)}
`;
