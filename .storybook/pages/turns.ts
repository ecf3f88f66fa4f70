import { useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';

/** The phases of a story after which the next one may begin. */
const ENDS: readonly unknown[] = ['completed', 'finished', 'aborted', 'errored'];

let last: Promise<void> = Promise.resolve();

/**
 * True once it is this story's turn to be drawn. Each story begins with a fresh bank, an empty storage and a clock that stands; the ones
 * of a page share the window that all of that is in, so that they begin one after the other.
 */
export function useTurn(channel: Channel): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    const turn = Promise.withResolvers<void>();
    const before = last;
    last = turn.promise;
    let isGone = false;
    const watch = ({ newPhase }: { newPhase: string }): void => {
      if (ENDS.includes(newPhase)) turn.resolve();
    };
    void before.then(() => {
      if (isGone) turn.resolve();
      else {
        channel.on(STORY_RENDER_PHASE_CHANGED, watch);
        setMine(true);
      }
    });
    return () => {
      isGone = true;
      channel.off(STORY_RENDER_PHASE_CHANGED, watch);
      turn.resolve();
    };
  }, [channel]);
  return isMine;
}
