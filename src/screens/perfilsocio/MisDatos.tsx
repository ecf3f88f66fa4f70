import { firstMessage, isStuck } from '#api/apiError.ts';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery, useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { StuckHelp } from '#screens/ayuda/StuckHelp.tsx';
import { Consentimiento } from './Consentimiento.tsx';
import { EliminarUsuario } from './EliminarUsuario.tsx';
import { Sections } from './MisDatos.styles.ts';
import { MisDatosForm } from './MisDatosForm.tsx';
import { MisDatosSkeleton } from './MisDatosSkeleton.tsx';

/** The tab MIS DATOS (§2): loads the profile, then hands it to the form. A refetch keeps what the member is typing. */
export function MisDatos({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const { data: profile, error, isRetrying, retry } = useRetriableQuery(leer, {});
  const lastAccess = useApiQuery(ultimoAcceso, {}).data?.fecha;
  const timing = useSkeletonTiming(profile === undefined && !error);

  if (timing === 'skeleton') return <MisDatosSkeleton />;
  if (profile && timing === 'content') {
    return (
      <Sections>
        <MisDatosForm profile={profile} lastAccess={lastAccess} onDirtyChange={onDirtyChange} />
        <Consentimiento />
        <EliminarUsuario />
      </Sections>
    );
  }
  if (!error) return null;
  return (
    <EmptyState
      role="alert"
      object="cloud"
      title="No pudimos cargar la información"
      text={firstMessage(error)}
      action={
        <>
          <Button variant="secondary" loading={isRetrying} onClick={retry}>
            Reintentar
          </Button>
          {isStuck(error) && <StuckHelp />}
        </>
      }
    />
  );
}
