import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';
import { useGlobalsQuery } from './pageGlobals.ts';
import { useTurn } from './turns.ts';

/** The least room that a frame gets; it grows with what it shows. */
const LEAST_HEIGHT = 96;

interface StoryParameters {
  docs?: { story?: { inline?: boolean; height?: string } };
  viewport?: { options?: Readonly<Record<string, { styles?: { width?: string } }>> };
}

/**
 * Whether a story needs a window of its own on a page: it covers the page (`docs.story.inline: false`), acts before it shows what it is
 * about, or asks for a width or theme other than the page's.
 */
export function needsFrame(story: PreparedStory): boolean {
  const { docs } = story.parameters as StoryParameters;
  return (
    docs?.story?.inline === false || story.playFunction !== undefined || Object.keys(story.storyGlobals).length > 0
  );
}

export interface StoryFrameProps {
  story: PreparedStory;
  /** With the arguments that the controls have set, and not only the story's own. */
  isPlayground?: boolean;
  /** The frame, for who looks into it. */
  frame?: RefObject<HTMLIFrameElement | null> | undefined;
  onLoad?: (() => void) | undefined;
}

/** A story on a page: in place where it can be, in a frame where it must. */
export function StoryFrame({ story, isPlayground = false, frame, onLoad }: StoryFrameProps) {
  if (needsFrame(story)) return <Framed story={story} frame={frame} onLoad={onLoad} />;
  return <InPlace story={story} isPlayground={isPlayground} />;
}

function InPlace({ story, isPlayground }: Required<Pick<StoryFrameProps, 'story' | 'isPlayground'>>) {
  const isMyTurn = useTurn(useContext(DocsContext).channel);
  if (!isMyTurn) return <Waiting />;
  const own = isPlayground ? { __primary: true } : { __forceInitialArgs: true };
  return <Story of={story.moduleExport} inline {...own} />;
}

function Framed({ story, frame, onLoad }: Pick<StoryFrameProps, 'story' | 'frame' | 'onLoad'>) {
  const { docs, viewport } = story.parameters as StoryParameters;
  const ownGlobals = story.storyGlobals as { viewport?: { value?: string } };
  const globals = useGlobalsQuery(ownGlobals);
  const inner = useRef<HTMLIFrameElement>(null);
  const element = frame ?? inner;
  const [height, setHeight] = useState(docs?.story?.height ?? null);
  const width = viewport?.options?.[ownGlobals.viewport?.value ?? '']?.styles?.width;
  const fit = (): void => {
    const root = element.current?.contentDocument?.getElementById('storybook-root');
    if (!root || docs?.story?.height) return;
    const watch = new ResizeObserver(() => setHeight(`${Math.max(LEAST_HEIGHT, Math.ceil(root.scrollHeight))}px`));
    watch.observe(root);
  };
  return (
    <Window
      ref={element}
      key={globals}
      src={`iframe.html?id=${story.id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
      title={story.name}
      loading="lazy"
      onLoad={() => {
        fit();
        onLoad?.();
      }}
      style={{ width: width ?? '100%', height: height ?? `${LEAST_HEIGHT}px` }}
      $narrow={width !== undefined}
    />
  );
}

const Waiting = styled.div`
  min-height: ${LEAST_HEIGHT}px;
`;

const Window = styled.iframe<{ $narrow: boolean }>`
  display: block;
  max-width: 100%;
  border: 0;
  ${({ $narrow }) => $narrow && `margin-inline: auto; box-shadow: 0 0 0 1px ${color.borderSubtle};`}
`;
