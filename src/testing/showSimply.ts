import { chooseSimpleMode } from '#theme/simpleMode.ts';

/** Before a story or a test: the page is shown simply (DESIGN.md §12 «Simple mode»); what it gives back ends that. */
export function showSimply(): () => void {
  chooseSimpleMode(true);
  return () => chooseSimpleMode(false);
}
