import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { MoneyField } from '#components/Field/MoneyField.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { type FilterMessages, type MovementFilter, type Period, periods } from '#domain/movements.ts';
import { Wide } from './Cuenta.styles.ts';
import { FieldGrid, FilterRow, Filters } from './Movements.styles.ts';

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

/** Search, kind, period; dates and amounts on request. A fault is told at its field and keeps the list that is there. */
export function MovementFilters({ filter, period, faults, onChange, onPeriod }: MovementFiltersProps) {
  const [more, setMore] = useState(false);
  return (
    <Filters role="search" aria-label="Filtros de movimientos">
      <FilterRow>
        <SearchField label="Buscar por descripción" value={filter.texto} onChange={(texto) => onChange({ texto })} />
        <Button
          variant="ghost"
          size="compact"
          aria-expanded={more}
          icon={<SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setMore(!more)}
        >
          <Wide>{more ? 'Menos filtros' : 'Más filtros'}</Wide>
        </Button>
      </FilterRow>
      <FilterRow>
        <Chips label="Tipo" options={kinds} value={filter.tipo} onChange={(tipo) => onChange({ tipo })} />
        <SelectField
          label="Período"
          options={periods}
          value={period}
          onChange={(event) => onPeriod(event.target.value as Period)}
        />
      </FilterRow>
      {period === 'otro' && (
        <FieldGrid>
          <TextField
            label="Desde"
            type="date"
            value={filter.desde}
            onChange={(event) => onChange({ desde: event.target.value })}
            error={faults.desde}
          />
          <TextField
            label="Hasta"
            type="date"
            value={filter.hasta}
            onChange={(event) => onChange({ hasta: event.target.value })}
            error={faults.hasta}
          />
        </FieldGrid>
      )}
      {more && (
        <FieldGrid>
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
