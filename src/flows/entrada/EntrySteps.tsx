import type { ReactNode } from 'react';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { StepCount, StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';

export interface StepHeadingProps {
  /** Number of the step, from 1. */
  step: number;
  /** How many steps there are. */
  of: number;
  title: ReactNode;
  lead: ReactNode;
}

/** What a step before sign-in begins with: «Paso 1 de 3», its title, which takes the focus, and a sentence. */
export function StepHeading({ step, of, title, lead }: StepHeadingProps) {
  return (
    <>
      <StepCount>
        Paso {step} de {of}
      </StepCount>
      <StepTitle tabIndex={-1}>{title}</StepTitle>
      <StepLead>{lead}</StepLead>
    </>
  );
}

/** After the last step: on to the sign-in. */
export function ToSignIn() {
  return (
    <ButtonLink as={Link} to={to.login} $variant="primary">
      Ir a iniciar sesión
    </ButtonLink>
  );
}
