/**
 * Hears that another tab has changed what is stored under that key, or has emptied the storage (the event's `key` is null). All else that
 * tabs write, such as the moment of each key press, is none of it. Answers what ends it.
 */
export function onStored(storedKey: () => Promise<string>, hear: () => void): () => void {
  let isOver = false;
  const listener = ({ key: changed }: StorageEvent): void => {
    storedKey().then(
      (key) => {
        if (!isOver && (changed === null || changed === key)) hear();
      },
      // Without a key nothing of ours is stored.
      () => undefined,
    );
  };
  globalThis.addEventListener('storage', listener);
  return () => {
    isOver = true;
    globalThis.removeEventListener('storage', listener);
  };
}

/** The same, and whenever the page is looked at again or comes back from the browser's cache: asleep it has heard of nothing. */
export function onStoredOrAwake(storedKey: () => Promise<string>, hear: () => void): () => void {
  const stop = onStored(storedKey, hear);
  globalThis.addEventListener('focus', hear);
  globalThis.addEventListener('pageshow', hear);
  return () => {
    stop();
    globalThis.removeEventListener('focus', hear);
    globalThis.removeEventListener('pageshow', hear);
  };
}
