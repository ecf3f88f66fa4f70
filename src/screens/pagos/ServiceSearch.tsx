import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { matches } from '#domain/search.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { flowStart } from '#screens/operacion/flowStart.ts';
import { addressOf, type Category, iconOf, type Service } from '#screens/pagoServicios/services.ts';
import type { ServicesState } from '#screens/pagoServicios/useServices.ts';
import { List, Live, Result, RowText, Section } from './Pagos.styles.ts';

export interface ServiceSearchProps {
  search: string;
  services: ServicesState;
  categories: readonly Category[];
}

/** As many are drawn: who sees more than these types on. */
const SHOWN = 20;

/** What the search finds among all services, by their name and kind. */
export function ServiceSearch({ search, services, categories }: ServiceSearchProps) {
  const all = services.kind === 'ready' ? services.services : null;
  const found = useMemo(() => {
    const names = new Map(categories.map(({ code, name }) => [code, name]));
    return (all ?? []).filter(({ name, category }) => matches(search, name, names.get(category)));
  }, [all, categories, search]);
  if (services.kind === 'error')
    return (
      <EmptyState
        role="alert"
        object="cloud"
        title="No pudimos cargar la información"
        text={services.message}
        action={
          <Button variant="secondary" loading={services.isRetrying} onClick={services.retry}>
            Reintentar
          </Button>
        }
      />
    );
  return (
    <Section aria-label="Servicios encontrados">
      <Live role="status">{services.kind === 'loading' ? 'Cargando los servicios' : countText(found.length)}</Live>
      {services.kind === 'ready' &&
        found.length === 0 &&
        (services.services.length > 0 || isNothing(services.services)) && (
          <EmptyState object="magnifier" title="No encontramos servicios con ese nombre." />
        )}
      {found.length > 0 && (
        <List>
          {found.slice(0, SHOWN).map((service) => (
            <li key={service.code}>
              <FoundService service={service} category={categories.find(({ code }) => code === service.category)} />
            </li>
          ))}
        </List>
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
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Result>
  );
}

function countText(found: number): string {
  if (found > SHOWN) return `Mostrando ${SHOWN} de ${found} servicios. Escriba más para encontrar el suyo.`;
  return found === 1 ? '1 servicio' : `${found} servicios`;
}
