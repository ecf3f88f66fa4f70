/**
 * Calls `hear` when another tab has changed the entry with that key or has emptied the storage (the event's `key` is null). Other entries
 * that tabs write, such as the moment of each key press, do not count. Returns the function that ends it.
 */
export function onStored(storedKey: () => Promise<string>, hear: () => void): () => void {
  let isOver = false;
  const listener = ({ key: changed }: StorageEvent): void => {
    storedKey().then(
      (key) => {
        if (!isOver && (changed === null || changed === key)) hear();
      },
      // Without a key, nothing of ours is stored.
      () => undefined,
    );
  };
  globalThis.addEventListener('storage', listener);
  return () => {
    isOver = true;
    globalThis.removeEventListener('storage', listener);
  };
}

/**
 * Like {@link onStored}, and also calls `hear` when the page is looked at again or comes back from the browser's cache: it gets no events
 * while asleep.
 */
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
