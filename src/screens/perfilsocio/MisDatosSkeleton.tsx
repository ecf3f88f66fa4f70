import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Card, Fields, Head, Identity } from './MisDatos.styles.ts';

/** The card of MIS DATOS before its data are there. */
export function MisDatosSkeleton() {
  return (
    <Card as="div" aria-busy="true">
      <Head>
        <Skeleton $width="88px" $height="88px" $radius="50%" />
        <Identity>
          <Skeleton $width="90px" $height="16px" />
          <Skeleton $width="260px" $height="28px" />
          <Skeleton $width="200px" $height="16px" />
        </Identity>
      </Head>
      <Fields>
        <Skeleton $width="100%" $height="78px" $radius="12px" />
        <Skeleton $width="100%" $height="78px" $radius="12px" />
      </Fields>
      <span role="status">Cargando sus datos…</span>
    </Card>
  );
}
