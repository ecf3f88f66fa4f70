import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { LiveText, TYPING_PAUSE_MS } from '#components/LiveText/LiveText.tsx';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { countText, createSearch } from './groups.ts';
import { MissingKinds } from './MissingKinds.tsx';
import { GroupOfResults, type Option } from './Result.tsx';
import { Body, Field, Foot, Head, Input, Key, List, Nothing, NothingText, Quiet, Sheet } from './Search.styles.ts';
import type { Lead } from './searchItem.ts';
import type { SearchItems } from './useSearchItems.ts';
import { useStandingGroups } from './useStandingGroups.ts';

export interface SearchPanelProps extends SearchItems {
  onClose: (lead?: Lead) => void;
}

/** The field, what is found, and what to do where nothing is. */
export function SearchPanel({ items, first, isLoading: isAwaited, missing, onClose }: SearchPanelProps) {
  const [typed, setTyped] = useState('');
  // The field answers at once; what is found among thousands may be drawn a moment later.
  const sought = useDeferredValue(typed);
  const search = useStillUnderPress(useMemo(() => createSearch(items, first), [items, first]));
  const isLoading = useStillUnderPress(isAwaited);
  const { groups, hold, release } = useStandingGroups(search, sought);
  const isSearching = sought.trim() !== '';
  const count = isSearching && !isLoading ? countText(groups) : '';

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && sought !== typed && !event.nativeEvent.isComposing) {
      // What is drawn was found for what was typed before: the first of what is typed now is meant.
      event.preventDefault();
      const lead = search(typed)[0]?.found[0]?.item.main.lead;
      if (lead) onClose(lead);
      return;
    }
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    setTyped('');
  };

  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        items={groups}
        itemToStringValue={labelOf}
        value={typed}
        onItemHighlighted={(_, { reason }) => {
          if (reason === 'keyboard') hold();
        }}
        onValueChange={(value, { reason }) => {
          // What is chosen closes the search: its name is not written into the field first.
          if (reason !== 'item-press') setTyped(value);
        }}
      >
        <Sheet>
          <Head>
            <Field $invalid={false}>
              <Icon icon={Search} />
              <Autocomplete.Input
                render={<Input />}
                type="search"
                enterKeyHint="go"
                aria-label="Buscar"
                placeholder="Cuentas, servicios, ayuda…"
                autoComplete="off"
                spellCheck={false}
                data-autofocus
                onKeyDown={onKeyDown}
              />
            </Field>
            <IconButton label="Cerrar" icon={<Icon icon={X} size="large" />} onClick={() => onClose()} />
          </Head>
          <LiveText text={count} pauseMs={TYPING_PAUSE_MS} />
          <Body>
            <List aria-label="Resultados">
              {groups.map((group) => (
                <GroupOfResults key={group.kind} group={group} onChoose={onClose} />
              ))}
            </List>
            {isSearching && groups.length === 0 && !isLoading && (
              <Nothing>
                <NothingText>
                  No encontramos “<bdi>{sought.trim()}</bdi>”.
                </NothingText>
                <Button variant="secondary" size="compact" onClick={() => onClose({ help: 'questions' })}>
                  Preguntas frecuentes
                </Button>
                <StuckHelp beforeAgencies={() => onClose()} />
              </Nothing>
            )}
            {isLoading && <Quiet role="status">Buscando también en lo que aún no llega…</Quiet>}
            <MissingKinds missing={missing} onRetry={release} />
          </Body>
          <Foot aria-hidden="true">
            <span>{count}</span>
            <span>
              <Key>↑</Key> <Key>↓</Key> elegir
            </span>
            <span>
              <Key>Enter</Key> abrir
            </span>
            <span>
              <Key>Esc</Key>
              {typed === '' ? ' cerrar' : ' borrar'}
            </span>
          </Foot>
        </Sheet>
      </Autocomplete.Root>
    </CSPProvider>
  );
}

/** The text that the kit would write into the field. */
const labelOf = ({ found }: Option): string => found?.item.name ?? '';
