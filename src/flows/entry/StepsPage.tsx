import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { StepCount, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { SuccessMessage, type SuccessMessageProps } from '#components/SuccessMessage/SuccessMessage.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { EntryPage, type EntryPageProps } from './EntryPage.tsx';

export interface StepsPageProps extends Pick<EntryPageProps, 'place' | 'title' | 'exit' | 'children'> {
  steps: readonly string[];
  /** Number of the present step, from 1. */
  step: number;
  done: boolean;
  /** Title of the present step, which takes the focus, and a sentence under it. */
  heading: readonly [title: string, lead: string];
  /** What stands in the place of the steps once all are done; from there one signs in. */
  success: Omit<SuccessMessageProps, 'action'>;
}

/** Registration or recovery in steps: which one it is, beside it and over it, its form, and the end. */
export function StepsPage({ steps, step, done, heading: [title, lead], success, children, ...page }: StepsPageProps) {
  return (
    <EntryPage {...page} panel={<Stepper steps={steps} current={done ? steps.length + 1 : step} />} centred={done}>
      {done ? (
        <SuccessMessage
          {...success}
          action={
            <ButtonLink as={Link} to={to.login} variant="primary">
              Ir a iniciar sesión
            </ButtonLink>
          }
        />
      ) : (
        <>
          <StepCount>
            Paso {step} de {steps.length}
          </StepCount>
          <StepTitle tabIndex={-1}>{title}</StepTitle>
          <StepLead>{lead}</StepLead>
          {children}
        </>
      )}
    </EntryPage>
  );
}
