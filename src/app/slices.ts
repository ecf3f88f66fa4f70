import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/**
 * How long React draws before it lets the browser go on, ms: a key that is pressed waits no longer. React's own 5 ms cost a slow phone more than
 * they give it: a page that is drawn brings its styles with it, and after each slice the browser computes the styles of everything anew.
 */
const SLICE_MS = 25;

/** A change of page is drawn in fewer, longer slices. Before anything is drawn. */
export function drawInLongSlices(): void {
  forceFrameRate(1000 / SLICE_MS);
}
