import { instituciones } from '#api/contract/transferencias.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import type { ExternalAccountForm } from './externalAccount.ts';

/** The institution that a form has chosen, as its catalogue lists it; undefined while none is chosen, or it is not known. */
export function useInstitution({
  tipoInstitucion,
  institucion,
}: Pick<ExternalAccountForm, 'tipoInstitucion' | 'institucion'>) {
  const { data } = useApiQuery(
    instituciones,
    { query: { tipo: tipoInstitucion } },
    { enabled: tipoInstitucion !== '' },
  );
  return data?.find(({ codigo }) => codigo === institucion);
}
