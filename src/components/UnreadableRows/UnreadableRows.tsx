import { unreadableIn } from '#domain/partialList.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { unreadableRowsWords } from './UnreadableRows.words.ts';

export interface UnreadableRowsProps {
  /** The lists drawn here; their unreadable rows are counted together. */
  of: readonly (readonly unknown[] | null | undefined)[];
  /** A sum of the list is shown, which must not look complete. */
  hasTotal?: boolean;
}

/** «1 elemento no se pudo leer» beside a list some of whose rows could not be read (D-65); renders nothing if none is missing. */
export function UnreadableRows({ of, hasTotal = false }: UnreadableRowsProps) {
  const words = useMessages('UnreadableRows', unreadableRowsWords);
  const count = unreadableIn(...of);
  if (count === 0) return null;
  return <Notice tone="warn">{hasTotal ? `${words.rows(count)}. ${words.total(count)}` : words.rows(count)}</Notice>;
}
