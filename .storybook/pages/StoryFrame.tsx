import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { FramedStory, LEAST_HEIGHT } from './FramedStory.tsx';
import { needsFrame } from './needsFrame.ts';
import { useTurn } from './turns.ts';

export interface StoryFrameProps {
  story: PreparedStory;
  /** With the arguments that the controls have set, and not only the story's own. */
  isPlayground?: boolean;
  /** The frame, for who looks into it. */
  frame?: RefObject<HTMLIFrameElement | null>;
  onLoad?: () => void;
}

/** A story on a page: in place where it can be, in a frame where it must. */
export function StoryFrame({ story, isPlayground = false, frame, onLoad }: StoryFrameProps) {
  if (needsFrame(story)) return <FramedStory story={story} frame={frame} onLoad={onLoad} />;
  return <InPlace story={story} isPlayground={isPlayground} />;
}

/** The phases of a story after which the next one may begin. */
const ENDS: readonly unknown[] = ['completed', 'finished', 'aborted', 'errored'];

function InPlace({ story, isPlayground }: Required<Pick<StoryFrameProps, 'story' | 'isPlayground'>>) {
  const { channel } = useContext(DocsContext);
  const [isMyTurn, end] = useTurn(true);
  useEffect(() => {
    if (!isMyTurn) return undefined;
    const watch = ({ newPhase }: { newPhase: string }): void => {
      if (ENDS.includes(newPhase)) end();
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, watch);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, watch);
  }, [channel, isMyTurn, end]);
  if (!isMyTurn) return <Waiting />;
  const own = isPlayground ? { __primary: true } : { __forceInitialArgs: true };
  return <Story of={story.moduleExport as unknown} inline {...own} />;
}

const Waiting = styled.div`
  min-height: ${LEAST_HEIGHT}px;
`;
