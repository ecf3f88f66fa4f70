/** What of the router tells where the member is. */
export interface VisitedRouter {
  readonly state: {
    location: VisitedLocation;
    /** Where somebody is going whose next page is still being fetched. */
    navigation: { location?: VisitedLocation | undefined };
  };
  subscribe: (listener: () => void) => unknown;
}

interface VisitedLocation {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/**
 * One visit for each entry of the history that the member stands at (D-64): Back, Forward, a link, a redirect, a step of a flow end it, in the
 * moment in which the router knows of it and before React has taken the page away. A navigation that was held back ends nothing.
 */
export function createVisits(router: VisitedRouter) {
  let visit = new AbortController();
  const settle = (): void => {
    const ended = visit;
    visit = new AbortController();
    ended.abort();
  };
  let entry = entryOf(router);
  const follow = (): void => {
    const now = entryOf(router);
    if (now === entry) return;
    entry = now;
    settle();
  };
  router.subscribe(follow);
  return { current: () => visit.signal, settle };
}

/** The key alone is not enough: every entry that was not made by the router has the same one. */
function entryOf({ state }: VisitedRouter): string {
  const { key, pathname, search, hash } = state.navigation.location ?? state.location;
  return [key, pathname, search, hash].join(' ');
}
