import { FixedServicePage } from './FixedServicePage.tsx';
import { colegios } from './lookupScreens.ts';

/** §2 pagos/colegios. */
export function Colegios() {
  return <FixedServicePage screen={colegios} route="colegios" />;
}
