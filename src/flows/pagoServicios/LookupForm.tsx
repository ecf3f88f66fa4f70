import { CircleCheck } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { mapRows } from '#domain/partialList.ts';
import { DestinationPicker } from '#flows/cuentasDestino/DestinationPicker.tsx';
import type { LookupScreen } from './lookupScreens.ts';
import { Card, Fields, Found, Labelled, Part } from './PagoServicios.styles.ts';
import type { Service } from './services.ts';
import type { ServicePayment } from './useServicePayment.ts';

export interface LookupFormProps {
  screen: LookupScreen;
  services: readonly Service[];
  payment: ServicePayment;
}

/** More services than this are searched instead of scrolled through. */
const LONG_LIST = 8;

/** Which service, by what, and the reference: everything comes from the server (contract B.3 `criterios`). */
export function LookupForm({ screen, services, payment }: LookupFormProps) {
  const { form, service, criterion, lookup } = payment;
  const { errors } = form.formState;
  const criteria = service?.criteria ?? [];
  const isLong = services.length > LONG_LIST;
  const choose = (code: string): void => {
    form.reset({ servicio: code, criterio: '', referencia: '' });
  };
  return (
    <Card onSubmit={payment.find} noValidate aria-label="Consulta de valores">
      <Part>
        {isLong && (
          <Labelled>
            <span aria-hidden="true">{screen.serviceLabel}</span>
            <DestinationPicker
              label={screen.serviceLabel}
              options={{ kind: 'ready', value: mapRows(services, ({ code, name }) => ({ id: code, name, place: '' })) }}
              value={service?.code ?? ''}
              onChange={choose}
              error={errors.servicio?.message}
              empty="No encontramos servicios con ese nombre."
              searchLabel="Buscar por nombre"
            />
          </Labelled>
        )}
        {criteria.length > 1 && (
          <Chips
            label="Buscar por"
            asField
            options={criteria.map(({ code, label }) => ({ value: code, label }))}
            value={criterion?.code ?? null}
            onChange={(code) => {
              form.setValue('criterio', code);
              form.resetField('referencia', { defaultValue: '' });
            }}
          />
        )}
        <Fields>
          {services.length > 1 && !isLong && (
            <SelectField
              label={screen.serviceLabel}
              placeholder="Seleccione una opción"
              options={services.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.register('servicio', {
                onChange: ({ target }: { target: HTMLSelectElement }) => choose(target.value),
              })}
              error={errors.servicio?.message}
            />
          )}
          <TextField
            // Another criterion asks for another thing: its field is a new one.
            key={criterion?.code ?? ''}
            label={criterion?.label ?? 'Referencia'}
            help={criterion?.help}
            inputMode={criterion?.digitsOnly ? 'numeric' : 'text'}
            autoComplete="off"
            disabled={!criterion}
            {...form.register('referencia')}
            error={errors.referencia?.message}
            trailing={
              lookup.state.kind === 'found' && (
                <Found>
                  <Icon icon={CircleCheck} size="large" />
                </Found>
              )
            }
          />
          <Button type="submit" variant="secondary" loading={lookup.state.kind === 'asking'}>
            Consultar
          </Button>
        </Fields>
        <UnreadableRows of={[isLong ? null : services, criteria]} />
      </Part>
    </Card>
  );
}
