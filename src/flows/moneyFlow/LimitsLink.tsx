import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { opening } from '#navigation/opening.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { flowStart } from './flowStart.ts';

/** «Modificar cupos»: to CONFIGURAR MIS CUPOS of the account that pays, from where Back leads to the form as it was left. */
export function LimitsLink({ origin }: { origin: SelectableAccount | null }) {
  return (
    <Link
      to={to.perfilSocio}
      state={{ ...opening({ tab: 'misCupos' }), ...(origin && flowStart({ origen: origin.number })) }}
    >
      Modificar cupos
    </Link>
  );
}
