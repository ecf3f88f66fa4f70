import { useLayoutEffect, useState } from 'react';
import { carrier, isDone } from '#navigation/carried.ts';
import { useLocation, useNavigate } from '#navigation/router.ts';

/** What stands in a page, by the part of it that holds it: a form, or what is chosen beside it. */
type Draft = Readonly<Record<string, object>>;

const drafts = carrier<'borrador', Draft>('borrador');

/** What each part of the page in sight holds at present. */
const parts = new Map<string, () => object>();

/**
 * What stood in a part of this page when the member left it by {@link useDraftKeeping}, and has come back to; `otherwise` where they did not. Money flows
 * begin with it: what was typed survives every error (screens.md A.0 «FM»), also one that another page has to mend. Nothing of an order that is done.
 */
export function useDraft<Part extends object | null>(part: string, otherwise: Part): Part {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [draft] = useState(() => (isDone(key) ? null : (drafts.carriedBy(state)?.[part] ?? null)));
  // Only the same part has put it there.
  return (draft as Part | null) ?? otherwise;
}

/** Says what stands in a part of this page, as often as it is drawn. */
export function useDraftPart(part: string, read: () => object): void {
  useLayoutEffect(() => {
    parts.set(part, read);
    return () => {
      parts.delete(part);
    };
  });
}

/** For the press on a link that leads away for something that this page needs: Back brings the page as it was. */
export function useDraftKeeping(): () => void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: object | null };
  const navigate = useNavigate();
  return () => {
    // Copies: a form goes on writing into its own.
    const draft: Draft = Object.fromEntries([...parts].map(([part, read]) => [part, { ...read() }]));
    void navigate(pathname + search, { replace: true, state: { ...state, ...drafts.carry(draft) } });
  };
}
