import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { DateField } from '#components/Field/DateField.tsx';
import { MoneyField } from '#components/Field/MoneyField.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { showFocused } from '#components/InSight/showFocused.ts';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { type FilterMessages, type MovementFilter, type Period, periods } from '#domain/movementFilter.ts';
import { shownDay, typedDay } from '#domain/typedDate.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { Wide } from './Cuenta.styles.ts';
import { ChoiceRow, FieldGrid, Filters, SearchRow } from './Movements.styles.ts';

const kinds = [
  { value: 'T', label: 'Todos' },
  { value: 'C', label: 'Ingresos' },
  { value: 'D', label: 'Egresos' },
] as const;

export interface MovementFiltersProps {
  filter: MovementFilter;
  period: Period;
  faults: FilterMessages;
  onChange: (part: Partial<MovementFilter>) => void;
  onPeriod: (period: Period) => void;
}

/**
 * Search, kind, period; dates and amounts on request. A fault is told at its field and keeps the list that is there; what narrows the list
 * is named, folded or not.
 */
export function MovementFilters({ filter, period, faults, onChange, onPeriod }: MovementFiltersProps) {
  const [more, setMore] = useState(false);
  const amounts = useRef<HTMLDivElement>(null);
  const active = [filter.valorMinimo, filter.valorMaximo].filter((typed) => typed.trim() !== '').length;
  const hasFault = Boolean(faults.valorMinimo ?? faults.valorMaximo);
  // Folded, a fault would keep the list from following any filter, without a word.
  if (hasFault && !more) setMore(true);
  const toggle = (): void => {
    if (hasFault) amounts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else setMore(!more);
  };
  return (
    <Filters role="search" aria-label="Filtros de movimientos">
      <SearchRow>
        <SearchField label="Buscar por descripción" value={filter.texto} onChange={(texto) => onChange({ texto })} />
        <Button
          variant="ghost"
          size="compact"
          aria-expanded={more}
          aria-label={
            !more && active > 0 ? `Más filtros, ${active === 1 ? '1 activo' : `${active} activos`}` : undefined
          }
          icon={<Icon icon={SlidersHorizontal} />}
          onClick={toggle}
        >
          {more || active === 0 ? (
            <Wide>{more ? 'Menos filtros' : 'Más filtros'}</Wide>
          ) : (
            <span>
              <Wide>Más filtros · </Wide>
              {active}
            </span>
          )}
        </Button>
      </SearchRow>
      <ChoiceRow onFocus={showFocused}>
        <Chips label="Tipo" options={kinds} value={filter.tipo} onChange={(tipo) => onChange({ tipo })} />
        <SelectField
          label="Período"
          options={periods}
          value={period}
          onChange={(event) => onPeriod(event.target.value as Period)}
        />
      </ChoiceRow>
      {period === 'otro' && (
        <FieldGrid>
          <DayField label="Desde" day={filter.desde} onDay={(desde) => onChange({ desde })} error={faults.desde} />
          <DayField label="Hasta" day={filter.hasta} onDay={(hasta) => onChange({ hasta })} error={faults.hasta} />
        </FieldGrid>
      )}
      {more && (
        <FieldGrid ref={amounts} $narrow>
          <MoneyField
            label="Valor mínimo"
            value={filter.valorMinimo}
            onChange={(event) => onChange({ valorMinimo: event.target.value })}
            error={faults.valorMinimo}
          />
          <MoneyField
            label="Valor máximo"
            value={filter.valorMaximo}
            onChange={(event) => onChange({ valorMaximo: event.target.value })}
            error={faults.valorMaximo}
          />
        </FieldGrid>
      )}
    </Filters>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  /** The day that was typed; what is no date comes with leaving the field, so that nobody is scolded while writing. */
  onDay: (day: string) => void;
  error: string | undefined;
}

function DayField({ label, day, onDay, error }: DayFieldProps) {
  const today = useCurrentDay();
  // What was typed stands only as long as the filter has the day that it was typed for: a month that is shown from elsewhere replaces it.
  const [typed, setTyped] = useState<{ text: string; day: string } | null>(null);
  const tell = (text: string, isLeft: boolean): void => {
    const read = typedDay(text) ?? (isLeft ? text : null);
    setTyped({ text, day: read ?? day });
    if (read !== null) onDay(read);
  };
  return (
    <DateField
      label={label}
      max={today}
      value={typed?.day === day ? typed.text : shownDay(day)}
      onChange={({ target: { value } }) => tell(value, false)}
      onBlur={({ target: { value } }) => tell(value, true)}
      error={error}
    />
  );
}
