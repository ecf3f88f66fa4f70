import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, layer, motion, radius, shadow, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { useDelayed, WORDS_AFTER_MS } from '../Button/useDelayed.ts';
import { giveFocusBack } from '../Dialog/giveFocusBack.ts';
import { TopLayer } from '../Dialog/TopLayer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { toastWords } from './Toast.words.ts';
import type { Toast, ToastQueue, ToastTone } from './toastQueue.ts';

const icons: Readonly<Record<ToastTone, LucideIcon>> = { ok: Check, error: X, warn: TriangleAlert, info: Info };

/**
 * Draws the queue at the top centre of the main column, newest at the bottom, also above an open dialog. Each message is spoken once, even
 * if a dialog that opens or closes moves it.
 */
export function ToastHost({ queue }: { queue: ToastQueue }) {
  return (
    <TopLayer>
      <ToastStack queue={queue} />
    </TopLayer>
  );
}

/** Mounted anew when a dialog opens or closes: what was under the pointer or had the focus is gone without an event. */
function ToastStack({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  const paused = useSyncExternalStore(queue.subscribe, queue.paused, queue.paused);
  const stack = useRef<HTMLElement>(null);
  const { region } = useMessages('Toast', toastWords);
  const held = useRef<Held>({ pointer: false, focus: false });

  const hold = (by: 'pointer' | 'focus', isHeld: boolean): void => {
    held.current[by] = isHeld;
    if (held.current.pointer || held.current.focus) queue.pause();
    else queue.resume();
  };
  const handleCrossing = ({ type: kind, currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    held.current.from = relatedTarget;
    hold('focus', kind === 'focus');
  };
  useEffect(() => {
    // Closing a toast removes the focused element without a blur event: the others must go on.
    if (held.current.focus && !stack.current?.contains(document.activeElement)) {
      hold('focus', false);
      // Who presses with a pointer had it nowhere before: the next toast would wait for them.
      giveFocusBack(held.current.from, held.current.from && stack.current?.querySelector('button'));
    }
  });
  useEffect(() => {
    const mine = held.current;
    return () => {
      if (!mine.pointer && !mine.focus) return;
      mine.pointer = false;
      mine.focus = false;
      queue.resume();
    };
  }, [queue]);

  return (
    <Stack
      ref={stack}
      // A region only while it holds anything: what was said stands in no other one.
      aria-label={toasts.length > 0 ? region : undefined}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleCrossing}
      onBlur={handleCrossing}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} queue={queue} />
      ))}
    </Stack>
  );
}

/** Why the toasts are held. */
interface Held {
  pointer: boolean;
  focus: boolean;
  /** Where the focus came from. */
  from?: Element | null;
}

function ToastCard({ toast, paused, queue }: { toast: Toast; paused: boolean; queue: ToastQueue }) {
  const { close } = useMessages('Toast', toastWords);
  const icon = icons[toast.tone];
  // Mounted anew when a dialog opens or closes: the bar goes on from where it was, and a message that was spoken is not spoken again.
  const [elapsedMs] = useState(() => queue.age(toast));
  // Also if a busy device took long to draw it.
  const [isNew] = useState(() => !queue.said.has(toast.id));
  const hasWords = useDelayed(true, WORDS_AFTER_MS);
  useEffect(() => {
    if (hasWords) queue.said.add(toast.id);
  });
  const isPolite = isNew && toast.tone !== 'error';
  return (
    <Card role={isNew && !isPolite ? 'alert' : undefined}>
      <Disc $tone={toast.tone}>
        <Icon icon={icon} />
      </Disc>
      <Text role={isPolite ? 'status' : undefined}>
        {isPolite && !hasWords ? <span aria-hidden="true">{toast.text}</span> : toast.text}
      </Text>
      <IconButton label={close} icon={<Icon icon={X} />} onClick={() => queue.dismiss(toast.id)} />
      <Bar $tone={toast.tone} $paused={paused} $durationMs={queue.durationMs} $elapsedMs={elapsedMs} />
    </Card>
  );
}

const enter = keyframes`
  from {
    opacity: 0;
    translate: 0 -12px;
  }
`;

const shrink = keyframes`
  to {
    scale: 0 1;
  }
`;

const Stack = styled.section`
  position: fixed;
  z-index: ${layer.notice};
  top: ${space[4]};
  /* stylelint-disable-next-line property-disallowed-list -- the middle, which is the same from both sides; the shell names its own. */
  left: calc((100% + var(--main-left, 0px) - var(--main-right, 0px)) / 2);
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: min(25rem, 100% - 32px);
  translate: -50% 0;
`;

/** The closing button, 44 px, in 56 with an edge of 1. */
const CLOSE_INSET = '5px';

const Card = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.menuRow};
  padding-block: ${CLOSE_INSET};
  padding-inline: ${space[4]} ${space[1.5]};
  overflow: hidden;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.field};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  box-shadow: ${shadow.raised};
  animation: ${enter} ${motion.menu} ${motion.enter};
`;

const Disc = styled.span<{ $tone: ToastTone }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${({ $tone }) => color[$tone]};
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  ${type.bodyMediumEmphasis}
  overflow-wrap: anywhere;
`;

const Bar = styled.span<{ $tone: ToastTone; $paused: boolean; $durationMs: number; $elapsedMs: number }>`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: ${({ $tone }) => color[$tone]};
  transform-origin: left;

  [dir='rtl'] & {
    transform-origin: right;
  }
  animation: ${shrink} ${({ $durationMs }) => $durationMs}ms -${({ $elapsedMs }) => $elapsedMs}ms linear forwards;
  ${({ $paused }) => $paused && 'animation-play-state: paused;'}

  @media (prefers-reduced-motion: reduce) {
    animation-duration: ${({ $durationMs }) => $durationMs}ms !important;
    animation-timing-function: steps(3);
  }
`;
