import { CreditCard, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { headingOver, useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { ListHead, RowList } from '#components/List/listParts.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { AsyncList } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { type Destination, ownPlaceText } from '#flows/cuentasDestino/destination.ts';
import { useCardRegistration } from '#flows/cuentasDestino/useCardRegistration.tsx';
import { useDestinationEdit } from '#flows/cuentasDestino/useDestinationEdit.tsx';
import { type DestinationRemovalOptions, useDestinationRemoval } from '#flows/cuentasDestino/useDestinationRemoval.tsx';
import { useDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { REMOVING } from '#flows/submission/useRemoval.ts';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { DangerIcon, RegisteredLink, RegisteredRow, RowText, Section, Title } from './Tarjetas.styles.ts';

/** «Tarjetas registradas para pago»: cards of other institutions; add, edit the alias, delete (screens.md A.2). */
export function RegisteredCards() {
  const cards = useShown(useDestinations('card'));
  const register = useCardRegistration();
  const [stuck, setStuck] = useState<FailureShown>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Section aria-labelledby="tarjetas-registradas">
      <ListHead>
        <Title ref={title} id="tarjetas-registradas" tabIndex={-1}>
          Tarjetas registradas para pago
        </Title>
        <Button variant="ghost" size="compact" icon={<Icon icon={Plus} />} onClick={() => void register()}>
          Agregar tarjeta
        </Button>
      </ListHead>
      <FailureNotice failure={stuck} role="alert" />
      <AsyncList
        of={cards}
        loading="Cargando sus tarjetas registradas"
        skeleton={<Skeleton $width="100%" $height="9.125rem" $radius="card" />}
        empty={<EmptyState title="No tiene tarjetas registradas." text="Agregue la primera para pagarla desde aquí." />}
      >
        {(all) => (
          <RowList>
            {all.map((card) => (
              <RegisteredCardRow
                key={card.code}
                card={card}
                onStuck={setStuck}
                onRemoved={() => title.current?.focus()}
              />
            ))}
          </RowList>
        )}
      </AsyncList>
    </Section>
  );
}

interface RegisteredCardRowProps extends Required<DestinationRemovalOptions> {
  card: Destination;
}

function RegisteredCardRow({ card, ...told }: RegisteredCardRowProps) {
  const edit = useDestinationEdit();
  const { remove, isRemoving } = useDestinationRemoval(told);
  // Its row goes too where another tab has deleted it and the deletion is refused.
  const button = useFocusPassedOn(headingOver);
  const name = card.alias || card.name;
  return (
    <RegisteredRow>
      <IconTile icon={CreditCard} tone="neutral" />
      <RowText>
        <RegisteredLink as={Link} to={to.ajustesTarjeta(card.code)}>
          {name}
        </RegisteredLink>
        <span>
          {isRemoving ? (
            REMOVING
          ) : (
            <Apart text={[ownPlaceText({ ...card, alias: '' }), ...(card.alias ? [card.name] : [])].join(' · ')} />
          )}
        </span>
      </RowText>
      <IconButton label={`Modificar ${name}`} icon={<Icon icon={Pencil} />} onClick={() => void edit(card)} />
      <IconButton
        ref={button}
        label={`${isRemoving ? REMOVING : 'Eliminar'} ${name}`}
        aria-disabled={isRemoving || undefined}
        aria-busy={isRemoving || undefined}
        icon={
          <DangerIcon>
            <Icon icon={Trash2} />
          </DangerIcon>
        }
        onClick={() => remove(card)}
      />
    </RegisteredRow>
  );
}
