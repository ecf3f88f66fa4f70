import { CreditCard, Pencil, Plus, Trash2 } from 'lucide-react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { type Destination, placeText } from '#screens/cuentasDestino/destination.ts';
import { useCardRegistration } from '#screens/cuentasDestino/useCardRegistration.tsx';
import { useDestinationEdit } from '#screens/cuentasDestino/useDestinationEdit.tsx';
import { useDestinationRemoval } from '#screens/cuentasDestino/useDestinationRemoval.tsx';
import { useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import {
  DangerIcon,
  RegisteredLink,
  RegisteredList,
  RegisteredRow,
  RowText,
  Section,
  SectionHead,
  Title,
} from './Tarjetas.styles.ts';

/** «Tarjetas registradas para pago»: cards of other institutions; add, edit the alias, delete (screens.md A.2). */
export function RegisteredCards() {
  const { state, retry } = useDestinations('card');
  const timing = useSkeletonTiming(state.kind === 'loading');
  const register = useCardRegistration();
  return (
    <Section aria-labelledby="tarjetas-registradas">
      <SectionHead>
        <Title id="tarjetas-registradas">Tarjetas registradas para pago</Title>
        <Button
          variant="ghost"
          size="compact"
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void register()}
        >
          Agregar tarjeta
        </Button>
      </SectionHead>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus tarjetas registradas</p>
          <Skeleton $width="100%" $height="9.125rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && state.kind === 'error' && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={state.message}
          action={
            <Button variant="secondary" loading={state.isRetrying} onClick={retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && state.kind === 'ready' && isNothing(state.destinations) && (
        <EmptyState title="No tiene tarjetas registradas." text="Agregue la primera para pagarla desde aquí." />
      )}
      {timing === 'content' && state.kind === 'ready' && state.destinations.length > 0 && (
        <RegisteredList>
          {state.destinations.map((card) => (
            <RegisteredCard key={card.code} card={card} />
          ))}
        </RegisteredList>
      )}
      {timing === 'content' && state.kind === 'ready' && <UnreadableRows of={[state.destinations]} />}
    </Section>
  );
}

function RegisteredCard({ card }: { card: Destination }) {
  const { cooperativeName } = useConfig();
  const edit = useDestinationEdit();
  const remove = useDestinationRemoval();
  const name = card.alias || card.name;
  return (
    <RegisteredRow>
      <IconTile icon={CreditCard} tone="neutral" />
      <RowText>
        <RegisteredLink as={Link} to={to.tarjetaCreditoAjustes(card.code)}>
          {name}
        </RegisteredLink>
        <span>
          <Apart text={[placeText(card, cooperativeName), ...(card.alias ? [card.name] : [])].join(' · ')} />
        </span>
      </RowText>
      <IconButton
        label={`Modificar ${name}`}
        icon={<Pencil size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void edit(card)}
      />
      <IconButton
        label={`Eliminar ${name}`}
        icon={
          <DangerIcon>
            <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </DangerIcon>
        }
        onClick={() => void remove(card)}
      />
    </RegisteredRow>
  );
}
