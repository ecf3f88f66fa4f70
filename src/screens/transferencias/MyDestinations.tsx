import { MoreVertical, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { answerOf } from '#api/asked.ts';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { headingOver, useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { ListHead, RowList } from '#components/List/listParts.ts';
import { LiveText, TYPING_PAUSE_MS } from '#components/LiveText/LiveText.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { SkeletonPlace } from '#components/Skeleton/SkeletonPlace.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing, joinRows } from '#domain/partialList.ts';
import { matches } from '#domain/search.ts';
import { Waiting } from '#flows/asyncContent/AsyncContent.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { type Destination, ownPlaceText } from '#flows/cuentasDestino/destination.ts';
import { useDestinationEdit } from '#flows/cuentasDestino/useDestinationEdit.tsx';
import { type DestinationRemovalOptions, useDestinationRemoval } from '#flows/cuentasDestino/useDestinationRemoval.tsx';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { useFocusAfterDialog } from '#flows/cuentasDestino/useFocusAfterDialog.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useOnwardStart } from '#flows/moneyFlow/useFlowStart.ts';
import { REMOVING } from '#flows/submission/useRemoval.ts';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { to } from '#navigation/paths.ts';
import { Link, useNavigate } from '#navigation/router.ts';
import { PillLink, Row, RowText, Section, Title } from './Transferencias.styles.ts';

/** «Mis cuentas destino»: search, transfer, add, modify, delete (screens.md A.2 transferencias). */
export function MyDestinations() {
  const internal = useDestinations('internal');
  const external = useDestinations('external');
  const left = useDraft('destinos', { search: '' });
  const [search, setSearch] = useState(left.search);
  useDraftPart('destinos', () => ({ search }));
  const open = useLazyDialog();
  const [stuck, setStuck] = useState<FailureShown>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const onAddEnded = useFocusAfterDialog(() => title.current);
  const lists = [internal, external];
  const isLoading = lists.some(({ kind }) => kind === 'loading');
  const timing = useSkeletonTiming(isLoading);
  const failed = lists.find(({ kind }) => kind === 'error');
  const all = joinRows(lists.map((list) => answerOf(list) ?? []));
  const shown = all.filter(({ name, alias, institution, number }) =>
    matches(search, name, alias, institution, number.slice(-4)),
  );
  const add = (): void =>
    void open(
      () => import('#flows/cuentasDestino/NewDestinationDialog.tsx'),
      ({ NewDestinationDialog }, close) => <NewDestinationDialog onClose={() => close(undefined)} />,
    ).then(onAddEnded);
  return (
    <Section aria-labelledby="mis-cuentas-destino">
      <ListHead>
        <Title ref={title} id="mis-cuentas-destino" tabIndex={-1}>
          Mis cuentas destino
        </Title>
        <Button variant="ghost" size="compact" icon={<Icon icon={Plus} />} onClick={add}>
          Agregar cuenta
        </Button>
      </ListHead>
      <FailureNotice failure={stuck} role="alert" />
      <SkeletonPlace timing={timing}>
        <Waiting loading="Cargando sus cuentas destino" skeleton={<RowsSkeleton rows={5} picture="disc" />} />
      </SkeletonPlace>
      {timing === 'content' && failed?.kind === 'error' && (
        <LoadFailure failure={failed.failure} isRetrying={failed.isRetrying} onRetry={failed.retry} />
      )}
      {timing === 'content' && !failed && isNothing(all) && (
        <EmptyState
          object="people"
          title="Aún no tiene cuentas destino."
          text="Agregue la primera."
          action={
            <Button variant="secondary" onClick={add}>
              Agregar cuenta
            </Button>
          }
        />
      )}
      {timing === 'content' && <UnreadableRows of={[all]} />}
      {timing === 'content' && all.length > 0 && (
        <>
          <SearchField label="Buscar por nombre, alias o institución" value={search} onChange={setSearch} />
          <LiveText
            text={shown.length === 1 ? '1 cuenta destino' : `${shown.length} cuentas destino`}
            pauseMs={TYPING_PAUSE_MS}
          />
          {shown.length === 0 ? (
            <p>No hay resultados.</p>
          ) : (
            <RowList>
              {shown.map((destination) => (
                <DestinationRow
                  key={`${destination.kind}-${destination.code}`}
                  destination={destination}
                  onStuck={setStuck}
                  onRemoved={() => title.current?.focus()}
                />
              ))}
            </RowList>
          )}
        </>
      )}
    </Section>
  );
}

interface DestinationRowProps extends Required<DestinationRemovalOptions> {
  destination: Destination;
}

function DestinationRow({ destination, ...told }: DestinationRowProps) {
  const navigate = useNavigate();
  const { remove, isRemoving } = useDestinationRemoval(told);
  const address = destination.kind === 'internal' ? to.transferenciaInterna : to.transferenciaExterna;
  const state = useOnwardStart()({ fuente: 'registradas', destino: destination.code });
  const edit = useDestinationEdit();
  // Its row goes too where another tab has deleted it and the deletion is refused.
  const first = useFocusPassedOn<HTMLAnchorElement>(headingOver);
  return (
    <Row>
      <Initials name={destination.name} />
      <RowText>
        <b>{destination.name}</b>
        <span>{isRemoving ? REMOVING : <Apart text={ownPlaceText(destination)} />}</span>
      </RowText>
      <PillLink
        ref={first}
        as={Link}
        to={address}
        state={state}
        variant="secondary"
        size="compact"
        aria-label={`Transferir a ${destination.name}`}
      >
        Transferir
      </PillLink>
      <ActionMenu
        trigger={
          <IconButton label={`Más acciones de ${destination.name}`} icon={<Icon icon={MoreVertical} size="large" />} />
        }
        actions={[
          { label: 'Transferir', icon: Send, onSelect: () => void navigate(address, { state }) },
          { label: 'Modificar', icon: Pencil, onSelect: () => void edit(destination) },
          { label: 'Eliminar', icon: Trash2, onSelect: () => remove(destination) },
        ]}
      />
    </Row>
  );
}
