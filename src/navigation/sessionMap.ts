const maps = new Set<{ clear: () => void }>();

/**
 * A map in the page's memory for what one session alone may know: it is emptied where what links carry is forgotten (`forgetCarried`). Make it
 * once, where its module is loaded.
 */
export function sessionMap<Key, Value>(): Map<Key, Value> {
  const map = new Map<Key, Value>();
  maps.add(map);
  return map;
}

/** Empties every one of them. */
export function clearSessionMaps(): void {
  for (const map of maps) map.clear();
}
