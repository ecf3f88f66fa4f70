import { Watch } from 'react-hook-form';
import { TextField } from '#components/Field/TextField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { arrivalText } from '#domain/arrival.ts';
import { EXTERNAL_CONCEPT_LENGTH } from '#domain/concept.ts';
import { ExternalAccountFields } from '#flows/cuentasDestino/ExternalAccountFields.tsx';
import { NameCheckNotice } from '#flows/cuentasDestino/NameCheckNotice.tsx';
import { RegisteredPayee } from '#flows/cuentasDestino/RegisteredPayee.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { ArrivalNotice } from '#flows/moneyFlow/ArrivalNotice.tsx';
import { ConceptField } from '#flows/moneyFlow/ConceptField.tsx';
import { Group } from '#flows/moneyFlow/FormCard.styles.ts';
import { OnlyKind } from '#flows/moneyFlow/OnlyKind.tsx';
import { FieldRoom, orderField } from '#flows/moneyFlow/orderField.ts';
import { TransferForm } from '#flows/repetir/TransferForm.tsx';
import { TransferPage } from '#flows/repetir/TransferPage.tsx';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { externalTransfer } from './externalTransfer.ts';
import { useExternalTransfer } from './useExternalTransfer.ts';

/** Where a destination can come from. */
const destinationSources = [
  { value: 'registradas', label: 'Cuentas registradas' },
  { value: 'nueva', label: 'Nueva cuenta' },
] as const;

const ON_REVIEW = 'Se confirma al revisar';

/** Transfers to other institutions (§2 transferenciaE/{tipo}); the kind is 1, any other becomes it (D-46). */
export function TransferenciaE() {
  return (
    <OnlyKind kind="1" address={to.transferenciaExterna}>
      <ExternalTransfer />
    </OnlyKind>
  );
}

function ExternalTransfer() {
  const transfer = useExternalTransfer();
  return (
    <TransferPage operation={externalTransfer} transfer={transfer} place="external" facts={costFacts(transfer.arrival)}>
      <ExternalTransferForm transfer={transfer} />
    </TransferPage>
  );
}

/** What is known of cost and arrival before the bank has checked the order; `arrival` is the code of a new account's institution. */
const costFacts = (arrival: string | null) => [
  { label: 'Comisión', value: ON_REVIEW },
  { label: 'Llegada', value: arrival ? arrivalText(arrival) : ON_REVIEW },
];

function ExternalTransferForm({ transfer }: { transfer: ReturnType<typeof useExternalTransfer> }) {
  const { form, account, sources, limit } = transfer;
  const { register, setValue, formState } = form;
  const { fuente, registrada, guardar } = useFormValues(form, 'fuente', 'registrada', 'guardar');
  return (
    <TransferForm transfer={transfer}>
      <Group>
        <SegmentedControl
          label="Cuenta destino"
          asField
          options={destinationSources}
          value={fuente}
          onChange={(next) => setValue('fuente', next)}
        />
        <FieldRoom {...orderField('destination')}>
          {fuente === 'registradas' ? (
            <RegisteredPayee
              transfer={transfer}
              value={registrada}
              onChange={(code) => setValue('registrada', code)}
              empty="Aún no tiene cuentas registradas en otras instituciones. Elija Nueva cuenta."
            />
          ) : (
            <ExternalAccountFields
              form={account}
              isNameRefused={transfer.nameCheck.verification.isRefused}
              keep={
                transfer.isKept && (
                  <TextField
                    label="Alias"
                    autoComplete="off"
                    {...account.register('alias')}
                    error={account.formState.errors.alias?.message}
                  />
                )
              }
              footer={
                transfer.canBeKept && (
                  <Switch
                    label="Guardar en mis cuentas destino"
                    checked={guardar}
                    onChange={(checked) => setValue('guardar', checked)}
                  />
                )
              }
              nameCheck={
                <NameCheckNotice
                  {...transfer.nameCheck}
                  onCorrect={() => account.setFocus('beneficiario', { shouldSelect: true })}
                />
              }
            />
          )}
        </FieldRoom>
      </Group>
      <Watch
        control={form.control}
        name="valor"
        render={(text) => (
          <AmountInput
            field={register('valor')}
            text={text}
            onWrite={(amount) => setValue('valor', amount)}
            fault={transfer.amountFaultOf(text)}
            limit={limit}
            origin={sources.origin}
            mayCost
            usual={transfer.usualAmounts}
          />
        )}
      />
      <ConceptField
        control={form.control}
        name="concepto"
        limit={EXTERNAL_CONCEPT_LENGTH}
        hint="Sin caracteres especiales."
        error={formState.errors.concepto?.message}
      />
      <ArrivalNotice arrival={transfer.arrival} />
    </TransferForm>
  );
}
