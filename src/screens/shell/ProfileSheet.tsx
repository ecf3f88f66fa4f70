import type { ReactNode } from 'react';
import { SideSheet } from '#components/SideSheet/SideSheet.tsx';
import { breakpoint } from '#theme/tokens.ts';
import { useClosedFrom } from './useClosedFrom.ts';

/** The profile panel below 1280 px: a sheet at the right, opened by the avatar. */
export function ProfileSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  useClosedFrom(breakpoint.profile, onClose);
  return (
    <SideSheet label="Perfil del socio" side="end" width="min(20rem, 100vw - 56px)" onClose={onClose}>
      {children}
    </SideSheet>
  );
}
