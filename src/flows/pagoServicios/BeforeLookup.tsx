import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { historial } from '#api/contract/transacciones.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { RowList } from '#components/List/listParts.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { keyed } from '#domain/keyed.ts';
import { rangeOf } from '#domain/movementFilter.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { FavouriteWords } from '#flows/favoritos/FavouriteWords.tsx';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { favouriteRow } from '#flows/favoritos/favouriteRow.ts';
import { useKnownFavourites } from '#flows/favoritos/useFavourites.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { PaidRow } from './PaidRow.tsx';
import { Head, Row, RowButton, Section, Title } from './PaymentRows.styles.ts';
import { isPaidOnPage, type KnownPayees } from './paidRow.ts';
import type { Service } from './services.ts';
import { useCategories } from './useServices.ts';

export interface BeforeLookupProps {
  screen: LookupScreen;
  services: readonly Service[];
  /** True for a lookup that this page can make as it is. */
  canLookUp: (lookup: FlowStart) => boolean;
  onLookUp: (lookup: FlowStart) => void;
}

/**
 * Under the form while nothing is found: this page's favourites and what was paid here last (DESIGN.md §12 «Before a lookup»). Nothing
 * depends on it, so that where it does not come nothing is said.
 */
export function BeforeLookup({ screen, services, canLookUp, onLookUp }: BeforeLookupProps) {
  const favourites = useKnownFavourites();
  const { categories } = useCategories();
  const known = { favourites, services, categories };
  return (
    <>
      <PageFavourites known={known} canLookUp={canLookUp} onLookUp={onLookUp} />
      <PagePayments screen={screen} known={known} />
    </>
  );
}

/** «Sus favoritos» of this page; a press looks one up. What it owes is not asked before: providers are slow, and nobody has asked. */
function PageFavourites({
  known,
  canLookUp,
  onLookUp,
}: Omit<BeforeLookupProps, 'screen' | 'services'> & { known: KnownPayees }) {
  const titleId = useId();
  const ours = known.favourites.flatMap((favourite) => {
    const lookup = lookupOf(favourite);
    return lookup && canLookUp(lookup) ? [{ favourite, lookup }] : [];
  });
  if (ours.length === 0 && unreadableIn(known.favourites) === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>Sus favoritos</Title>
      </Head>
      {ours.length > 0 && (
        <RowList>
          {ours.map(({ favourite, lookup }) => (
            <Row key={favourite.code}>
              <FavouriteWords alias={favourite.alias} row={favouriteRow(favourite, { ...known, operators: [] })} />
              <span />
              <span />
              <RowButton
                type="button"
                aria-label={`Ver valores de ${favourite.alias}`}
                onClick={() => onLookUp(lookup)}
              >
                <span>Ver valores</span>
                <Icon icon={ChevronRight} size="large" />
              </RowButton>
            </Row>
          ))}
        </RowList>
      )}
      <UnreadableRows of={[known.favourites]} />
    </Section>
  );
}

function lookupOf({ subject }: Favourite): FlowStart | null {
  if (subject.kind !== 'service') return null;
  return { servicio: subject.service, criterio: subject.criterion, referencia: subject.reference };
}

/** So many are shown. */
const SHOWN = 3;

/** The payments of all the server's own categories are of one kind: of so many, those are picked out that name a service of the page. */
const LOOKED_AT = 50;

/** «Últimos pagos» of this page, of the last twelve months. */
function PagePayments({ screen, known }: { screen: LookupScreen; known: KnownPayees }) {
  const titleId = useId();
  const { desde, hasta } = rangeOf('12m', useCurrentDay());
  const tamano = String(screen.kind === 'SERVICIO' ? LOOKED_AT : SHOWN);
  const { data } = useApiQuery(
    historial,
    { query: { tipo: screen.kind, desde, hasta, pagina: '1', tamano } },
    { isAside: true, keepsLast: true },
  );
  const ours = (data?.registros ?? []).filter((paid) => isPaidOnPage(paid, screen, known.services)).slice(0, SHOWN);
  if (ours.length === 0 && unreadableIn(data?.registros) === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>Últimos pagos</Title>
      </Head>
      {ours.length > 0 && (
        <RowList>
          {keyed(ours, ({ numeroComprobante }) => numeroComprobante).map(([paid, key]) => (
            <PaidRow key={key} paid={paid} known={known} />
          ))}
        </RowList>
      )}
      <UnreadableRows of={[data?.registros]} />
    </Section>
  );
}
