import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import { cloneElement, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { forcedCurrent } from '#theme/accessibility.ts';
import { color, layer, motion, radius, shadow, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { openWhereItWasPressed } from '../Button/useFetchedOnPress.ts';
import { useTopPlace } from '../Dialog/useTopPlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { ActionMenuProps } from './menuAction.ts';

interface OpenableMenuProps extends Pick<ActionMenuProps, 'trigger' | 'actions'> {
  /** The element that had the focus when the button was pressed. */
  focused: Element | null;
}

/** The library's menu. It replaces the button that was pressed, takes over its focus and opens at once. */
export function OpenableMenu({ trigger, actions, focused }: OpenableMenuProps) {
  const focusedThen = useRef(focused);
  const place = useTopPlace();
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(true);
  const opensItself = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    openWhereItWasPressed(button.current, focusedThen.current, () => {
      opensItself.current = true;
      button.current?.click();
      opensItself.current = false;
    });
  }, []);
  // A dialog that the choice opens gives the focus back to the element that had it. That must not be a line of the menu, which the
  // library's own listener focuses once more after this one.
  const choose = (act: () => void): void =>
    queueMicrotask(() => {
      button.current?.focus({ preventScroll: true });
      act();
    });
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={button}
          render={cloneElement(trigger, { onClick: undefined })}
          onClick={(event) => {
            // The button's own handler has already seen the press that fetched the menu.
            if (!opensItself.current) trigger.props.onClick?.(event);
          }}
        />
        <Menu.Portal container={place ?? undefined}>
          <Positioner sideOffset={6} align="end">
            <Popup>
              {actions.map(({ label, icon, onSelect }) => (
                <Item key={label} onClick={() => choose(onSelect)}>
                  <Icon icon={icon} />
                  {label}
                </Item>
              ))}
            </Popup>
          </Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}

const Positioner = styled(Menu.Positioner)`
  z-index: ${layer.notice};
`;

const Popup = styled(Menu.Popup)`
  min-width: min(12.5rem, 100vw - 32px);
  max-width: var(--available-width);
  padding: ${space[1.5]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.field};
  outline: none;
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};
`;

const Item = styled(Menu.Item)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.small};
  outline: none;
  color: ${color.textPrimary};
  ${type.bodyMediumStrong}
  cursor: pointer;
  user-select: none;
  transition: background-color ${motion.state};

  svg {
    color: ${color.textSecondary};
  }

  &[data-highlighted] {
    background: ${color.surfaceBrandSoft};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      ${forcedCurrent}
    }
  }
`;
