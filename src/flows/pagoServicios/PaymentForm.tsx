import { CalendarDays, CircleAlert, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { CheckCards } from '#components/ChoiceCards/CheckCards.tsx';
import { RadioCards } from '#components/ChoiceCards/RadioCards.tsx';
import { FactRows } from '#components/Facts/FactRows.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { useLowerEdge } from '#components/LowerEdge/lowerEdge.ts';
import { Money } from '#components/Money/Money.tsx';
import { QuietNote } from '#components/Notice/QuietNote.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { byAge, canChoose, isOverdue, sumOf } from '#domain/debts.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { FavouriteSwitch } from '#flows/favoritos/KeepFavourite.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { ReviewButton } from '#flows/moneyFlow/DataActions.tsx';
import { LeftHint } from '#flows/moneyFlow/LeftHint.tsx';
import { LimitHint } from '#flows/moneyFlow/LimitHint.tsx';
import { LimitsLink } from '#flows/moneyFlow/LimitsLink.tsx';
import { OriginSelector } from '#flows/moneyFlow/OriginSelector.tsx';
import { FieldRoom, orderField } from '#flows/moneyFlow/orderField.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { type Contract, contractWords } from './contracts.ts';
import { debtDetail, totalText } from './debtText.ts';
import type { LookupScreen } from './lookupScreens.ts';
import {
  BillHead,
  DebitFault,
  Foot,
  HolderHead,
  Paid,
  PaidForm,
  Part,
  SmallTitle,
  Step,
  TotalRow,
} from './PagoServicios.styles.ts';
import type { ServicePayment } from './useServicePayment.ts';

export interface PaymentFormProps {
  screen: LookupScreen;
  /** Null while the member has still to say which one. */
  contract: Contract | null;
  payment: ServicePayment;
}

/** What a lookup has found, and what of it is paid from which account. */
export function PaymentForm({ screen, contract, payment }: PaymentFormProps) {
  const { flow, search, choice } = payment;
  // Once the member was asked which contract, the question stays, also where one contract alone is left.
  const [isAsked, setIsAsked] = useState(contract === null);
  if (contract === null && !isAsked) setIsAsked(true);
  return (
    <PaidForm onSubmit={payment.submit} noValidate aria-label="Datos del pago">
      <Paid>
        {flow.failure && (
          <Part>
            <FailureNotice role="alert" failure={flow.failure} />
          </Part>
        )}
        {(search.contracts.length > 1 || isAsked) && (
          <Part>
            <RadioCards
              label={screen.contractsLabel}
              options={search.contracts.map((one) => ({
                value: one.code,
                ...contractWords(one),
                aside: <Money cents={sumOf(one.debts)} />,
              }))}
              value={contract?.code ?? null}
              onChange={choice.chooseContract}
            />
          </Part>
        )}
        {contract && <ChosenContract screen={screen} contract={contract} payment={payment} />}
      </Paid>
      {contract && <PaymentStep payment={payment} />}
    </PaidForm>
  );
}

interface ChosenContractProps extends PaymentFormProps {
  contract: Contract;
}

/** What of one contract is paid, and from which account. */
function ChosenContract({ screen, contract, payment }: ChosenContractProps) {
  const { choice, paid, sources, limit } = payment;
  const { cents, debitFault } = paid;
  return (
    <>
      {screen.debtsTitle === null ? (
        <Part>
          <BillTotal contract={contract} cents={cents} />
          <Debts screen={screen} contract={contract} choice={choice} />
          <FactRows facts={factsOf(screen, contract)} />
        </Part>
      ) : (
        <>
          <Part>
            <Holder screen={screen} contract={contract} />
          </Part>
          <Part>
            <SmallTitle>{screen.debtsTitle}</SmallTitle>
            <Debts screen={screen} contract={contract} choice={choice} />
          </Part>
          {contract.debts.length > 1 && (
            <Part>
              <TotalRow>
                <div>
                  <b>Total a pagar</b>
                  <span>{totalText(choice.debts, screen)}</span>
                </div>
                <Money cents={cents} size="md" />
              </TotalRow>
            </Part>
          )}
        </>
      )}
      {paid.isPartial && choice.debts.length > 0 && (
        <Part>
          <PartChoice payment={payment} />
        </Part>
      )}
      <Part $sunken>
        <OriginSelector sources={sources} />
        {debitFault ? (
          <DebitFault tabIndex={-1} data-invalid="" role="alert">
            <Icon icon={CircleAlert} size="small" />
            <span>
              {debitFault.message} {debitFault.kind === 'limit' && <LimitsLink origin={sources.origin} />}
            </span>
          </DebitFault>
        ) : (
          !paid.paysPart && (
            <div>
              <LeftHint origin={sources.origin} cents={cents} mayCost />
              <LimitHint limit={limit} origin={sources.origin} cents={cents} exceeded={false} />
            </div>
          )
        )}
      </Part>
    </>
  );
}

/** What can be kept of the lookup, and the button that goes to Revisar. */
function PaymentStep({ payment: { flow, paid, sources, lookupToKeep } }: Pick<PaymentFormProps, 'payment'>) {
  const { cents } = paid;
  const sumId = useId();
  useLowerEdge();
  return (
    <Foot>
      {lookupToKeep && <FavouriteSwitch {...lookupToKeep} />}
      {/* What it leads to is Revisión; the sum is said with it, where it does not stand beside it. */}
      <Step>
        <ReviewButton busy={flow.busy} sources={sources} describedBy={cents ? sumId : undefined} />
      </Step>
      {cents !== null && (
        <span id={sumId} hidden>
          Total a pagar {formatMoney(cents)}
        </span>
      )}
    </Foot>
  );
}

/** «Where a service gives one value, Datos shows it large» (DESIGN.md §6 «Money flow»). */
function BillTotal({ contract, cents }: Pick<ChosenContractProps, 'contract'> & { cents: Cents | null }) {
  const today = useCurrentDay();
  const { dateFormat } = useConfig();
  const [only, ...others] = contract.debts;
  const due = only && others.length === 0 ? formatDate(only.dueOn, dateFormat) : null;
  const late = only !== undefined && isOverdue(only, today);
  return (
    <BillHead>
      <div>
        Total a pagar
        <Money cents={cents} size="lg" />
      </div>
      {due && (
        <Badge tone={late ? 'error' : 'warn'} icon={CalendarDays}>
          {late ? 'Venció' : 'Vence'} el {due}
        </Badge>
      )}
    </BillHead>
  );
}

interface DebtsProps extends Pick<ChosenContractProps, 'screen' | 'contract'>, Pick<ServicePayment, 'choice'> {}

function Debts({ screen, contract, choice }: DebtsProps) {
  const today = useCurrentDay();
  const { dateFormat } = useConfig();
  const { chosen, rules, toggle, fault } = choice;
  const isOnlyBill = screen.debtsTitle === null && contract.debts.length === 1;
  // Where one is paid at a time, to choose the older ones too is no way.
  const waits = rules.several ? 'Seleccione primero los valores anteriores' : 'Pague primero los valores anteriores';
  return (
    <>
      <FieldRoom {...orderField('debts')}>
        <CheckCards
          label={screen.debtsTitle ?? 'Valores a pagar'}
          labelHidden
          options={byAge(contract.debts).map((debt) => ({
            value: debt.code,
            label: debt.name,
            detail: debtDetail(debt, { ...screen, today, dateFormat, saysDue: !isOnlyBill }),
            blocked: canChoose(contract.debts, chosen, debt.code, rules) ? undefined : waits,
            aside: (
              <>
                {isOverdue(debt, today) && <Badge tone="error">Vencido</Badge>}
                <Money cents={debt.total} />
              </>
            ),
          }))}
          values={chosen}
          onToggle={toggle}
          error={fault ?? undefined}
        />
      </FieldRoom>
      <UnreadableRows of={[contract.debts]} hasTotal />
      <UnreadableRows of={[contract.facts]} />
      {rules.oldestFirst && contract.debts.length > 1 && (
        <QuietNote>
          <Icon icon={Info} size="small" />
          {screen.oldestFirstText}
        </QuietNote>
      )}
    </>
  );
}

function Holder({
  screen: { holderLabel, isPerson },
  contract: { holder, description, facts },
}: Omit<ChosenContractProps, 'payment'>) {
  return (
    <HolderHead>
      {isPerson && holder && <Initials name={holder} />}
      <div>
        <span>{holderLabel}</span>
        <b>{holder || '—'}</b>
        {description && <span>{description}</span>}
      </div>
      {/* What the description says already is not said again. */}
      {facts
        .filter(({ value }) => !description.includes(value))
        .map(({ label, value }, index) => (
          <div key={`${label}-${index}`}>
            <span>{label}</span>
            <b>{value}</b>
          </div>
        ))}
    </HolderHead>
  );
}

/** Payment in part, where the service allows it (contract B.3 `permiteParcial`). */
function PartChoice({ payment: { choice, paid, limit, sources } }: Pick<PaymentFormProps, 'payment'>) {
  const { amount, range, paysPart, partFault } = paid;
  const { parte, valor } = useFormValues(amount);
  const bounds = [range.least ? `De ${formatMoney(range.least)} a` : 'Hasta', formatMoney(range.most)].join(' ');
  return (
    <>
      <RadioCards
        label="¿Cuánto desea pagar?"
        options={[
          { value: 'todo', label: 'Total seleccionado', aside: <Money cents={sumOf(choice.debts)} /> },
          { value: 'otro', label: 'Otro valor', detail: bounds },
        ]}
        value={parte}
        onChange={(part) => amount.setValue('parte', part)}
      />
      {paysPart && (
        <AmountInput
          field={amount.register('valor')}
          text={valor}
          onWrite={(text) => amount.setValue('valor', text)}
          fault={partFault}
          limit={limit}
          origin={sources.origin}
          mayCost
        />
      )}
    </>
  );
}

function factsOf({ holderLabel }: LookupScreen, { holder, facts }: Contract) {
  return [...(holder ? [{ label: holderLabel, value: holder }] : []), ...facts];
}
