import { FixedServicePage } from './FixedServicePage.tsx';
import { supa } from './lookupScreens.ts';

/** §2 pagos/supa. */
export function Supa() {
  return <FixedServicePage screen={supa} route="supa" />;
}
