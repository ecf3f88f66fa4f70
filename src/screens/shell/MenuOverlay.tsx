import { X } from 'lucide-react';
import styled from 'styled-components';
import { SideSheet } from '#components/SideSheet/SideSheet.tsx';
import { MENU_WIDTH } from '#domain/constants.ts';
import { breakpoint, color } from '#theme/tokens.ts';
import { TopBarButton } from './Shell.styles.ts';
import { SideMenu } from './SideMenu.tsx';
import { useClosedFrom } from './useClosedFrom.ts';

/** The menu below 685 px (§2): over the page, dimmed backdrop, closes on backdrop or item click, on X and Escape. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useClosedFrom(breakpoint.menu, onClose);
  return (
    <SideSheet label="Menú" side="left" width={`min(${MENU_WIDTH}, 100vw - 56px)`} onClose={onClose}>
      <Close>
        <TopBarButton type="button" aria-label="Cerrar menú" title="Cerrar menú" onClick={onClose}>
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
        </TopBarButton>
      </Close>
      <SideMenu onNavigate={onClose} />
    </SideSheet>
  );
}

const Close = styled.div`
  position: absolute;
  top: 20px;
  left: calc(min(${MENU_WIDTH}, 100vw - 56px) - 60px);
  z-index: 1;
  color: ${color.navActiveText};
`;
