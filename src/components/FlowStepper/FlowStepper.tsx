import { Check } from 'lucide-react';
import styled from 'styled-components';
import { forcedCurrent, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontSize, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { stepperWords } from '../Stepper/Stepper.words.ts';
import { type StepLook, shownSteps } from '../Stepper/steps.ts';

export interface FlowStepperProps {
  steps: readonly string[];
  /** Number of the present step, from 1; one more than there are steps when all are done. */
  current: number;
}

/** The horizontal stepper of a flow; in a narrow column thin segments and «1 de 3 · Datos» (DESIGN.md §6 «Stepper»). */
export function FlowStepper({ steps, current }: FlowStepperProps) {
  const words = useMessages('Stepper', stepperWords);
  const shown = Math.min(current, steps.length);
  return (
    <Box>
      <List aria-label={words.list}>
        {shownSteps(steps, current).map(({ label, number, look }) => (
          <Step key={label} $look={look} aria-current={look === 'current' ? 'step' : undefined}>
            <Disc $look={look} aria-hidden="true">
              {look === 'done' ? <Icon icon={Check} size="small" stroke="bold" /> : number}
            </Disc>
            <span>{label}</span>
            {look === 'done' && <Spoken>{` ${words.done}`}</Spoken>}
          </Step>
        ))}
      </List>
      <Count aria-hidden="true">
        {shown}
        {` ${words.of} `}
        {steps.length} · {steps[shown - 1]}
      </Count>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin: ${space[3]} 0 ${space[5]};
`;

const List = styled.ol`
  display: flex;
  flex: 1;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  @container main (width < 35rem) {
    gap: ${space[2]};
    min-width: 4rem;
  }
`;

const Step = styled.li<{ $look: StepLook }>`
  display: flex;
  align-items: center;
  gap: ${space[2.5]};
  color: ${({ $look }) => ($look === 'pending' ? color.textSecondary : $look === 'done' ? color.textLink : color.textPrimary)};
  ${type.label}

  /* The line to the next step. */
  &:not(:last-child) {
    flex: 1;
  }

  &:not(:last-child)::after {
    flex: 1;
    height: 2px;
    margin-inline-start: ${space[1]};
    background: ${({ $look }) => ($look === 'done' ? color.textLink : color.borderSubtle)};
    content: '';
  }

  @container main (width < 35rem) {
    flex: 1;
    height: 4px;
    border-radius: ${radius.mark};
    background: ${({ $look }) => ($look === 'pending' ? color.borderSubtle : color.textLink)};

    &:not(:last-child)::after {
      content: none;
    }

    > span {
      ${visuallyHidden}
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      background: ${({ $look }) => ($look === 'pending' ? 'Canvas' : 'Highlight')};
      forced-color-adjust: none;
    }
  }
`;

const Disc = styled.span<{ $look: StepLook }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid
    ${({ $look }) => ($look === 'pending' ? color.borderControl : $look === 'current' ? color.surfaceInverse : color.surfaceBrandSoft)};
  border-radius: 50%;
  background: ${({ $look }) => ($look === 'current' ? color.surfaceInverse : $look === 'done' ? color.surfaceBrandSoft : 'transparent')};
  color: ${({ $look }) => ($look === 'current' ? color.textOnInverse : $look === 'done' ? color.textLink : color.textSecondary)};
  font-size: ${fontSize.bodySmall};

  @media (forced-colors: active) {
    ${({ $look }) => $look === 'current' && forcedCurrent}
  }
`;

const Count = styled.span`
  display: none;
  color: ${color.textSecondary};
  ${type.caption}

  @container main (width < 35rem) {
    display: block;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
