import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import styled from 'styled-components';
import { color, fontFamily } from '#theme/tokens.ts';
import { type Box, findPart, findWords, GUTTER, type Marker, OUTLINE, placeMarkers } from './anatomy.ts';
import type { Guide } from './guide.ts';
import { Stage } from './pageStyles.ts';
import { StoryFrame } from './StoryFrame.tsx';

type Parts = Guide['anatomy'];

/** The component with numbers to its parts, and what each part is for under it. */
export function Anatomy({ story, parts }: { story: PreparedStory; parts: Parts }) {
  const { stage, frame, markers, size, onFrameLoad } = useMarkers(parts);
  return (
    <>
      <Drawing ref={stage}>
        <StoryFrame story={story} isPlayground frame={frame} onLoad={onFrameLoad} />
        <Marks
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          aria-hidden="true"
          data-anatomy-marks
        >
          {markers.map(({ index, x, y, toX, toY, part }) => (
            <g key={index}>
              <rect
                x={part.left - OUTLINE}
                y={part.top - OUTLINE}
                width={part.width + 2 * OUTLINE}
                height={part.height + 2 * OUTLINE}
                rx={6}
              />
              <line x1={x} y1={y} x2={toX} y2={toY} />
              <circle cx={toX} cy={toY} r={2.5} data-part="end" />
              <circle cx={x} cy={y} r={12} />
              <text x={x} y={y} dy="0.35em">
                {index + 1}
              </text>
            </g>
          ))}
        </Marks>
      </Drawing>
      <List>
        {parts.map(({ part, note }, index) => (
          <li key={part}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{part}</h3>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </List>
    </>
  );
}

/** Finds the parts in what is drawn, in place or in a frame, and follows them as it changes. */
function useMarkers(parts: Parts) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [drawn, setDrawn] = useState<{ markers: Marker[]; width: number; height: number }>({
    markers: [],
    width: 0,
    height: 0,
  });
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    let waiting = 0;
    const measure = (): void => {
      waiting = 0;
      const { width, height } = box.getBoundingClientRect();
      const boxes = parts.map(({ selector }) => (selector ? boxOf(selector, box, frame.current) : null));
      const words = wordsOn(box, frame.current);
      setDrawn({ markers: placeMarkers(boxes, { width, height }, words), width, height });
    };
    const soon = (): void => {
      waiting ||= requestAnimationFrame(measure);
    };
    const inner = frame.current?.contentDocument?.documentElement;
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !isOwn(target))) soon();
    });
    const watched = { subtree: true, childList: true, attributes: true, characterData: true };
    sizes.observe(box);
    changes.observe(box, watched);
    if (inner) {
      changes.observe(inner, watched);
      sizes.observe(inner);
    }
    // A dialog enters with a movement, and fonts may come late: neither changes an element.
    const settled = ['transitionend', 'animationend', 'scroll'] as const;
    const roots = [box, inner].filter((root) => root !== null && root !== undefined);
    for (const root of roots) for (const event of settled) root.addEventListener(event, soon, true);
    document.fonts.addEventListener('loadingdone', soon);
    soon();
    return () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      for (const root of roots) for (const event of settled) root.removeEventListener(event, soon, true);
      document.fonts.removeEventListener('loadingdone', soon);
    };
  }, [parts, loads]);
  return {
    stage,
    frame,
    markers: drawn.markers,
    size: drawn,
    onFrameLoad: () => setLoads((before) => before + 1),
  };
}

const isOwn = (node: Node) => node instanceof Element && node.closest('[data-anatomy-marks]') !== null;

/** Where a part stands on the stage. */
function boxOf(selector: string, stage: HTMLElement, frame: HTMLIFrameElement | null): Box | null {
  const root = frame ? frame.contentDocument?.body : stage;
  const part = root && findPart(root, selector);
  return part ? onStage(part, stage, frame) : null;
}

/** Where words stand on the stage, those of the numbers themselves left out. */
function wordsOn(stage: HTMLElement, frame: HTMLIFrameElement | null): Box[] {
  const roots = frame
    ? [frame.contentDocument?.body]
    : [...stage.children].filter((child) => !child.matches('[data-anatomy-marks]'));
  return roots.flatMap((root) => (root ? findWords(root).map((word) => onStage(word, stage, frame)) : []));
}

/** A box of a window in px from the stage's corner; the stage's own border is not part of what the marks are measured from. */
function onStage({ left, top, width, height }: DOMRect, stage: HTMLElement, frame: HTMLIFrameElement | null): Box {
  const origin = stage.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return {
    left: left + shift.left - origin.left - stage.clientLeft,
    top: top + shift.top - origin.top - stage.clientTop,
    width,
    height,
  };
}

const Drawing = styled(Stage)`
  padding: ${GUTTER}px;
`;

const Marks = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  overflow: visible;
  pointer-events: none;

  rect {
    fill: none;
    stroke: ${color.textLink};
    stroke-dasharray: 3 3;
  }

  line {
    stroke: ${color.textPrimary};
  }

  circle {
    fill: ${color.surfaceInverse};
    stroke: ${color.surfaceCanvas};
    stroke-width: 2;
  }

  [data-part='end'] {
    fill: ${color.textPrimary};
    stroke: none;
  }

  text {
    fill: ${color.textOnInverse};
    font: 600 0.8125rem ${fontFamily.body};
    text-anchor: middle;
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 16px 32px;

  li {
    display: flex;
    gap: 12px;
  }

  li > span {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${color.surfaceInverse};
    color: ${color.textOnInverse};
    font: 600 0.8125rem / 1 ${fontFamily.body};
  }

  h3 {
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  p {
    max-width: 60ch;
    color: ${color.textSecondary};
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }
`;
