/**
 * Runs what says whether it got there, one run at a time: the late end of another would undo what this one has brought. Whoever calls
 * meanwhile waits with it, and has it run once more should it not get there: the connection may have come back in between.
 */
export function oneAtATime(run: () => Promise<boolean>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  const runAsWanted = async (): Promise<void> => {
    do isWanted = false;
    while (!(await run()) && isWanted);
    underWay = null;
  };
  return () => {
    isWanted = true;
    underWay ??= runAsWanted();
    return underWay;
  };
}
