import { useState } from 'react';
import { useLocation } from './router.ts';

const PROFILE_TABS = ['misDatos', 'cambiarContrasena', 'misCupos'] as const;

/** A tab of the member's profile. */
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** How the page that a link leads to is to begin. Nothing private: the browser keeps it in its history, unlike what is carried (carried.ts). */
export interface Opening {
  /** The profile with this tab open. */
  readonly tab?: ProfileTab;
  /** The payments with their favourites ready to be changed. */
  readonly administrar?: true;
}

/** What a link says of it, for the router's `state`. */
export const opening = (how: Opening): Opening => how;

/** The same as a page reads it: what the link did not say, or no page knows, is null or false. */
export function openingOf(state: unknown): { tab: ProfileTab | null; administrar: boolean } {
  if (typeof state !== 'object' || state === null) return { tab: null, administrar: false };
  return {
    tab: PROFILE_TABS.find((tab) => 'tab' in state && state.tab === tab) ?? null,
    administrar: 'administrar' in state && state.administrar === true,
  };
}

/** How the link that led here has this page begin, as it was when the page was opened. */
export function useOpening(): ReturnType<typeof openingOf> {
  const { state } = useLocation() as { state: unknown };
  const [known] = useState(() => openingOf(state));
  return known;
}
