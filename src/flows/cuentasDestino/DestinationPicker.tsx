import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type Asked, answerOf } from '#api/asked.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { ErrorNote } from '#components/Field/ErrorNote.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { matches } from '#domain/search.ts';
import { LoadFailure } from '#flows/consulta/LoadFailure.tsx';
import { Choice, Choices, Empty, FieldBox, Head, HiddenLabel, Lines, Loading } from './Destination.styles.ts';
import { useListbox } from './useListbox.ts';

/** One of the destinations that can be chosen. */
export interface PickerOption {
  id: string;
  name: string;
  /** The member's own name for it, and where the money goes: institution and masked account. */
  place: string;
}

export interface DestinationPickerProps {
  /** Its name; what stands over it already says it to the eye. */
  label: string;
  options: Asked<readonly PickerOption[]>;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** What stands there without any option. */
  empty: string;
  /** What a long list can be searched by. */
  searchLabel?: string;
}

const NONE: readonly PickerOption[] = [];

/** A field that opens a list to search and choose from; a sheet on phones (screens.md A.2 transferenciaI «Destination switch»). */
export function DestinationPicker({
  label,
  options: asked,
  value,
  onChange,
  error,
  empty,
  searchLabel = 'Buscar por nombre, alias o institución',
}: DestinationPickerProps) {
  const id = useId();
  const open = useDialogs();
  const options = answerOf(asked) ?? NONE;
  const live = useLiveOptions(options);
  const chosen = options.find((option) => option.id === value);
  if (asked.kind === 'error')
    return <LoadFailure inPlace failure={asked.failure} isRetrying={asked.isRetrying} onRetry={asked.retry} />;
  if (asked.kind === 'loading') return <Loading role="status">Cargando cuentas destino</Loading>;
  if (isNothing(options)) return <Empty>{empty}</Empty>;
  if (options.length === 0) return <UnreadableRows of={[options]} />;
  const choose = async (): Promise<void> => {
    const picked = await open<string | undefined>((close) => (
      <PickerDialog title={label} searchLabel={searchLabel} live={live} value={value} onClose={close} />
    ));
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
          <Icon icon={ChevronDown} />
        </button>
        {error && <ErrorNote id={`${id}-falta`} error={error} />}
      </FieldBox>
      <UnreadableRows of={[options]} />
    </>
  );
}

/** The options as they are now, and what tells of others. */
interface LiveOptions {
  read: () => readonly PickerOption[];
  subscribe: (onChange: () => void) => () => void;
  write: (options: readonly PickerOption[]) => void;
}

function liveOptions(first: readonly PickerOption[]): LiveOptions {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    read: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    write: (options) => {
      current = options;
      for (const tell of listeners) tell();
    },
  };
}

/** A dialog is drawn once, with what it was opened with: what comes while the list is open (account types) reaches it this way. */
function useLiveOptions(options: readonly PickerOption[]): LiveOptions {
  const [live] = useState(() => liveOptions(options));
  useEffect(() => live.write(options), [live, options]);
  return live;
}

interface PickerDialogProps {
  title: string;
  searchLabel: string;
  live: LiveOptions;
  value: string;
  onClose: (id: string | undefined) => void;
}

/** From how many options on a search helps more than it stands in the way. */
const SEARCH_FROM = 6;

function PickerDialog({ title, searchLabel, live, value, onClose }: PickerDialogProps) {
  const titleId = useId();
  const options = useSyncExternalStore(live.subscribe, live.read);
  const [search, setSearch] = useState('');
  const shown = options.filter(({ name, place }) => matches(search, name, place));
  const chosen = shown.findIndex(({ id }) => id === value);
  const { list, optionAt, enter } = useListbox(Math.max(chosen, 0));
  return (
    <Dialog labelledBy={titleId} onDismiss={() => onClose(undefined)} dismissLabel="Cerrar" sheet>
      <Head onKeyDown={enter}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {options.length >= SEARCH_FROM && <SearchField label={searchLabel} value={search} onChange={setSearch} />}
      </Head>
      <p role="status">{shown.length === 0 ? 'No hay resultados.' : ''}</p>
      {shown.length > 0 && (
        <Choices {...list} aria-labelledby={titleId}>
          {shown.map(({ id, name, place }, index) => (
            <Choice key={id} {...optionAt(index)} aria-selected={id === value} onClick={() => onClose(id)}>
              <Initials name={name} />
              <Lines>
                <b>{name}</b>
                <span>
                  <Apart text={place} saysAccount />
                </span>
              </Lines>
            </Choice>
          ))}
        </Choices>
      )}
    </Dialog>
  );
}
