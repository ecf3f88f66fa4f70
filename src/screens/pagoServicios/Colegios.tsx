import { FixedServicePage } from '#flows/pagoServicios/FixedServicePage.tsx';
import { colegios } from '#flows/pagoServicios/lookupScreens.ts';

/** §2 pagos/colegios. */
export function Colegios() {
  return <FixedServicePage screen={colegios} />;
}
