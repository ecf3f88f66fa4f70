import { FixedServicePage } from '#flows/pagoServicios/FixedServicePage.tsx';
import { supa } from '#flows/pagoServicios/lookupScreens.ts';

/** §2 pagos/supa. */
export function Supa() {
  return <FixedServicePage screen={supa} />;
}
