import { failureOf } from '#api/apiError.ts';
import { mapAsked } from '#api/asked.ts';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { INTERNAL_CONCEPT_LENGTH } from '#domain/concept.ts';
import { formatMoney } from '#domain/money.ts';
import { mapRows } from '#domain/partialList.ts';
import { FailureNotice } from '#flows/ayuda/FailureNotice.tsx';
import { LoadFailure } from '#flows/consulta/LoadFailure.tsx';
import { DestinationPicker } from '#flows/cuentasDestino/DestinationPicker.tsx';
import { HolderNotice } from '#flows/cuentasDestino/HolderNotice.tsx';
import { LazyKeepDestination } from '#flows/cuentasDestino/LazyKeepDestination.ts';
import { RegisteredNameNotice } from '#flows/cuentasDestino/NameCheckNotice.tsx';
import { RegisteredPicker } from '#flows/cuentasDestino/RegisteredPicker.tsx';
import { AmountInput } from '#flows/operacion/AmountInput.tsx';
import { ConceptField } from '#flows/operacion/ConceptField.tsx';
import { DataActions } from '#flows/operacion/DataActions.tsx';
import { FormCard, Group, Pair } from '#flows/operacion/FormCard.styles.ts';
import { MoneyFlowPage } from '#flows/operacion/MoneyFlowPage.tsx';
import { OriginSelector } from '#flows/operacion/OriginSelector.tsx';
import { LazyTransferAside } from '#flows/repetir/LazyTransferAside.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { to } from '#navigation/paths.ts';
import { Navigate, useLocation, useParams } from '#navigation/router.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { internalTransfer } from './internalTransfer.ts';
import { useInternalTransfer } from './useInternalTransfer.ts';

const sources = [
  { value: 'registradas', label: 'Cuentas registradas', short: 'Registradas' },
  { value: 'propias', label: 'Mis cuentas' },
  { value: 'nueva', label: 'Nueva cuenta', short: 'Nueva' },
] as const;

/** Transfers inside the cooperative (§2 transferenciaI/{tipo}); the kind is 0, any other becomes it (D-46). */
export function TransferenciaI() {
  const { tipo } = useParams();
  const state: unknown = useLocation().state;
  if (tipo !== '0') return <Navigate to={to.transferenciaInterna} replace state={state} />;
  return <InternalTransfer />;
}

function InternalTransfer() {
  const transfer = useInternalTransfer();
  const { flow, kept } = transfer;
  return (
    <MoneyFlowPage
      operation={internalTransfer}
      flow={flow}
      aside={
        <LazyTransferAside
          limit={transfer.limit}
          facts={[
            { label: 'Comisión', value: 'Sin costo' },
            { label: 'Llegada', value: 'Al instante' },
          ]}
          here={{ place: 'internal', fill: transfer.fill }}
        />
      }
      receiptNotice={kept && <LazyKeepDestination destination={kept} />}
    >
      <InternalTransferForm transfer={transfer} />
    </MoneyFlowPage>
  );
}

function InternalTransferForm({ transfer }: { transfer: ReturnType<typeof useInternalTransfer> }) {
  const { flow, form, sources: origins, registered, types, own, products, holder, limit } = transfer;
  const [hidden] = useHiddenBalances();
  const { register, setValue, formState } = form;
  const { fuente, registrada, propia, valor, concepto, guardar } = useFormValues(form);
  const { errors } = formState;
  return (
    <FormCard onSubmit={transfer.submit} noValidate aria-label="Datos de la transferencia">
      <FailureNotice role="alert" failure={flow.failure} />
      <OriginSelector sources={origins} />
      <Group>
        <SegmentedControl
          label="Cuenta destino"
          asField
          options={sources}
          value={fuente}
          onChange={(next) => setValue('fuente', next)}
        />
        {fuente === 'registradas' && (
          <>
            <RegisteredPicker
              registered={registered}
              types={types.names}
              value={registrada}
              onChange={(code) => setValue('registrada', code)}
              error={transfer.destinationFault ?? undefined}
              empty="Aún no tiene cuentas registradas en la cooperativa. Elija Nueva cuenta."
            />
            <RegisteredNameNotice {...transfer.nameCheck} error={transfer.tickFault} />
          </>
        )}
        {fuente === 'propias' && (
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
            onChange={(number) => setValue('propia', number)}
            error={transfer.destinationFault ?? undefined}
            empty="No tiene otra cuenta a la que transferir."
          />
        )}
        {fuente === 'nueva' && (
          <>
            <TextField
              label="Número de cuenta"
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              {...register('nueva')}
              error={holder.kind === 'fault' ? undefined : (transfer.destinationFault ?? undefined)}
              invalid={holder.kind === 'fault'}
            />
            <HolderNotice holder={holder} />
            {holder.kind === 'found' && !holder.isOwn && (
              <Switch
                label="Guardar en mis cuentas destino"
                checked={guardar}
                onChange={(checked) => setValue('guardar', checked)}
              />
            )}
            {transfer.isKept && (
              <>
                {types.error && (
                  <LoadFailure
                    inPlace
                    failure={failureOf(types.error)}
                    isRetrying={types.isRetrying}
                    onRetry={types.retry}
                  />
                )}
                <Pair>
                  <SelectField
                    label="Tipo de cuenta"
                    placeholder="Seleccione una opción"
                    options={(types.catalogue ?? []).map(({ codigo, descripcion }) => ({
                      value: codigo,
                      label: descripcion,
                    }))}
                    {...register('tipoCuenta')}
                    error={errors.tipoCuenta?.message}
                  />
                  <TextField label="Alias" autoComplete="off" {...register('alias')} error={errors.alias?.message} />
                </Pair>
                <UnreadableRows of={[types.catalogue]} />
              </>
            )}
          </>
        )}
      </Group>
      <AmountInput
        field={register('valor')}
        text={valor}
        onWrite={(text) => setValue('valor', text)}
        fault={transfer.amountFault}
        limit={limit}
        sources={origins}
        usual={transfer.usualAmounts}
      />
      <Pair>
        <ConceptField
          field={register('concepto')}
          value={concepto}
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
      <DataActions cancelTo={to.transferencias} busy={flow.busy} sources={origins} />
    </FormCard>
  );
}
