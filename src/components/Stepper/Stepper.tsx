import { Check } from 'lucide-react';
import styled from 'styled-components';
import { forcedCurrent, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontWeight, media, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { stepperWords } from './Stepper.words.ts';
import { type StepLook, shownSteps } from './steps.ts';

export interface StepperProps {
  steps: readonly string[];
  /** Number of the present step, from 1; one more than there are steps when all are done. */
  current: number;
}

/** The vertical stepper of the ink panels (DESIGN.md §6). Below 1024 px «Paso n de m» over the heading says the same. */
export function Stepper({ steps, current }: StepperProps) {
  const words = useMessages('Stepper', stepperWords);
  return (
    <List aria-label={words.list}>
      {shownSteps(steps, current).map(({ label, number, look }) => (
        <Step key={label} $look={look} aria-current={look === 'current' ? 'step' : undefined}>
          <Disc $look={look} aria-hidden="true">
            {look === 'done' ? <Icon icon={Check} size="small" stroke="heavy" /> : number}
          </Disc>
          {label}
          {look === 'done' && <Spoken>{` ${words.done}`}</Spoken>}
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[9]};

  ${media.belowWide} {
    display: none;
  }
`;

const Step = styled.li<{ $look: StepLook }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 2.25rem;
  color: ${({ $look }) => ($look === 'pending' ? color.navText : color.navActiveText)};
  font-weight: ${({ $look }) => ($look === 'pending' ? fontWeight.regular : fontWeight.strong)};

  &:not(:last-child)::after {
    position: absolute;
    top: 100%;
    inset-inline-start: ${rem(15)};
    width: 2px;
    height: 2rem;
    background: ${({ $look }) => ($look === 'done' ? color.navAccent : color.navIcon)};
    opacity: ${({ $look }) => ($look === 'done' ? 1 : 0.4)};
    content: '';
  }
`;

const Disc = styled.span<{ $look: StepLook }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  ${type.bodyMediumStrong}
  ${({ $look }) => looks[$look]}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    ${({ $look }) => $look === 'current' && forcedCurrent}
  }
`;

const looks: Readonly<Record<StepLook, string>> = {
  done: `background: ${color.navAccent}; color: ${color.navAccentText};`,
  current: `background: ${color.navActiveText}; color: ${color.navInverseText};`,
  pending: `box-shadow: inset 0 0 0 1.5px ${color.navIcon};`,
};

const Spoken = styled.span`
  ${visuallyHidden}
`;
