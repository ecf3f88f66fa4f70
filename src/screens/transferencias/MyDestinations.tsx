import { MoreVertical, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { isNothing, joinRows } from '#domain/partialList.ts';
import { matches } from '#domain/search.ts';
import { to } from '#navigation/paths.ts';
import { Link, useNavigate } from '#navigation/router.ts';
import { type Destination, placeText } from '#screens/cuentasDestino/destination.ts';
import { useDestinationEdit } from '#screens/cuentasDestino/useDestinationEdit.tsx';
import { useDestinationRemoval } from '#screens/cuentasDestino/useDestinationRemoval.tsx';
import { useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import { flowStart } from '#screens/operacion/flowStart.ts';
import { Head, List, Live, PillLink, Row, RowText, Section, Title } from './Transferencias.styles.ts';

/** «Mis cuentas destino»: search, transfer, add, modify, delete (screens.md A.2 transferencias). */
export function MyDestinations() {
  const internal = useDestinations('internal');
  const external = useDestinations('external');
  const [search, setSearch] = useState('');
  const open = useLazyDialog();
  const lists = [internal, external];
  const isLoading = lists.some(({ state }) => state.kind === 'loading');
  const timing = useSkeletonTiming(isLoading);
  const failed = lists.find(({ state }) => state.kind === 'error');
  const all = joinRows(lists.map(({ state }) => (state.kind === 'ready' ? state.destinations : [])));
  const shown = all.filter(({ name, alias, institution, number }) =>
    matches(search, name, alias, institution, number.slice(-4)),
  );
  const add = (): void =>
    void open(
      () => import('#screens/cuentasDestino/NewDestinationDialog.tsx'),
      ({ NewDestinationDialog }, close) => <NewDestinationDialog onClose={() => close(undefined)} />,
    );
  return (
    <Section aria-labelledby="mis-cuentas-destino">
      <Head>
        <Title id="mis-cuentas-destino">Mis cuentas destino</Title>
        <Button
          variant="ghost"
          size="compact"
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={add}
        >
          Agregar cuenta
        </Button>
      </Head>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus cuentas destino</p>
          <Skeleton $width="100%" $height="12.75rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && failed?.state.kind === 'error' && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={failed.state.message}
          action={
            <Button variant="secondary" loading={failed.state.isRetrying} onClick={failed.retry}>
              Reintentar
            </Button>
          }
        />
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
          <Live role="status">{shown.length === 1 ? '1 cuenta destino' : `${shown.length} cuentas destino`}</Live>
          {shown.length === 0 ? (
            <p>No hay resultados.</p>
          ) : (
            <List>
              {shown.map((destination) => (
                <DestinationRow key={`${destination.kind}-${destination.code}`} destination={destination} />
              ))}
            </List>
          )}
        </>
      )}
    </Section>
  );
}

function DestinationRow({ destination }: { destination: Destination }) {
  const { cooperativeName } = useConfig();
  const navigate = useNavigate();
  const remove = useDestinationRemoval();
  const address = destination.kind === 'internal' ? to.transferenciaInterna : to.transferenciaExterna;
  const state = flowStart({ fuente: 'registradas', destino: destination.code });
  const edit = useDestinationEdit();
  return (
    <Row>
      <Initials name={destination.name} />
      <RowText>
        <b>{destination.name}</b>
        <span>
          <Apart text={placeText(destination, cooperativeName)} />
        </span>
      </RowText>
      <PillLink
        as={Link}
        to={address}
        state={state}
        $variant="secondary"
        $size="compact"
        aria-label={`Transferir a ${destination.name}`}
      >
        Transferir
      </PillLink>
      <ActionMenu
        trigger={
          <IconButton
            label={`Más acciones de ${destination.name}`}
            icon={<MoreVertical size={24} strokeWidth={1.75} aria-hidden="true" />}
          />
        }
        actions={[
          { label: 'Transferir', icon: Send, onSelect: () => void navigate(address, { state }) },
          { label: 'Modificar', icon: Pencil, onSelect: () => void edit(destination) },
          { label: 'Eliminar', icon: Trash2, onSelect: () => void remove(destination) },
        ]}
      />
    </Row>
  );
}
