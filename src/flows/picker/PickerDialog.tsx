import { Check } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { LiveText, TYPING_PAUSE_MS } from '#components/LiveText/LiveText.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { matches } from '#domain/search.ts';
import { Choice, Choices, Found, Head, Lines } from './Picker.styles.ts';
import { useListbox } from './useListbox.ts';

/** More of a catalogue than this is searched (screens.md A.2 pagos, colegios, transferenciaE) instead of scrolled through. */
export const LONG_LIST = 8;

/** One of those that can be chosen. */
export interface PickerOption {
  id: string;
  name: string;
  /** Where it is: of a destination the member's own name for it, institution and masked account. */
  place: string;
}

/** What is chosen from, and how it is called. */
export interface Picker {
  title: string;
  /** What a long list can be searched by. */
  searchLabel: string;
  options: readonly PickerOption[];
  /** The id of the one that is chosen. */
  value: string;
  /** Id of the list, for the control that opens it. */
  listId?: string;
}

/**
 * Opens a list to search and choose from, a sheet on phones; answers the id of what was picked, undefined where it was closed. What comes
 * while it is open stands in it.
 */
export function usePicker({ options, ...picker }: Picker): () => Promise<string | undefined> {
  const open = useDialogs();
  const live = useLiveOptions(options);
  return () => open<string | undefined>((close) => <PickerDialog {...picker} live={live} onClose={close} />);
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

interface PickerDialogProps extends Omit<Picker, 'options'> {
  live: LiveOptions;
  onClose: (id: string | undefined) => void;
}

/** From how many options on a search helps more than it stands in the way. */
const SEARCH_FROM = 6;

/** What is heard of a search; that there is nothing stands on the page. */
function countOf({ length }: readonly PickerOption[]): string {
  if (length === 0) return '';
  return length === 1 ? '1 resultado' : `${length} resultados`;
}

function PickerDialog({ title, searchLabel, live, value, listId, onClose }: PickerDialogProps) {
  const titleId = useId();
  const options = useSyncExternalStore(live.subscribe, live.read);
  const [isLong] = useState(options.length > LONG_LIST);
  const [search, setSearch] = useState('');
  const shown = options.filter(({ name, place }) => matches(search, name, place));
  const chosen = shown.findIndex(({ id }) => id === value);
  const { list, optionAt, enter } = useListbox(Math.max(chosen, 0));
  useEffect(() => {
    if (isLong) list.ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isLong, list.ref]);
  return (
    <Dialog labelledBy={titleId} onDismiss={() => onClose(undefined)} dismissLabel="Cerrar" sheet>
      <Head onKeyDown={enter}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {options.length >= SEARCH_FROM && <SearchField label={searchLabel} value={search} onChange={setSearch} />}
      </Head>
      <LiveText text={search === '' ? '' : countOf(shown)} pauseMs={TYPING_PAUSE_MS} />
      <Found $long={isLong}>
        <p role="status">{shown.length === 0 ? 'No hay resultados.' : ''}</p>
        {shown.length > 0 && (
          <Choices {...list} id={listId} aria-labelledby={titleId}>
            {shown.map(({ id, name, place }, index) => (
              <Choice key={id} {...optionAt(index)} aria-selected={id === value} onClick={() => onClose(id)}>
                <Initials name={name} />
                <Lines>
                  <b>{name}</b>
                  <span>
                    <Apart text={place} saysAccount />
                  </span>
                </Lines>
                {id === value && <Icon icon={Check} />}
              </Choice>
            ))}
          </Choices>
        )}
      </Found>
    </Dialog>
  );
}
