import { useEffect, useEffectEvent } from 'react';
import { topDialog } from '#components/Dialog/dialogStack.ts';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { useHelp } from '#flows/help/useHelp.tsx';
import { startsAnew } from '#navigation/anew.ts';
import { isAt } from '#navigation/paths.ts';
import { useLocation, useNavigate } from '#navigation/router.ts';
import { useSearchKey } from '#preferences/useSearchKey.ts';
import type { Lead } from './searchItem.ts';
import { isSearchKey } from './searchKey.ts';

const load = () => import('./SearchDialog.tsx');

/** What a button that opens the search carries. */
export interface SearchOpener {
  onClick: () => void;
  /** Somebody is about to press it: its code is fetched. */
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog';
  'aria-keyshortcuts': string;
  'data-abre-busqueda': '';
}

const fetchAhead = (): void => void load().catch(() => undefined);

/** Where the focus goes back to when no control had it: the button of the search that is seen. */
function focusButton(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-abre-busqueda]')];
  buttons.find((button) => button.checkVisibility?.() ?? button.offsetParent !== null)?.focus({ preventScroll: true });
}

/**
 * The search over everything, behind buttons and keys (`/`, and ⌘K on a Mac: §2 blocks Ctrl). Its code comes with the first opening. What is
 * chosen is left for as any link is: a form that is not saved asks first (forms/useLeaveGuard.ts).
 */
export function useSearch(): SearchOpener {
  const open = useLazyDialog();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const help = useHelp();
  const [hasSlash] = useSearchKey();

  const follow = (lead: Lead): void => {
    if ('to' in lead) {
      const state = isAt(pathname, lead.to) ? { ...lead.state, ...startsAnew() } : lead.state;
      void navigate(lead.to, { state });
    } else if (lead.help === 'question') help.openQuestionsAbout(lead.about);
    else if (lead.help === 'questions') help.openQuestions();
    else if (lead.help === 'agencies') help.openAgencies();
    else help.openSuggestions();
  };

  const search = async (): Promise<void> => {
    const lead = await open<Awaited<ReturnType<typeof load>>, Lead | undefined>(load, ({ SearchDialog }, close) => (
      <SearchDialog onClose={close} />
    ));
    if (lead) follow(lead);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || topDialog() !== null || !isSearchKey(event, hasSlash)) return;
    // Firefox searches the page with this key.
    event.preventDefault();
    focusButton();
    void search();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    onClick: () => void search(),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': hasSlash ? '/ Meta+K' : 'Meta+K',
    'data-abre-busqueda': '',
  };
}
