/** What a column must have, and what it would like: the widest of its words that stay whole, and its widest cell. */
export interface ColumnNeed {
  least: number;
  natural: number;
}

/**
 * Widths of a table's columns that fill its width together, as a browser's tables do: each its natural one with an even share of what is left, or
 * where that is too much its least with as much of the rest as it lacks. Where not even the least has room each gives way in proportion.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): number[] {
  const least = sum(needs.map((need) => need.least));
  const natural = sum(needs.map((need) => need.natural));
  if (natural <= width) return needs.map((need) => need.natural + (width - natural) / needs.length);
  if (least >= width) return needs.map((need) => (need.least * width) / least);
  return needs.map((need) => need.least + ((need.natural - need.least) * (width - least)) / (natural - least));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
