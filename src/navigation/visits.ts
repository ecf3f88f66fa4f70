/** The part of the router that tells where the member is. */
export interface VisitedRouter {
  readonly state: {
    location: VisitedLocation;
    /** Target of a navigation in progress, while its code is still loading. */
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
 * One visit for each history entry that the member is at (D-64). Back, Forward, a link, a redirect or a step of a flow ends it, as soon as
 * the router knows and before React has removed the page. A blocked navigation ends nothing.
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

/** The key alone is not enough: all entries that the router did not make share one. */
function entryOf({ state }: VisitedRouter): string {
  const { key, pathname, search, hash } = state.navigation.location ?? state.location;
  return [key, pathname, search, hash].join(' ');
}
