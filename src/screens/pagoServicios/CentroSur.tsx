import { FixedServicePage } from './FixedServicePage.tsx';
import { centrosur } from './lookupScreens.ts';

/** §2 pagos/centrosur. */
export function CentroSur() {
  return <FixedServicePage screen={centrosur} route="centrosur" />;
}
