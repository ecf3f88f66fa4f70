/*
 * Lists of which a part could not be read (D-65): the rows that could be, and how many were left out. The count travels on the list
 * itself, so that it comes along wherever the list goes, and no screen has to be handed it beside.
 */

/**
 * An enumerable name on purpose. The query cache compares plain arrays and puts a copy in their place («structural sharing»), which
 * would lose the count; an array with a name of its own is none to it and goes through as it is. Whole lists have no such name.
 */
const UNREADABLE = 'unreadableRows';

/** A list with its count of left out rows, which is absent on a whole one. */
type Counted = readonly unknown[] & { readonly [UNREADABLE]?: unknown };

/** The rows as a list that remembers how many others could not be read; a whole list where there are none. */
export function partialList<Row>(rows: readonly Row[], unreadable: number): Row[] {
  const list = [...rows];
  return unreadable > 0 ? Object.assign(list, { [UNREADABLE]: unreadable }) : list;
}

/** How many rows of these lists could not be read; 0 of one that is not there. */
export function unreadableIn(...lists: readonly (readonly unknown[] | null | undefined)[]): number {
  return lists.reduce((sum, list: Counted | null | undefined) => {
    const count = list?.[UNREADABLE];
    return sum + (typeof count === 'number' ? count : 0);
  }, 0);
}

/** As `map`, and the count of what could not be read stays on the result. */
export function mapRows<Row, Made>(list: readonly Row[], make: (row: Row, index: number) => Made): Made[] {
  return partialList(list.map(make), unreadableIn(list));
}

/** As `filter`, and the count of what could not be read stays: nobody knows whether it belonged to the rest. */
export function keepRows<Row>(list: readonly Row[], belongs: (row: Row) => boolean): Row[] {
  return partialList(list.filter(belongs), unreadableIn(list));
}

/** Lists, such as pages, one after the other, with the sum of what could not be read. */
export function joinRows<Row>(lists: readonly (readonly Row[])[]): Row[] {
  return partialList(lists.flat(), unreadableIn(...lists));
}

/** True for a list of which nothing is missing and in which nothing is: the only one that may be called empty. */
export function isNothing(list: readonly unknown[]): boolean {
  return list.length === 0 && unreadableIn(list) === 0;
}

/** «1 elemento no se pudo leer», as the screens, the paper and the files say it; '' where nothing is missing. */
export function unreadableText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 elemento no se pudo leer' : `${count} elementos no se pudieron leer`;
}

/** What that means for a sum of the list, which is one of what could be read. */
export function partialTotalText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'El total no lo incluye.' : 'El total no los incluye.';
}

/** What a file for spreadsheets says of it: a line under the rows, or none. */
export function unreadableLines(list: readonly unknown[]): string[][] {
  const text = unreadableText(unreadableIn(list));
  return text === '' ? [] : [[text]];
}
