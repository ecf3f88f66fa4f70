import { CircleAlert, CircleCheck, Plus, Smartphone, Star } from 'lucide-react';
import styled from 'styled-components';
import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { Apart } from '#components/Apart/Apart.tsx';
import { Button, type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { mobileMessage } from '#domain/mobileNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { useFormValues } from '#screens/entrada/useFormValues.ts';
import { FavouriteButton, FavouriteSwitch } from '#screens/favoritos/KeepFavourite.tsx';
import { AmountInput } from '#screens/operacion/AmountInput.tsx';
import { FormActions, FormCard, Pair } from '#screens/operacion/FormCard.styles.ts';
import { LimitHint } from '#screens/operacion/LimitHint.tsx';
import { MoneyFlowPage } from '#screens/operacion/MoneyFlowPage.tsx';
import { useHiddenBalances } from '#screens/productos/useHiddenBalances.ts';
import { Fault, Foot, Found, Range } from './Recargas.styles.ts';
import { topUp } from './topUp.ts';
import { OTHER_AMOUNT, type TopUp, useTopUp } from './useTopUp.ts';

const OTHER_NUMBER = 'otro-numero';
const BACK = { to: to.pagos, label: 'Pagos de servicios' };

/** «Claro, Movistar y Tuenti» in its parts; with commas alone in a browser that joins no lists. */
function listed(names: readonly string[]): readonly string[] {
  try {
    return new Intl.ListFormat('es', { type: 'conjunction' }).formatToParts(names).map(({ value }) => value);
  } catch {
    return names.flatMap((name, index) => (index === 0 ? [name] : [', ', name]));
  }
}

/** Top-ups of mobiles (§2 pagos/recargas): a saved number or another one, typed twice; they cannot be undone. */
export function Recargas() {
  const top = useTopUp();
  const { flow, operators, operatorsState, done } = top;
  const timing = useSkeletonTiming(operatorsState.kind === 'loading');
  const names = listed(operators.map(({ name }) => name));
  return (
    <MoneyFlowPage
      operation={topUp}
      flow={flow}
      lead={{ back: BACK, icon: Smartphone, text: <Apart text={names} /> }}
      receiptActions={done && <FavouriteButton {...done} />}
    >
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando las operadoras</p>
          <Skeleton $width="100%" $height="26.25rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && operatorsState.kind === 'error' && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={operatorsState.message}
          action={
            <Button variant="secondary" loading={operatorsState.isRetrying} onClick={operatorsState.retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && operatorsState.kind === 'ready' && isNothing(operators) && (
        <EmptyState object="magnifier" title="Por ahora no hay operadoras disponibles." />
      )}
      {timing === 'content' && operators.length === 0 && <UnreadableRows of={[operators]} />}
      {timing === 'content' && operators.length > 0 && <TopUpForm top={top} />}
    </MoneyFlowPage>
  );
}

function TopUpForm({ top }: { top: TopUp }) {
  const { flow, form, operators, operator, sources, cents } = top;
  const [hidden] = useHiddenBalances();
  const { celular, operadora } = useFormValues(form);
  const { errors } = form.formState;
  return (
    <FormCard onSubmit={top.submit} noValidate aria-label="Datos de la recarga">
      <FailureNotice role="alert" failure={flow.failure} />
      {top.saved.length > 0 && (
        <Chips
          label="Números guardados"
          asField
          options={[
            ...top.saved.map(({ id, name, operator: of }) => ({
              value: id,
              label: name,
              ...(of === null ? {} : { icon: Star }),
            })),
            { value: OTHER_NUMBER, label: 'Otro número', icon: Plus },
          ]}
          value={top.chosenSaved?.id ?? OTHER_NUMBER}
          onChange={top.useSaved}
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
        <TextField
          label="Número celular"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          icon={<Smartphone size={24} strokeWidth={1.75} aria-hidden="true" />}
          help="10 dígitos, empieza con 09."
          {...form.register('celular', { deps: form.formState.touchedFields.confirmacion ? ['confirmacion'] : [] })}
          error={errors.celular?.message}
          trailing={
            mobileMessage(celular) === null && (
              <Found>
                <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" />
              </Found>
            )
          }
        />
        <TextField
          label="Confirme el número"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          icon={<Smartphone size={24} strokeWidth={1.75} aria-hidden="true" />}
          {...form.register('confirmacion')}
          error={errors.confirmacion?.message}
        />
      </Pair>
      <Amount top={top} />
      <AccountSelector
        label="Cuenta de origen"
        state={sources.state}
        value={sources.origin?.number ?? null}
        onChange={sources.choose}
        onRetry={sources.retry}
        hideBalances={hidden}
      />
      <Notice tone="warn">Las recargas no se pueden anular. Revise el número antes de continuar.</Notice>
      {top.replay && operator && <FavouriteSwitch {...top.replay} />}
      <Foot>
        <div>
          Valor a recargar
          <Money cents={cents} size="md" />
        </div>
        <FormActions>
          <CancelLink as={Link} to={to.pagos} $variant="ghost">
            Cancelar
          </CancelLink>
          <Button type="submit" loading={flow.busy} disabled={sources.state.kind !== 'ready'}>
            Revisar
          </Button>
        </FormActions>
      </Foot>
    </FormCard>
  );
}

/** The amounts that the operator sells, or another one within its bounds. */
function Amount({ top }: { top: TopUp }) {
  const { form, operators, operator, limit, presetFault, paysOther } = top;
  const { monto } = useFormValues(form);
  // Before an operator is chosen, the amounts of the first.
  const shown = operator ?? operators[0];
  const bounds = shown?.least && shown.most ? `De ${formatMoney(shown.least)} a ${formatMoney(shown.most)}.` : '';
  return (
    <div>
      <Chips
        label="Valor"
        asField
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
            onTidy={(text) => form.setValue('valor', text)}
            fault={top.otherFault}
            limit={limit}
          />
        </Other>
      ) : (
        presetFault && (
          <Fault tabIndex={-1} data-invalid="" role="alert">
            <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
            {presetFault.message}
          </Fault>
        )
      )}
      <Range>
        {bounds} {!paysOther && <LimitHint limit={limit} exceeded={presetFault?.isLimit === true} />}
      </Range>
    </div>
  );
}

const Other = styled.div`
  margin-top: 16px;
`;

const CancelLink = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;
