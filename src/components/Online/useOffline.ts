import { useEffect, useState } from 'react';

/**
 * True from the moment the browser says that the connection was lost until it says that it is back. Its opinion at the start is not
 * asked: a machine without a network calls itself offline though the bank's own server may answer it.
 */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const lost = () => setOffline(true);
    const back = () => setOffline(false);
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return offline;
}
