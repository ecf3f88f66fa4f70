import { useId } from 'react';
import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { Button } from '#components/Button/Button.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { type Cents, formatMoney, HIDDEN_MONEY } from '#domain/money.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { AmountInput } from '#screens/operacion/AmountInput.tsx';
import { FormActions, FormCard } from '#screens/operacion/FormCard.styles.ts';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import { kindText } from './cardPayment.ts';
import type { CardDebt, PaymentKind } from './ownCards.ts';
import { CancelLink, FormTitle } from './TarjetaCredito.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OwnCardFormProps {
  payment: ReturnType<typeof useCardPayment>;
  debt: CardDebt;
}

/** «¿Cuánto desea pagar?»: what was owed at the cut, its minimum, or an amount of one's own. */
export function OwnCardForm({ payment, debt }: OwnCardFormProps) {
  const { own, sources, flow } = payment;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const sumId = useId();
  const { register, setValue } = own.form;
  const { kind, cents, shownFault } = own;
  const isOther = kind === 'OTRO';
  const day = formatDate(debt.cutOn, dateFormat);
  const amount = (value: Cents | null): string => (value === null ? '' : hidden ? HIDDEN_MONEY : formatMoney(value));
  const detailOf = (one: PaymentKind): string | undefined => {
    if (one !== 'OTRO') return day ? `Corte del ${day}` : undefined;
    if (debt.used === null || debt.used <= 0) return undefined;
    return hidden ? 'Hasta el total utilizado' : `Hasta ${formatMoney(debt.used)}, el total utilizado`;
  };
  const asideOf = (one: PaymentKind) =>
    one === 'OTRO' ? undefined : amount(one === 'TOTAL' ? debt.total : debt.minimum);
  return (
    <FormCard onSubmit={payment.submitOwn} noValidate aria-label="Datos del pago">
      <FormTitle>¿Cuánto desea pagar?</FormTitle>
      <FailureNotice role="alert" failure={payment.failure} />
      <RadioCards
        label="Valor del pago"
        labelHidden
        options={own.kinds.map((one) => ({
          value: one,
          label: kindText(one),
          detail: detailOf(one),
          aside: asideOf(one),
        }))}
        value={kind}
        onChange={(next) => setValue('tipo', next)}
        error={isOther ? undefined : shownFault?.message}
      />
      {isOther && (
        <AmountInput
          field={register('valor')}
          onTidy={(text) => setValue('valor', text)}
          fault={shownFault}
          limit={null}
        />
      )}
      {own.warning && (
        <Notice tone="warn" role="status">
          {own.warning}
        </Notice>
      )}
      <AccountSelector
        label="Cuenta de origen"
        state={sources.state}
        value={sources.origin?.number ?? null}
        onChange={sources.choose}
        onRetry={sources.retry}
        hideBalances={hidden}
      />
      <FormActions>
        <CancelLink as={Link} to={to.productos} $variant="ghost">
          Cancelar
        </CancelLink>
        {/* What is hidden above is not told here either; what was typed stands in its field. */}
        <Button
          type="submit"
          loading={flow.busy}
          disabled={sources.state.kind !== 'ready'}
          aria-describedby={cents === null || (hidden && !isOther) ? undefined : sumId}
        >
          Revisar
        </Button>
        {cents !== null && (!hidden || isOther) && (
          <span id={sumId} hidden>
            Total a pagar {formatMoney(cents)}
          </span>
        )}
      </FormActions>
    </FormCard>
  );
}
