import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useDraftKeeping } from './draft.ts';

/** «Modificar cupos»: to CONFIGURAR MIS CUPOS, from where Back leads to the form as it was left. */
export function LimitsLink() {
  return (
    <Link to={to.perfilSocio} state={{ tab: 'misCupos' }} onClick={useDraftKeeping()}>
      Modificar cupos
    </Link>
  );
}
