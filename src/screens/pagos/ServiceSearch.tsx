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
import { LoadFailure } from '#flows/consulta/LoadFailure.tsx';
import { flowStart } from '#flows/operacion/flowStart.ts';
import { Section } from '#flows/pagoServicios/PaymentRows.styles.ts';
import { addressOf, type Category, iconOf, type Service } from '#flows/pagoServicios/services.ts';
import { to } from '#navigation/paths.ts';
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
  const found = useMemo(() => {
    const names = new Map(categories.map(({ code, name }) => [code, name]));
    return (all ?? []).filter(({ name, category }) => matches(search, name, names.get(category)));
  }, [all, categories, search]);
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
              <FoundService service={service} category={categories.find(({ code }) => code === service.category)} />
            </li>
          ))}
        </RowList>
      )}
      <UnreadableRows of={[all]} />
    </Section>
  );
}

function FoundService({ service, category }: { service: Service; category: Category | undefined }) {
  return (
    <Result
      as={Link}
      to={category ? addressOf(category) : to.pagosVarios(service.category)}
      state={flowStart({ servicio: service.code })}
    >
      <IconTile icon={iconOf(category)} />
      <RowText>
        <b>{service.name}</b>
        {category && <span>{category.name}</span>}
      </RowText>
      <Icon icon={ChevronRight} />
    </Result>
  );
}

function countText(found: number): string {
  if (found > SHOWN) return `Mostrando ${SHOWN} de ${found} servicios. Escriba más para encontrar el suyo.`;
  return found === 1 ? '1 servicio' : `${found} servicios`;
}
