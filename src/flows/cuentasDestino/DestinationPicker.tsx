import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { type Asked, answerOf } from '#api/asked.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { ErrorNote } from '#components/Field/ErrorNote.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { Lines } from '#flows/picker/Picker.styles.ts';
import { type PickerOption, usePicker } from '#flows/picker/PickerDialog.tsx';
import { Empty, FieldBox, HiddenLabel, Loading } from './Destination.styles.ts';

export interface DestinationPickerProps {
  /** Its name; what stands over it already says it to the eye. */
  label: string;
  options: Asked<readonly PickerOption[]>;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** What stands there without any option. */
  empty: string;
}

const NONE: readonly PickerOption[] = [];

/** A field that opens a list to search and choose from; a sheet on phones (screens.md A.2 transferenciaI «Destination switch»). */
export function DestinationPicker({ label, options: asked, value, onChange, error, empty }: DestinationPickerProps) {
  const id = useId();
  const options = answerOf(asked) ?? NONE;
  const pick = usePicker({ title: label, searchLabel: 'Buscar por nombre, alias o institución', options, value });
  const chosen = options.find((option) => option.id === value);
  if (asked.kind === 'error')
    return <LoadFailure inPlace failure={asked.failure} isRetrying={asked.isRetrying} onRetry={asked.retry} />;
  if (asked.kind === 'loading') return <Loading role="status">Cargando cuentas destino</Loading>;
  if (isNothing(options)) return <Empty>{empty}</Empty>;
  if (options.length === 0) return <UnreadableRows of={[options]} />;
  const choose = async (): Promise<void> => {
    const picked = await pick();
    if (picked !== undefined) onChange(picked);
  };
  return (
    <>
      <FieldBox>
        <button
          type="button"
          aria-haspopup="dialog"
          data-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-falta` : undefined}
          onClick={() => void choose()}
        >
          <HiddenLabel>{label} </HiddenLabel>
          {chosen && <Initials name={chosen.name} />}
          <Lines>
            {chosen ? (
              <>
                <b>{chosen.name}</b>
                <span>
                  <Apart text={chosen.place} saysAccount />
                </span>
              </>
            ) : (
              <span>Seleccione una opción</span>
            )}
          </Lines>
          <Icon icon={ChevronDown} size="large" />
        </button>
        {error && <ErrorNote id={`${id}-falta`} error={error} />}
      </FieldBox>
      <UnreadableRows of={[options]} />
    </>
  );
}
