import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';

/** The way back from a page of payments that has nothing to show. */
export function BackToPayments() {
  return (
    <ButtonLink as={Link} to={to.pagos} variant="secondary">
      Volver a pagos
    </ButtonLink>
  );
}
