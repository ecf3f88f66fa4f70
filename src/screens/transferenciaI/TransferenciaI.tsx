import { useId } from 'react';
import { Watch } from 'react-hook-form';
import { mapAsked } from '#api/asked.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { INTERNAL_CONCEPT_LENGTH } from '#domain/concept.ts';
import { formatMoney } from '#domain/money.ts';
import { mapRows } from '#domain/partialList.ts';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { AccountTypeField } from '#flows/cuentasDestino/AccountTypeField.tsx';
import { DestinationPicker } from '#flows/cuentasDestino/DestinationPicker.tsx';
import { HolderNotice } from '#flows/cuentasDestino/HolderNotice.tsx';
import { RegisteredPayee } from '#flows/cuentasDestino/RegisteredPayee.tsx';
import { AmountInput } from '#flows/moneyFlow/AmountInput.tsx';
import { ConceptField } from '#flows/moneyFlow/ConceptField.tsx';
import { Group, Pair } from '#flows/moneyFlow/FormCard.styles.ts';
import { OnlyKind } from '#flows/moneyFlow/OnlyKind.tsx';
import { FieldRoom, orderField } from '#flows/moneyFlow/orderField.ts';
import { TransferForm } from '#flows/repetir/TransferForm.tsx';
import { TransferPage } from '#flows/repetir/TransferPage.tsx';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { internalTransfer } from './internalTransfer.ts';
import { useInternalTransfer } from './useInternalTransfer.ts';

/** Where a destination can come from. */
const destinationSources = [
  { value: 'registradas', label: 'Cuentas registradas', short: 'Registradas' },
  { value: 'propias', label: 'Mis cuentas' },
  { value: 'nueva', label: 'Nueva cuenta', short: 'Nueva' },
] as const;

const COST_FACTS = [
  { label: 'Comisión', value: 'Sin costo' },
  { label: 'Llegada', value: 'Al instante' },
];

/** Transfers inside the cooperative (§2 transferenciaI/{tipo}); the kind is 0, any other becomes it (D-46). */
export function TransferenciaI() {
  return (
    <OnlyKind kind="0" address={to.transferenciaInterna}>
      <InternalTransfer />
    </OnlyKind>
  );
}

function InternalTransfer() {
  const transfer = useInternalTransfer();
  return (
    <TransferPage operation={internalTransfer} transfer={transfer} place="internal" facts={COST_FACTS}>
      <InternalTransferForm transfer={transfer} />
    </TransferPage>
  );
}

type InternalTransfer = ReturnType<typeof useInternalTransfer>;

function InternalTransferForm({ transfer }: { transfer: InternalTransfer }) {
  const { form, sources, limit } = transfer;
  const { register, setValue, formState } = form;
  const { fuente, registrada } = useFormValues(form, 'fuente', 'registrada');
  const { errors } = formState;
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
          {fuente === 'registradas' && (
            <RegisteredPayee
              transfer={transfer}
              value={registrada}
              onChange={(code) => setValue('registrada', code)}
              empty="Aún no tiene cuentas registradas en la cooperativa. Elija Nueva cuenta."
            />
          )}
          {fuente === 'propias' && <OwnDestination transfer={transfer} />}
          {fuente === 'nueva' && <NewDestination transfer={transfer} />}
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
            usual={transfer.usualAmounts}
          />
        )}
      />
      <Pair>
        <ConceptField
          control={form.control}
          name="concepto"
          limit={INTERNAL_CONCEPT_LENGTH}
          error={errors.concepto?.message}
        />
        <TextField
          label="Correo para el aviso (opcional)"
          type="email"
          autoComplete="off"
          placeholder="Correo del beneficiario"
          {...register('correo')}
          error={errors.correo?.message}
        />
      </Pair>
    </TransferForm>
  );
}

/** One of the member's own accounts, with what it has. */
function OwnDestination({ transfer: { form, own, products, destinationFault } }: { transfer: InternalTransfer }) {
  const [hidden] = useHiddenBalances();
  const { propia } = useFormValues(form, 'propia');
  return (
    <DestinationPicker
      label="Mi cuenta"
      options={mapAsked(products, () =>
        mapRows(own, ({ number, name, available }) => ({
          id: number,
          name,
          place: [maskAccount(number), available !== null && !hidden ? formatMoney(available) : '']
            .filter(Boolean)
            .join(' · '),
        })),
      )}
      value={propia}
      onChange={(number) => form.setValue('propia', number)}
      error={destinationFault ?? undefined}
      empty="No tiene otra cuenta a la que transferir."
    />
  );
}

/** An account that is typed: its number, whose it is, and what is asked of one that is kept. */
function NewDestination({ transfer }: { transfer: InternalTransfer }) {
  const { form, types, holder } = transfer;
  const holderFault = useId();
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { guardar } = useFormValues(form, 'guardar');
  return (
    <>
      <TextField
        label="Número de cuenta"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...register('nueva')}
        error={holder.kind === 'fault' ? undefined : (transfer.destinationFault ?? undefined)}
        invalid={holder.kind === 'fault'}
        aria-describedby={holder.kind === 'fault' ? holderFault : undefined}
      />
      <HolderNotice holder={holder} faultId={holderFault} />
      {transfer.canBeKept && (
        <Switch
          label="Guardar en mis cuentas destino"
          checked={guardar}
          onChange={(checked) => setValue('guardar', checked)}
        />
      )}
      {transfer.isKept && (
        <>
          <QueryFailure of={types} />
          <Pair>
            <AccountTypeField types={types} {...register('tipoCuenta')} error={errors.tipoCuenta?.message} />
            <TextField label="Alias" autoComplete="off" {...register('alias')} error={errors.alias?.message} />
          </Pair>
          <UnreadableRows of={[types.catalogue]} />
        </>
      )}
    </>
  );
}
