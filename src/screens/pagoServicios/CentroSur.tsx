import { FixedServicePage } from '#flows/pagoServicios/FixedServicePage.tsx';
import { centrosur } from '#flows/pagoServicios/lookupScreens.ts';

/** §2 pagos/centrosur. */
export function CentroSur() {
  return <FixedServicePage screen={centrosur} />;
}
