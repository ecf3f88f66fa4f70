import { askedOf } from '#api/asked.ts';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { useTogetherWith } from '#flows/asyncContent/useTogetherWith.ts';
import { Consentimiento } from './Consentimiento.tsx';
import { EliminarUsuario } from './EliminarUsuario.tsx';
import { Sections } from './MisDatos.styles.ts';
import { MisDatosForm } from './MisDatosForm.tsx';
import { MisDatosSkeleton } from './MisDatosSkeleton.tsx';

/** The tab MIS DATOS (§2): loads the profile, then hands it to the form. A refetch keeps what the member is typing. */
export function MisDatos({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const asked = askedOf(useApiQuery(leer, {}), (answer) => answer);
  const access = useApiQuery(ultimoAcceso, {});
  const profile = useShown(useTogetherWith(asked, access.isLoading));
  return (
    <AsyncContent of={profile} waiting={<MisDatosSkeleton />}>
      {(known) => (
        <Sections>
          <MisDatosForm profile={known} lastAccess={access.data} onDirtyChange={onDirtyChange} />
          <Consentimiento />
          <EliminarUsuario />
        </Sections>
      )}
    </AsyncContent>
  );
}
