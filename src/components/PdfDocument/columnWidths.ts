/** Widths that a column needs: `least` is its widest word that must stay whole, `natural` its widest cell. */
export interface ColumnNeed {
  least: number;
  natural: number;
}

/**
 * Widths for the columns of a table that together fill `width`, as browsers lay tables out. If all natural widths fit, each column gets its
 * own and an even share of the rest. If not, each gets its least width, and the rest goes to the columns in proportion to what they lack.
 * If even the least widths do not fit, all shrink in proportion.
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
