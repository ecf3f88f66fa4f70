import { CircleCheck } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { CodeScene } from '#components/Scene/CodeScene.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { orderField } from '#flows/moneyFlow/orderField.ts';
import { LONG_LIST } from '#flows/picker/PickerDialog.tsx';
import { SearchedSelect } from '#flows/picker/SearchedSelect.tsx';
import { type LookupScreen, whereFound } from './lookupScreens.ts';
import { Card, Fields, Found, Part, ServiceChoice, WhereFound } from './PagoServicios.styles.ts';
import type { Service } from './services.ts';
import type { ServicePayment } from './useServicePayment.ts';

export interface LookupFormProps {
  screen: LookupScreen;
  services: readonly Service[];
  search: ServicePayment['search'];
  /** Consultar. */
  findButton: RefObject<HTMLButtonElement | null>;
}

/** Which service, by what, and the reference: everything comes from the server (contract B.3 `criterios`). */
export function LookupForm({ screen, services, search, findButton }: LookupFormProps) {
  const { form, service, criterion, lookup } = search;
  const { errors } = form.formState;
  const criteria = service?.criteria ?? [];
  const whereId = useId();
  // Once something is found the question has been answered.
  const where = lookup.state.kind === 'found' ? null : whereFound(screen, service, criterion);
  const isLong = services.length > LONG_LIST;
  const choose = (code: string): void => {
    form.reset({ servicio: code, criterio: '', referencia: '' });
  };
  return (
    <Card onSubmit={search.find} noValidate aria-label="Consulta de valores">
      <Part>
        {isLong && (
          <ServiceChoice>
            <SearchedSelect
              label={screen.serviceLabel}
              placeholder="Seleccione una opción"
              options={services.map(({ code, name }) => ({ value: code, label: name }))}
              value={service?.code ?? ''}
              onChange={choose}
              error={errors.servicio?.message}
            />
          </ServiceChoice>
        )}
        {services.length > 1 && !isLong && (
          <ServiceChoice>
            <SelectField
              label={screen.serviceLabel}
              placeholder="Seleccione una opción"
              options={services.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.register('servicio', {
                onChange: ({ target }: { target: HTMLSelectElement }) => choose(target.value),
              })}
              error={errors.servicio?.message}
            />
          </ServiceChoice>
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
          {/* What is asked for depends on the service: before it is chosen there is nothing to type. */}
          {criterion && (
            <TextField
              // Another criterion asks for another thing: its field is a new one.
              key={criterion.code}
              label={criterion.label}
              help={where === null ? criterion.help : undefined}
              describedBy={where === null ? undefined : whereId}
              inputMode={criterion.digitsOnly ? 'numeric' : 'text'}
              autoComplete="off"
              {...orderField('service')}
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
          )}
          <Button ref={findButton} type="submit" variant="secondary" loading={lookup.state.kind === 'asking'}>
            Consultar
          </Button>
        </Fields>
        <UnreadableRows of={[services, criteria]} />
      </Part>
      {where !== null && (
        <Part $sunken>
          <WhereFound>
            <CodeScene paper={screen.paper} />
            <div>
              <h2>¿Dónde encuentro el código?</h2>
              <p id={whereId}>{where}</p>
            </div>
          </WhereFound>
        </Part>
      )}
    </Card>
  );
}
