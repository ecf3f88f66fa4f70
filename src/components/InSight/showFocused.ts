import type { FocusEvent } from 'react';

/** Room between what has the focus and the edge of its row, px: that of a phone's page, in which a control's own edges and the ring are seen. */
const GAP = 16;

/**
 * `onFocus` of a row that may scroll sideways: what gets the focus in it is scrolled into sight, no further than needed and without moving the
 * page. Browsers do it for what is out of sight altogether alone. A radio is drawn by its label.
 */
export function showFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const { left, right } = (target.closest('label') ?? target).getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, right + GAP - edges.right) || Math.min(0, left - GAP - edges.left);
}
