import { useEffect } from 'react';

/** Tells the page whether leaving this form would lose something. A form that is gone, as its account may be, leaves nothing to lose. */
export function useDirtyReport(dirty: boolean, onDirtyChange: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);
}
