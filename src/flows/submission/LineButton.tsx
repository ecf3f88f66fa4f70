import { WifiOff } from 'lucide-react';
import { useId } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useOffline } from '#components/Online/useOffline.ts';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { color, media, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface LineButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'aria-describedby'> {
  /** What cannot be done without a line: «confirmar». */
  step?: 'confirmar' | 'continuar';
}

/**
 * The button of a step that needs the line. Without one it is off, and why stands before it, which a reader hears with it (DESIGN.md §6 «Offline
 * strip»); while something is being sent the page has other words. A `submit` sends nothing by itself: its form knows (`useSendOnce`).
 */
export function LineButton({ step = 'continuar', onClick, ...button }: LineButtonProps) {
  const offline = useOffline();
  const whyId = useId();
  const isWhySaid = offline && !button.loading;
  return (
    <>
      {isWhySaid && (
        <Why id={whyId}>
          <Measures />
          <Icon icon={WifiOff} />
          Sin conexión no puede {step}. Espere a recuperarla.
        </Why>
      )}
      {/* No `disabled`: the focus would be lost with the line. */}
      <Button
        {...button}
        aria-disabled={offline || undefined}
        aria-describedby={isWhySaid ? whyId : undefined}
        onClick={offline ? undefined : onClick}
      />
    </>
  );
}

/** The bar at the lower edge, if there is one, is higher by these words: nothing that gets the focus stops behind it. */
const Measures = createGlobalStyle`
  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    :root:root {
      scroll-padding-bottom: calc(var(--lower-edge, 0px) + ${rem(56)});
    }
  }
`;

const Why = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;
