import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { BackPill } from './PagoServicios.styles.ts';

/** The way back from a page of payments that has nothing to show. */
export function BackToPayments() {
  return (
    <BackPill as={Link} to={to.pagos} $variant="secondary">
      Volver a pagos
    </BackPill>
  );
}
