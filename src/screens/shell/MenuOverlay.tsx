import { X } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#components/Icon/Icon.tsx';
import { SideSheet } from '#components/SideSheet/SideSheet.tsx';
import { MENU_WIDTH } from '#domain/constants.ts';
import { breakpoint, color, space } from '#theme/tokens.ts';
import { TopBarButton } from './Shell.styles.ts';
import { SideMenu } from './SideMenu.tsx';
import { useClosedFrom } from './useClosedFrom.ts';

/** The menu below 685 px (§2): over the page, dimmed backdrop, closes on backdrop or item click, on X and Escape. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useClosedFrom(breakpoint.menu, onClose);
  return (
    <SideSheet label="Menú" side="start" width={`min(${MENU_WIDTH}, 100vw - 56px)`} onClose={onClose}>
      <Close>
        <TopBarButton type="button" aria-label="Cerrar menú" title="Cerrar menú" onClick={onClose}>
          <Icon icon={X} size="large" />
        </TopBarButton>
      </Close>
      <SideMenu onNavigate={onClose} />
    </SideSheet>
  );
}

/** The closing button, 44 px, and 16 px to the menu's edge. */
const CLOSE_ROOM = '60px';

const Close = styled.div`
  position: absolute;
  top: ${space[5]};
  left: calc(min(${MENU_WIDTH}, 100vw - ${space[14]}) - ${CLOSE_ROOM});
  z-index: 1;
  color: ${color.navActiveText};
`;
