import { type ReactNode, useEffect, useState } from 'react';
import { PrintSheet } from './PrintSheet.tsx';

/**
 * Prints something that is not on the screen: `print(document)` opens the browser's own dialog over it (Ctrl+P may be blocked, §2) and
 * takes it away afterwards. `sheet` must be drawn by the caller.
 */
export function usePrintSheet(): { print: (document: ReactNode) => void; sheet: ReactNode } {
  const [printed, setPrinted] = useState<ReactNode>(null);
  useEffect(() => {
    if (printed === null) return undefined;
    const done = () => setPrinted(null);
    addEventListener('afterprint', done, { once: true });
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);
  return { print: setPrinted, sheet: printed !== null && <PrintSheet>{printed}</PrintSheet> };
}
