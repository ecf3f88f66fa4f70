import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Card, Fields, Head, Identity } from './MisDatos.styles.ts';

/** The card of MIS DATOS before its data are there. */
export function MisDatosSkeleton() {
  return (
    <Card as="div" aria-busy="true">
      <Head>
        <Skeleton $width="5.5rem" $height="5.5rem" $radius="full" />
        <Identity>
          <Skeleton $width="5.625rem" $height="1rem" />
          <Skeleton $width="16.25rem" $height="1.75rem" />
          <Skeleton $width="12.5rem" $height="1rem" />
        </Identity>
      </Head>
      <Fields>
        <Skeleton $width="100%" $height="4.875rem" $radius="field" />
        <Skeleton $width="100%" $height="4.875rem" $radius="field" />
      </Fields>
      <span role="status">Cargando sus datos…</span>
    </Card>
  );
}
