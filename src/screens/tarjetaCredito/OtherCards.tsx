import { Clock, CreditCard, Zap } from 'lucide-react';
import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { Button } from '#components/Button/Button.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { arrivalText } from '#domain/arrival.ts';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { type Destination, placeText } from '#screens/cuentasDestino/destination.ts';
import { RegisteredNameNotice } from '#screens/cuentasDestino/NameCheckNotice.tsx';
import { AmountInput } from '#screens/operacion/AmountInput.tsx';
import { FormActions, FormCard } from '#screens/operacion/FormCard.styles.ts';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import { Blocks, CancelLink, Holder } from './TarjetaCredito.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OtherCardsProps {
  payment: ReturnType<typeof useCardPayment>;
  onAdd: () => void;
}

/** «Otras tarjetas»: the registered cards of other institutions (screens.md A.2 tarjeta-credito). */
export function OtherCards({ payment, onAdd }: OtherCardsProps) {
  const { state, retry } = payment.other;
  const timing = useSkeletonTiming(state.kind === 'loading');
  if (timing === 'none') return null;
  if (timing === 'skeleton' || state.kind === 'loading') {
    return (
      <Blocks aria-busy="true">
        <p role="status">Cargando tarjetas registradas</p>
        <Skeleton $width="100%" $height="22.5rem" $radius="16px" />
      </Blocks>
    );
  }
  if (state.kind === 'error') {
    return (
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
    );
  }
  if (isNothing(state.destinations)) {
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
  return <OtherCardForm payment={payment} cards={state.destinations} />;
}

function OtherCardForm({ payment, cards }: Pick<OtherCardsProps, 'payment'> & { cards: readonly Destination[] }) {
  const { other, sources, flow } = payment;
  const { cooperativeName } = useConfig();
  const [hidden] = useHiddenBalances();
  const { register, setValue } = other.form;
  return (
    <FormCard onSubmit={payment.submitOther} noValidate aria-label="Datos del pago">
      <FailureNotice role="alert" failure={payment.failure} />
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
      <UnreadableRows of={[cards]} />
      <RegisteredNameNotice {...other.nameCheck} error={other.tickFault} />
      <AmountInput
        field={register('valor')}
        onTidy={(text) => setValue('valor', text)}
        fault={other.shownFault}
        limit={other.limit}
      />
      <AccountSelector
        label="Cuenta de origen"
        state={sources.state}
        value={sources.origin?.number ?? null}
        onChange={sources.choose}
        onRetry={sources.retry}
        hideBalances={hidden}
      />
      {other.arrival && (
        <Notice tone="advice" icon={other.arrival === 'INMEDIATA' ? Zap : Clock}>
          <b>{arrivalText(other.arrival)}.</b> Verá la comisión antes de confirmar.
        </Notice>
      )}
      <FormActions>
        <CancelLink as={Link} to={to.productos} $variant="ghost">
          Cancelar
        </CancelLink>
        <Button type="submit" loading={flow.busy} disabled={sources.state.kind !== 'ready'}>
          Revisar
        </Button>
      </FormActions>
    </FormCard>
  );
}
