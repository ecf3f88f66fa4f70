import { type ReactNode, useId, useMemo } from 'react';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { MoneyText } from '#components/Money/MoneyText.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { LateWords } from '#flows/asyncContent/LateWords.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { DataActions } from '#flows/moneyFlow/DataActions.tsx';
import { FormCard } from '#flows/moneyFlow/FormCard.styles.ts';
import { LeftHint } from '#flows/moneyFlow/LeftHint.tsx';
import { OriginSelector } from '#flows/moneyFlow/OriginSelector.tsx';
import { FieldRoom, orderField } from '#flows/moneyFlow/orderField.ts';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { kindText } from './cardPayment.ts';
import type { CardDebt, PaymentKind } from './ownCards.ts';
import { FormTitle } from './PagoTarjetas.styles.ts';
import type { useCardPayment } from './useCardPayment.ts';

export interface OwnCardFormProps {
  payment: ReturnType<typeof useCardPayment>;
  debt: CardDebt;
}

/** Without a limit: more than the debt may be paid, and is warned of (screens.md «tarjeta-credito»). */
const ANY_AMOUNT = 'El valor que usted elija';

/** copy.md «Tarjetas: pago»: said of a refusal once the card asks for another amount than was sent. */
const DEBT_CHANGED = 'Lo que debe esta tarjeta cambió: revise el valor.';

/** The failure with its reason. A toast has said the one at most: the other is heard here. */
function withReason(failure: FailureShown): FailureShown {
  if (failure === null) return null;
  if (typeof failure === 'string') return `${failure} ${DEBT_CHANGED}`;
  return { ...failure, text: `${failure.text} ${DEBT_CHANGED}`, isSaid: false };
}

/**
 * «¿Cuánto desea pagar?»: what was owed at the cut, its minimum, or an amount of one's own. The amounts to choose from are seen while balances are
 * hidden, too: nobody chooses blindly (screens.md A.0 «Hide balances»).
 */
export function OwnCardForm({ payment, debt }: OwnCardFormProps) {
  const { own, sources, flow } = payment;
  const { dateFormat } = useConfig();
  const [hidden] = useHiddenBalances();
  const sumId = useId();
  const { register, setValue } = own.form;
  const { kind, cents, shownFault } = own;
  const { valor } = useFormValues(own.form);
  const isOther = kind === 'OTRO';
  // One and the same as long as nothing new is told: each new one is scrolled into sight.
  const failure = useMemo(
    () => (own.hasChanged ? withReason(flow.failure) : flow.failure),
    [own.hasChanged, flow.failure],
  );
  const day = formatDate(debt.cutOn, dateFormat);
  const detailOf = (one: PaymentKind): string | undefined => {
    if (one !== 'OTRO') return day ? `Corte del ${day}` : undefined;
    if (debt.used === null || debt.used <= 0) return undefined;
    return hidden ? ANY_AMOUNT : `${ANY_AMOUNT} · Total utilizado ${formatMoney(debt.used)}`;
  };
  const asideOf = (one: PaymentKind): ReactNode => {
    const amount = { TOTAL: debt.total, MINIMO: debt.minimum, OTRO: null }[one];
    return amount === null ? undefined : <MoneyText cents={amount} />;
  };
  return (
    <FormCard onSubmit={payment.submitOwn} noValidate aria-label="Datos del pago">
      <FormTitle>¿Cuánto desea pagar?</FormTitle>
      <FailureNotice role="alert" failure={failure} />
      <FieldRoom {...orderField('amount')}>
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
      </FieldRoom>
      {isOther && (
        <AmountInput
          field={register('valor')}
          text={valor}
          onWrite={(text) => setValue('valor', text)}
          fault={shownFault}
          limit={null}
          origin={sources.origin}
        />
      )}
      {own.warning && (
        <Notice tone="warn" role="status">
          <LateWords>{own.warning}</LateWords>
        </Notice>
      )}
      <OriginSelector sources={sources} />
      {!isOther && <LeftHint origin={sources.origin} cents={cents} />}
      <DataActions
        cancelTo={to.productos}
        busy={flow.busy}
        sources={sources}
        describedBy={cents === null ? undefined : sumId}
      >
        {cents !== null && (
          <span id={sumId} hidden>
            Total a pagar {formatMoney(cents)}
          </span>
        )}
      </DataActions>
    </FormCard>
  );
}
