import { unreadableIn } from '#domain/partialList.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { unreadableRowsWords } from './UnreadableRows.words.ts';

export interface UnreadableRowsProps {
  /** The lists that are drawn here; what is missing of them is counted together. */
  of: readonly (readonly unknown[] | null | undefined)[];
  /** A sum of the list is shown: it must not look complete. */
  hasTotal?: boolean;
}

/** «1 elemento no se pudo leer» beside a list of which a part could not be read (D-65); nothing where nothing is missing. */
export function UnreadableRows({ of, hasTotal = false }: UnreadableRowsProps) {
  const words = useMessages('UnreadableRows', unreadableRowsWords);
  const count = unreadableIn(...of);
  if (count === 0) return null;
  return <Notice tone="warn">{hasTotal ? `${words.rows(count)}. ${words.total(count)}` : words.rows(count)}</Notice>;
}
