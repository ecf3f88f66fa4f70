import { CircleAlert, CircleCheck, Plus, Smartphone, Star } from 'lucide-react';
import styled from 'styled-components';
import { Apart } from '#components/Apart/Apart.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TextField, type TextFieldProps } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { listed } from '#domain/listed.ts';
import { mobileMessage } from '#domain/mobileNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { isNothing } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { FavouriteButton, FavouriteSwitch } from '#flows/favoritos/KeepFavourite.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { DataActions } from '#flows/moneyFlow/DataActions.tsx';
import { FormCard, Pair } from '#flows/moneyFlow/FormCard.styles.ts';
import { LazyFormAside } from '#flows/moneyFlow/LazyFormAside.ts';
import { LeftHint } from '#flows/moneyFlow/LeftHint.tsx';
import { LimitHint } from '#flows/moneyFlow/LimitHint.tsx';
import { MoneyFlowPage } from '#flows/moneyFlow/MoneyFlowPage.tsx';
import { OriginSelector } from '#flows/moneyFlow/OriginSelector.tsx';
import { orderField } from '#flows/moneyFlow/orderField.ts';
import { Found } from '#flows/pagoServicios/PagoServicios.styles.ts';
import type { Operator } from '#flows/recargas/operators.ts';
import { topUp } from '#flows/recargas/topUp.ts';
import { rechecking } from '#forms/ruled.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { space } from '#theme/tokens.ts';
import { Fault, Foot, Range } from './Recargas.styles.ts';
import { type TopUp, useTopUp } from './useTopUp.ts';
import { OTHER_AMOUNT } from './useTopUpAmount.ts';

const OTHER_NUMBER = 'otro-numero';
const BACK = { to: to.pagos, label: 'Pagos de servicios' };

/** Top-ups of mobiles (§2 pagos/recargas): a saved number or another one, typed twice; they cannot be undone. */
export function Recargas() {
  const top = useTopUp();
  const { flow, operators, done } = top;
  const shown = useShown(top.askedOperators);
  const names = listed(operators.map(({ name }) => name));
  return (
    <MoneyFlowPage
      operation={topUp}
      flow={flow}
      aside={<LazyFormAside limit={top.limit} facts={[]} />}
      lead={{ back: BACK, icon: Smartphone, text: <Apart text={names} /> }}
      receiptActions={done && <FavouriteButton {...done} />}
    >
      <AsyncContent
        of={shown}
        loading="Cargando las operadoras"
        skeleton={<Skeleton $width="100%" $height="26.25rem" $radius="card" />}
      >
        {(all) => (all.length > 0 ? <TopUpForm top={top} /> : <NoOperators operators={all} />)}
      </AsyncContent>
    </MoneyFlowPage>
  );
}

function NoOperators({ operators }: { operators: readonly Operator[] }) {
  return isNothing(operators) ? (
    <EmptyState object="magnifier" title="Por ahora no hay operadoras disponibles." />
  ) : (
    <UnreadableRows of={[operators]} />
  );
}

function TopUpForm({ top }: { top: TopUp }) {
  const { flow, form, operators, operator, sources, cents } = top;
  const { celular, operadora } = useFormValues(form);
  const { errors } = form.formState;
  return (
    <FormCard onSubmit={top.submit} noValidate aria-label="Datos de la recarga">
      <FailureNotice role="alert" failure={flow.failure} />
      {top.saved.length > 0 && (
        <Chips
          label="Números guardados"
          asField
          oneRow
          options={[
            ...top.saved.map(({ id, name, operator: of }) => ({
              value: id,
              label: name,
              ...(of === null ? {} : { icon: Star }),
            })),
            { value: OTHER_NUMBER, label: 'Otro número', icon: Plus },
          ]}
          value={top.chosenSaved?.id ?? OTHER_NUMBER}
          onChange={top.fillSaved}
        />
      )}
      <UnreadableRows of={[top.saved]} />
      <RadioCards
        label="Operadora"
        columns
        options={operators.map(({ code, name }) => ({ value: code, label: name }))}
        value={operadora || null}
        onChange={top.chooseOperator}
        error={errors.operadora?.message}
      />
      <UnreadableRows of={[operators]} />
      <Pair>
        <MobileField
          label="Número celular"
          help="10 dígitos, empieza con 09."
          {...orderField('mobile')}
          {...form.register('celular', rechecking(form, 'confirmacion'))}
          error={errors.celular?.message}
          trailing={
            mobileMessage(celular) === null && (
              <Found>
                <Icon icon={CircleCheck} size="large" />
              </Found>
            )
          }
        />
        <MobileField
          label="Confirme el número"
          {...form.register('confirmacion')}
          error={errors.confirmacion?.message}
        />
      </Pair>
      <Amount top={top} />
      <OriginSelector sources={sources} />
      <Notice tone="warn">Las recargas no se pueden reversar. Revise el número antes de continuar.</Notice>
      {top.topUpToKeep && operator && <FavouriteSwitch {...top.topUpToKeep} />}
      <Foot>
        <div>
          {/* What it costs is told by the check alone (screens.md A.0 «Fee before confirm»). */}
          Total a pagar
          <Money cents={cents} size="md" />
        </div>
        <DataActions cancelTo={to.pagos} busy={flow.busy} sources={sources} />
      </Foot>
    </FormCard>
  );
}

/** One of the two times that the number is typed. */
function MobileField(field: TextFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      icon={<Icon icon={Smartphone} size="large" />}
    />
  );
}

/** The amounts that the operator sells, or another one within its bounds. */
function Amount({ top }: { top: TopUp }) {
  const { form, operators, operator, sources, limit, amountFault, paysOther, cents } = top;
  const { monto, valor } = useFormValues(form);
  // Before an operator is chosen, the amounts of the first.
  const shown = operator ?? operators[0];
  const bounds = shown?.least && shown.most ? `De ${formatMoney(shown.least)} a ${formatMoney(shown.most)}.` : '';
  return (
    <div>
      <Chips
        label="Valor"
        asField
        equal
        options={[
          ...(shown?.amounts ?? []).map((amount) => ({
            value: String(amount),
            label: amount % 100 === 0 ? `$${amount / 100}` : formatMoney(amount),
          })),
          { value: OTHER_AMOUNT, label: 'Otro valor' },
        ]}
        value={monto || null}
        onChange={top.chooseAmount}
      />
      <UnreadableRows of={[shown?.amounts]} />
      {paysOther ? (
        <Other>
          <AmountInput
            field={form.register('valor')}
            text={valor}
            onWrite={(text) => form.setValue('valor', text)}
            fault={amountFault}
            limit={limit}
            origin={sources.origin}
            mayCost
          />
        </Other>
      ) : (
        amountFault && (
          <Fault tabIndex={-1} data-invalid="" role="alert">
            <Icon icon={CircleAlert} size="small" />
            {amountFault.message}
          </Fault>
        )
      )}
      <Range>
        {bounds}
        {!paysOther && (
          <>
            {amountFault === null && <LeftHint origin={sources.origin} cents={cents} mayCost />}
            <LimitHint limit={limit} origin={sources.origin} cents={cents} exceeded={amountFault?.kind === 'limit'} />
          </>
        )}
      </Range>
    </div>
  );
}

const Other = styled.div`
  margin-top: ${space[4]};
`;
