import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { Link } from '#navigation/router.ts';
import { FormActions } from './FormCard.styles.ts';
import type { CarriedStart } from './flowStart.ts';
import type { Origin } from './useOrigin.ts';

export interface ReviewButtonProps {
  /** The order is being checked. */
  busy: boolean;
  /** Without an account that pays there is nothing to review: the selector says why there is none. */
  sources: Origin;
  /** Id of what is heard with it, such as the sum that it leads to. */
  describedBy?: string | undefined;
}

/** «Revisar», the one next step of Datos. */
export function ReviewButton({ busy, sources, describedBy }: ReviewButtonProps) {
  return (
    <Button type="submit" loading={busy} disabled={sources.origin === null} aria-describedby={describedBy}>
      Revisar
    </Button>
  );
}

export interface DataActionsProps extends ReviewButtonProps {
  /** Where Cancelar leads. */
  cancelTo: string;
  /** What that page is told. */
  cancelState?: CarriedStart | undefined;
  /** What {@link ReviewButtonProps.describedBy} names. */
  children?: ReactNode;
}

/** Under Datos: Cancelar and Revisar (screens.md A.0 «FM»). */
export function DataActions({ cancelTo, cancelState, children, ...review }: DataActionsProps) {
  useLowerEdge();
  return (
    <FormActions>
      <ButtonLink as={Link} to={cancelTo} state={cancelState} variant="ghost">
        Cancelar
      </ButtonLink>
      <ReviewButton {...review} />
      {children}
    </FormActions>
  );
}
