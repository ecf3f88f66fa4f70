import { CreditCard } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { isNothing } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { type Destination, placeText } from '#flows/cuentasDestino/destination.ts';
import { RegisteredNameNotice } from '#flows/cuentasDestino/NameCheckNotice.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { ArrivalNotice } from '#flows/moneyFlow/ArrivalNotice.tsx';
import { DataActions } from '#flows/moneyFlow/DataActions.tsx';
import { FormCard } from '#flows/moneyFlow/FormCard.styles.ts';
import { OriginSelector } from '#flows/moneyFlow/OriginSelector.tsx';
import { FieldRoom, orderField } from '#flows/moneyFlow/orderField.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { Blocks, Holder } from './PagoTarjetas.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OtherCardsProps {
  payment: ReturnType<typeof useCardPayment>;
  onAdd: () => void;
}

/** «Otras tarjetas»: the registered cards of other institutions (screens.md A.2 tarjeta-credito). */
export function OtherCards({ payment, onAdd }: OtherCardsProps) {
  return (
    <AsyncContent
      of={useShown(payment.other.asked)}
      room={Blocks}
      loading="Cargando tarjetas registradas"
      skeleton={<Skeleton $width="100%" $height="22.5rem" $radius="card" />}
    >
      {(cards) => (isNothing(cards) ? <NoCards onAdd={onAdd} /> : <OtherCardForm payment={payment} cards={cards} />)}
    </AsyncContent>
  );
}

function NoCards({ onAdd }: Pick<OtherCardsProps, 'onAdd'>) {
  return (
    <EmptyState
      title="No tiene tarjetas registradas."
      action={
        <Button variant="secondary" onClick={onAdd}>
          Agregar tarjeta
        </Button>
      }
    />
  );
}

function OtherCardForm({ payment, cards }: Pick<OtherCardsProps, 'payment'> & { cards: readonly Destination[] }) {
  const { other, sources, flow } = payment;
  const { cooperativeName } = useConfig();
  const { register, setValue } = other.form;
  const { valor } = useFormValues(other.form);
  return (
    <FormCard onSubmit={payment.submitOther} noValidate aria-label="Datos del pago">
      <FailureNotice role="alert" failure={flow.failure} />
      <FieldRoom {...orderField('card')}>
        <RadioCards
          label="Tarjeta"
          options={cards.map((one) => ({
            value: one.code,
            label: one.alias || one.name,
            detail: placeText(one, cooperativeName),
            tile: <IconTile icon={CreditCard} />,
            aside: one.alias !== '' && one.alias !== one.name && (
              <Holder>
                <span>Titular</span>
                <span>{one.name}</span>
              </Holder>
            ),
          }))}
          value={other.card?.code ?? null}
          onChange={other.choose}
          error={other.cardFault}
        />
      </FieldRoom>
      <UnreadableRows of={[cards]} />
      <RegisteredNameNotice {...other.nameCheck} error={other.tickFault} />
      <AmountInput
        field={register('valor')}
        text={valor}
        onWrite={(text) => setValue('valor', text)}
        fault={other.shownFault}
        limit={other.limit}
        origin={sources.origin}
        mayCost
      />
      <OriginSelector sources={sources} />
      <ArrivalNotice arrival={other.arrival} />
      <DataActions cancelTo={to.productos} busy={flow.busy} sources={sources} />
    </FormCard>
  );
}
