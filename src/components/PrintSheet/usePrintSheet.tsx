import { type ReactNode, useEffect, useState } from 'react';
import { PrintSheet } from './PrintSheet.tsx';

/**
 * Prints something that is not on the screen: `print(document)` opens the browser's print dialog (Ctrl+P may be blocked, §2) and removes
 * the sheet afterwards. The caller must render `sheet`.
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
