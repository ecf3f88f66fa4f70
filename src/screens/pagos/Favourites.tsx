import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Asked, type AskedFailure, answerOf } from '#api/asked.ts';
import { operadoras } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { LineButton } from '#components/Button/LineButton.ts';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { RowList } from '#components/List/listParts.ts';
import { Money } from '#components/Money/Money.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { formatDayMonth } from '#domain/dates.ts';
import { type Debt, isOverdue, proposedContract, proposedDebts, sumOf } from '#domain/debts.ts';
import { AsyncList } from '#flows/asyncContent/AsyncContent.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { FavouriteWords } from '#flows/favoritos/FavouriteWords.tsx';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { type FavouriteRow, favouriteRow, type Known } from '#flows/favoritos/favouriteRow.ts';
import { useFavouriteDialog } from '#flows/favoritos/useFavouriteDialog.tsx';
import { useFavourites } from '#flows/favoritos/useFavourites.ts';
import { Head, Row, RowLink, Section, Subject, Title } from '#flows/pagoServicios/PaymentRows.styles.ts';
import { type Owed, useOwed } from '#flows/pagoServicios/useOwed.ts';
import { operatorsOf } from '#flows/recargas/operators.ts';
import { useOpening } from '#navigation/opening.ts';
import { Link } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';

const NONE: Asked<readonly Favourite[]> = { kind: 'ready', value: [] };

export interface FavouritesProps extends Pick<Known, 'services' | 'categories'> {
  /** Why the services did not come: without them nobody knows which page pays a favourite of one. */
  unlisted: AskedFailure | null;
}

/** «Favoritos»: what each owes at present, paid in one press; with «Editar» their names are changed and they are deleted. */
export function Favourites({ services, categories, unlisted }: FavouritesProps) {
  const asked = useFavourites();
  // A server that keeps none has nothing to show here, and nothing to try again (contract B.0).
  const shown = useShown(asked ?? NONE);
  const operators = operatorsOf(useApiQuery(operadoras, {}).data ?? []);
  const opening = useOpening();
  const [manages, setManages] = useState(opening.administrar);
  const favourites = (asked && answerOf(asked)) ?? [];
  const { owed } = useOwed(favourites, services);
  const title = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const isGone = edited !== null && favourites.every(({ code }) => code !== edited);
  // One that was deleted, here or in another tab, took the button along to which the dialog would have given the focus back.
  useEffect(() => {
    if (isGone) giveFocusBack(title.current);
  }, [edited, isGone]);
  if (asked === null) return null;
  return (
    <Section aria-labelledby="favoritos">
      <Head>
        <Title ref={title} id="favoritos" tabIndex={-1}>
          Favoritos
        </Title>
        {favourites.length > 0 && (
          <LineButton type="button" onClick={() => setManages(!manages)}>
            {manages ? 'Listo' : 'Editar'}
            {!manages && <Subject> favoritos</Subject>}
          </LineButton>
        )}
      </Head>
      <AsyncList
        of={shown}
        loading="Cargando sus favoritos"
        skeleton={<RowsSkeleton rows={4} picture="tile" />}
        empty={<EmptyState title="Aún no tiene favoritos" text="Guarde un pago como favorito para verlo aquí." />}
      >
        {(all) => (
          <>
            <RowList>
              {all.map((favourite) => (
                <FavouriteItem
                  key={favourite.code}
                  favourite={favourite}
                  row={favouriteRow(favourite, { services, categories, operators })}
                  owed={owed.get(favourite.code) ?? null}
                  manages={manages}
                  onEdited={() => setEdited(favourite.code)}
                />
              ))}
            </RowList>
            {unlisted && all.some(({ subject }) => subject.kind === 'service') && (
              <LoadFailure
                inPlace
                failure={unlisted.failure}
                isRetrying={unlisted.isRetrying}
                onRetry={unlisted.retry}
              />
            )}
          </>
        )}
      </AsyncList>
    </Section>
  );
}

interface FavouriteItemProps {
  favourite: Favourite;
  row: FavouriteRow;
  owed: Owed;
  manages: boolean;
  /** Its dialog is closed. */
  onEdited: () => void;
}

function FavouriteItem({ favourite, row, owed, manages, onEdited }: FavouriteItemProps) {
  const edit = useFavouriteDialog();
  const [hidden] = useHiddenBalances();
  const isTopUp = favourite.subject.kind === 'topUp';
  // Of several contracts the row speaks of the one that «Pagar» proposes.
  const debts = owed && (proposedContract(owed)?.debts ?? []);
  const verb = isTopUp ? 'Recargar' : debts?.length === 0 ? 'Ver' : 'Pagar';
  return (
    <Row data-edited={manages ? '' : undefined}>
      <FavouriteWords alias={favourite.alias} row={row} />
      <span>{debts && <OwedBadge debts={debts} />}</span>
      <span>{debts && debts.length > 0 && <Money cents={sumOf(proposedDebts(debts, row))} hidden={hidden} />}</span>
      {manages ? (
        <Button
          variant="secondary"
          size="compact"
          aria-label={`Editar ${favourite.alias}`}
          onClick={() => void edit({ favourite, subject: favourite.subject, facts: row.facts }).then(onEdited)}
        >
          Editar
        </Button>
      ) : (
        row.address !== null && (
          <RowLink
            as={Link}
            to={row.address}
            state={row.state}
            variant="secondary"
            size="compact"
            aria-label={`${verb} ${favourite.alias}`}
          >
            <span>{verb}</span>
            <Icon icon={ChevronRight} size="large" />
          </RowLink>
        )
      )}
    </Row>
  );
}

function OwedBadge({ debts }: { debts: readonly Debt[] }) {
  const today = useCurrentDay();
  const [only, ...others] = debts;
  if (!only) return <Badge tone="ok">Al día</Badge>;
  if (debts.some((debt) => isOverdue(debt, today))) return <Badge tone="error">Vencido</Badge>;
  if (others.length > 0) return <Badge tone="info">{debts.length} valores</Badge>;
  const due = formatDayMonth(only.dueOn);
  return due && <Badge tone="warn">Vence {due}</Badge>;
}
