import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { type Asked, answerOf } from '#api/asked.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { RowList, RowText } from '#components/List/listParts.ts';
import { LiveText, TYPING_PAUSE_MS } from '#components/LiveText/LiveText.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { matches } from '#domain/search.ts';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { Section } from '#flows/pagoServicios/PaymentRows.styles.ts';
import { type Category, categoryOf, iconOf, type Service, servicePage } from '#flows/pagoServicios/services.ts';
import { Link } from '#navigation/router.ts';
import { Count, Result } from './Pagos.styles.ts';

export interface ServiceSearchProps {
  search: string;
  services: Asked<readonly Service[]>;
  categories: readonly Category[];
}

/** As many are drawn: who sees more than these types on. */
const SHOWN = 20;

/** What the search finds among all services, by their name and kind. */
export function ServiceSearch({ search, services, categories }: ServiceSearchProps) {
  const all = answerOf(services);
  const found = useMemo(
    () => (all ?? []).filter((service) => matches(search, service.name, categoryOf(service, categories)?.name)),
    [all, categories, search],
  );
  if (services.kind === 'error')
    return <LoadFailure failure={services.failure} isRetrying={services.isRetrying} onRetry={services.retry} />;
  const count = services.kind === 'loading' ? 'Cargando los servicios' : countText(found.length);
  return (
    <Section aria-label="Servicios encontrados">
      <Count aria-hidden="true">{count}</Count>
      <LiveText text={count} pauseMs={TYPING_PAUSE_MS} />
      {all && found.length === 0 && (all.length > 0 || isNothing(all)) && (
        <EmptyState object="magnifier" title="No encontramos servicios con ese nombre." />
      )}
      {found.length > 0 && (
        <RowList>
          {found.slice(0, SHOWN).map((service) => (
            <li key={service.code}>
              <FoundService service={service} categories={categories} />
            </li>
          ))}
        </RowList>
      )}
      <UnreadableRows of={[all]} />
    </Section>
  );
}

/** One that no page could pay is there, for it was asked for by its name, and leads nowhere. */
function FoundService({ service, categories }: { service: Service; categories: readonly Category[] }) {
  const category = categoryOf(service, categories);
  const address = servicePage(service, categories);
  const words = (
    <>
      <IconTile icon={iconOf(category)} />
      <RowText>
        <b>{service.name}</b>
        {category && <span>{category.name}</span>}
      </RowText>
    </>
  );
  if (address === null) return <Result as="span">{words}</Result>;
  return (
    <Result as={Link} to={address} state={flowStart({ servicio: service.code })}>
      {words}
      <Icon icon={ChevronRight} />
    </Result>
  );
}

function countText(found: number): string {
  if (found > SHOWN) return `Mostrando ${SHOWN} de ${found} servicios. Escriba más para encontrar el suyo.`;
  return found === 1 ? '1 servicio' : `${found} servicios`;
}
