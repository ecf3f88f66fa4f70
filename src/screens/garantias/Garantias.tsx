import { useState } from 'react';
import { askedOf, lacksCall } from '#api/asked.ts';
import { garantias, leer } from '#api/contract/productos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { useTogetherWith } from '#flows/asyncContent/useTogetherWith.ts';
import { loanOf } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { GivenGuarantees } from './GivenGuarantees.tsx';
import { OwnGuarantees } from './OwnGuarantees.tsx';

/** Guarantees (§2 garantias): what the member has pledged, and the loans of others that the member guarantees. */
export function Garantias() {
  const query = useApiQuery(garantias, {});
  const guarantees = askedOf(query, (answer) => answer);
  // Names and states of the loans come from the products; without them the number alone tells which loan it is.
  const { data: products, isLoading } = useApiQuery(leer, {});
  const shown = useShown(useTogetherWith(guarantees, isLoading));
  const [tab, setTab] = useState('propias');
  const loans = products?.creditos.map(loanOf) ?? [];
  return (
    <>
      <BackLink as={Link} to={to.productos}>
        <BackLinkLabel>Mis productos</BackLinkLabel>
      </BackLink>
      <PageTitle>Garantías</PageTitle>
      <AsyncContent
        of={shown}
        loading="Cargando sus garantías"
        skeleton={<Skeleton $width="100%" $height="10rem" $radius="card" />}
        unknown={
          // A server that knows only the specification has none (contract B.0): nothing that could be tried again.
          lacksCall(query) && {
            title: 'Sus garantías no están disponibles',
            text: 'Para consultarlas acérquese a una agencia.',
          }
        }
      >
        {({ propias, otorgadas }) => (
          <Tabs
            label="Garantías"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'propias',
                label: 'De mis créditos',
                content: <OwnGuarantees guarantees={propias} loans={loans} />,
              },
              {
                value: 'otorgadas',
                label: 'Créditos que garantizo',
                content: <GivenGuarantees guarantees={otorgadas} />,
              },
            ]}
          />
        )}
      </AsyncContent>
    </>
  );
}
