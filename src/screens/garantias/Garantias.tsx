import { useState } from 'react';
import { firstMessage } from '#api/apiError.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { useApiQuery, useRetriableQuery } from '#api/query.ts';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { loanOf } from '#screens/productos/products.ts';
import { GivenGuarantees } from './GivenGuarantees.tsx';
import { OwnGuarantees } from './OwnGuarantees.tsx';

/** Guarantees (§2 garantias): what the member has pledged, and the loans of others that the member guarantees. */
export function Garantias() {
  const { data, error, isRetrying, retry } = useRetriableQuery(garantias, {});
  // Names and states of the loans come from the products; without them the number alone tells which loan it is.
  const products = useApiQuery(leer, {}).data;
  const timing = useSkeletonTiming(data === undefined && !error);
  const [tab, setTab] = useState('propias');
  const loans = products?.creditos.map(loanOf) ?? [];
  return (
    <>
      <BackLink as={Link} to={to.productos}>
        <BackLinkLabel>Mis productos</BackLinkLabel>
      </BackLink>
      <PageTitle>Garantías</PageTitle>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus garantías</p>
          <Skeleton $width="100%" $height="10rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && error && data === undefined && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={firstMessage(error)}
          action={
            <Button variant="secondary" loading={isRetrying} onClick={retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && data && (
        <Tabs
          label="Garantías"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'propias',
              label: 'De mis créditos',
              content: <OwnGuarantees guarantees={data.propias} loans={loans} />,
            },
            {
              value: 'otorgadas',
              label: 'Créditos que garantizo',
              content: <GivenGuarantees guarantees={data.otorgadas} />,
            },
          ]}
        />
      )}
    </>
  );
}
