import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';
import { useGlobalsQuery } from './pageGlobals.ts';
import { useTurn } from './turns.ts';

/** What a story says of how it is drawn on a page. */
export interface StoryParameters {
  docs?: { story?: { inline?: boolean; height?: string } };
  viewport?: { options?: Readonly<Record<string, { styles?: { width?: string } }>> };
}

/** The least room that a story gets, px; a frame grows with what it shows. */
export const LEAST_HEIGHT = 96;

/** What a frame has until it is known how much it needs. */
const FIRST_HEIGHT = '480px';

/** Under a list that hangs out of its story, px. */
const LIST_MARGIN = 16;

/** How much of a frame is seen when it begins: what is focused out of sight, the browser would scroll to. */
const SEEN = 0.25;

/** How long a story in a frame may keep the others waiting, ms. */
const PATIENCE_MS = 15_000;

export interface FramedStoryProps {
  story: PreparedStory;
  frame?: RefObject<HTMLIFrameElement | null> | undefined;
  onLoad?: (() => void) | undefined;
}

/** A story in a window of its own, as wide as it asks for and as high as it is; it begins when it is seen and nobody else is at it. */
export function FramedStory({ story, frame, onLoad }: FramedStoryProps) {
  const { docs, viewport } = story.parameters as StoryParameters;
  const ownGlobals = story.storyGlobals as { viewport?: { value?: string } };
  const globals = useGlobalsQuery();
  const inner = useRef<HTMLIFrameElement>(null);
  const element = frame ?? inner;
  const place = useRef<HTMLDivElement>(null);
  const [isMyTurn, end] = useTurn(useSeen(place));
  const [height, setHeight] = useState(docs?.story?.height ?? null);
  const width = viewport?.options?.[ownGlobals.viewport?.value ?? '']?.styles?.width;

  useEffect(() => {
    if (!isMyTurn) return undefined;
    const timer = setTimeout(end, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isMyTurn, end]);

  // Open lists take the room that they find: the frame is measured once the story is where it wants to be.
  const fit = (): void => {
    const inside = element.current?.contentDocument;
    const root = inside?.getElementById('storybook-root');
    void storyFinished(element.current?.contentWindow).then(() => {
      end();
      if (!inside || !root || docs?.story?.height) return;
      const measure = (): void => setHeight(`${Math.max(LEAST_HEIGHT, heightOf(inside, root))}px`);
      measure();
      new ResizeObserver(measure).observe(root);
    });
  };
  return (
    <Place ref={place} style={{ width: width ?? '100%', height: height ?? FIRST_HEIGHT }} $narrow={width !== undefined}>
      {isMyTurn && (
        <iframe
          ref={element}
          key={globals}
          src={`iframe.html?id=${story.id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
          title={story.name}
          onLoad={() => {
            fit();
            onLoad?.();
          }}
        />
      )}
    </Place>
  );
}

/** True from the moment on at which an element has come into sight. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: SEEN },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}

/** The preview inside a frame, as far as this page asks it. */
interface InnerWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Settles when the story in a frame has been played. */
function storyFinished(inside: Window | null | undefined): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = (inside ?? {}) as InnerWindow;
  if (!channel || preview?.currentRender?.phase === 'finished') return Promise.resolve();
  return new Promise((resolve) => channel.once(STORY_FINISHED, () => resolve()));
}

/** How much a story takes, lists and menus that hang beside it in the page's body included. */
function heightOf({ body }: Document, root: HTMLElement): number {
  const beside = [...body.children].filter((child) => child !== root && !/(^| )sb-/.test(child.className));
  const bottoms = beside
    .flatMap((child) => [...child.querySelectorAll('*')])
    .map((part) => part.getBoundingClientRect().bottom + LIST_MARGIN);
  return Math.ceil(Math.max(root.scrollHeight, ...bottoms));
}

const Place = styled.div<{ $narrow: boolean }>`
  max-width: 100%;
  ${({ $narrow }) => $narrow && `margin-inline: auto; box-shadow: 0 0 0 1px ${color.borderSubtle};`}

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
