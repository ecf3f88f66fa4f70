import { useDeferredValue, useState } from 'react';
import { answerOf } from '#api/asked.ts';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { Head, Section, Title } from '#flows/pagoServicios/PaymentRows.styles.ts';
import { addressOf, categoriesOf } from '#flows/pagoServicios/services.ts';
import { useCategories, useListedServices } from '#flows/pagoServicios/useServices.ts';
import { Link } from '#navigation/router.ts';
import { Favourites } from './Favourites.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import { Search, Tile, Tiles } from './Pagos.styles.ts';
import { ServiceSearch } from './ServiceSearch.tsx';

/** The hub of the payments (§2 pagos): search over all services, favourites, categories, the last payments. */
export function Pagos() {
  const [search, setSearch] = useState('');
  // The field answers at once; what is found among thousands may be drawn a moment later.
  const searched = useDeferredValue(search);
  const { categories, isLoading, failure, lacksList } = useCategories();
  const timing = useSkeletonTiming(isLoading);
  // Null of a server that has no such list at all: nothing to search, and nothing to try again (contract B.0).
  const services = useListedServices();
  const known = (services && answerOf(services)) ?? [];
  return (
    <>
      <PageTitle>Pagos de servicios</PageTitle>
      {services && (
        <Search>
          <SearchField label="Buscar servicio" value={search} onChange={setSearch} />
        </Search>
      )}
      {services && searched.trim() !== '' ? (
        <ServiceSearch search={searched} services={services} categories={categories} />
      ) : (
        <>
          <Favourites
            services={known}
            categories={categories}
            unlisted={services?.kind === 'error' ? services : null}
          />
          <Section aria-labelledby="categorias">
            <Head>
              <Title id="categorias">Categorías</Title>
            </Head>
            <Tiles>
              {(timing === 'content' ? categories : categoriesOf([])).map((category) => (
                <li key={`${category.route} ${category.code}`}>
                  <Tile as={Link} to={addressOf(category)}>
                    <IconTile icon={category.icon} />
                    <span>
                      <b>{category.name}</b>
                      {category.detail && <span>{category.detail}</span>}
                    </span>
                  </Tile>
                </li>
              ))}
              {timing !== 'content' && <TilePlaces isDrawn={timing === 'skeleton'} />}
            </Tiles>
            <UnreadableRows of={[categories]} />
            {failure && !lacksList && (
              <LoadFailure inPlace failure={failure.failure} isRetrying={failure.isRetrying} onRetry={failure.retry} />
            )}
          </Section>
          <LatestPayments services={known} categories={categories} />
        </>
      )}
    </>
  );
}

/** So many categories a cooperative's list usually has beside our own. */
const USUAL_CATEGORIES = 7;

/** The places of the cooperative's categories, from the first instant on: what stands below does not move when they come. */
function TilePlaces({ isDrawn }: { isDrawn: boolean }) {
  return Array.from({ length: USUAL_CATEGORIES }, (_, place) => (
    <li key={place} aria-hidden="true" style={{ visibility: isDrawn ? undefined : 'hidden' }}>
      <Skeleton $width="100%" $height="9rem" $radius="card" />
    </li>
  ));
}
