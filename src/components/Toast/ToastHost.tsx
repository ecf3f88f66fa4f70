import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, motion, radius, shadow, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { TopLayer } from '../Dialog/TopLayer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { toastWords } from './Toast.words.ts';
import type { Toast, ToastQueue, ToastTone } from './toastQueue.ts';

const icons: Readonly<Record<ToastTone, LucideIcon>> = { ok: Check, error: X, warn: TriangleAlert, info: Info };

/** Draws the queue at the top centre of the main column, newest at the bottom, also above an open dialog. */
export function ToastHost({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  const paused = useSyncExternalStore(queue.subscribe, queue.paused, queue.paused);
  const stack = useRef<HTMLDivElement>(null);
  const held = useRef({ pointer: false, focus: false });

  const hold = (by: 'pointer' | 'focus', isHeld: boolean): void => {
    held.current[by] = isHeld;
    if (held.current.pointer || held.current.focus) queue.pause();
    else queue.resume();
  };
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
  };
  useEffect(() => {
    // A toast that is closed takes the focus with it, and no blur says so: the others must go on.
    if (held.current.focus && !stack.current?.contains(document.activeElement)) {
      held.current.focus = false;
      if (!held.current.pointer) queue.resume();
    }
  }, [toasts, queue]);

  return (
    <TopLayer>
      <Stack
        ref={stack}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={() => hold('focus', true)}
        onBlur={handleBlur}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={paused} queue={queue} />
        ))}
      </Stack>
    </TopLayer>
  );
}

function ToastCard({ toast, paused, queue }: { toast: Toast; paused: boolean; queue: ToastQueue }) {
  const { close } = useMessages('Toast', toastWords);
  const icon = icons[toast.tone];
  // Drawn anew when a dialog opens or closes under it: the bar goes on from where it was.
  const [elapsedMs] = useState(() => queue.age(toast));
  return (
    <Card role={toast.tone === 'error' ? 'alert' : 'status'}>
      <Disc $tone={toast.tone} aria-hidden="true">
        <Icon icon={icon} />
      </Disc>
      <Text>{toast.text}</Text>
      <IconButton label={close} icon={<Icon icon={X} />} onClick={() => queue.dismiss(toast.id)} />
      <Bar
        $tone={toast.tone}
        $paused={paused}
        $durationMs={queue.durationMs}
        $elapsedMs={elapsedMs}
        aria-hidden="true"
      />
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

const tones = {
  ok: { text: color.ok, soft: color.okSoft },
  error: { text: color.error, soft: color.errorSoft },
  warn: { text: color.warn, soft: color.warnSoft },
  info: { text: color.info, soft: color.infoSoft },
} as const;

const Stack = styled.div`
  position: fixed;
  z-index: ${layer.notice};
  top: ${space[4]};
  /* stylelint-disable-next-line property-disallowed-list -- the middle, which is the same from both sides; the shell names its own. */
  left: calc(var(--main-left, 0px) + (100% - var(--main-left, 0px) - var(--main-right, 0px)) / 2);
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: min(25rem, 100% - 32px);
  translate: -50% 0;

  ${media.belowMenu} {
    /* stylelint-disable-next-line property-disallowed-list */
    left: 50%;
  }
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
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
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
  background: ${({ $tone }) => tones[$tone].text};
  transform-origin: left;

  [dir='rtl'] & {
    transform-origin: right;
  }
  animation: ${shrink} ${({ $durationMs }) => $durationMs}ms linear forwards;
  animation-delay: -${({ $elapsedMs }) => $elapsedMs}ms;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

  @media (prefers-reduced-motion: reduce) {
    animation-duration: ${({ $durationMs }) => $durationMs}ms !important;
    animation-timing-function: steps(3);
  }
`;
