import { LogOut } from 'lucide-react';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { useSessionStore } from '#session/SessionProvider.tsx';

/** Cerrar sesión: asks first, and ends the session where that is confirmed. */
export function useLogOut(): () => Promise<void> {
  const store = useSessionStore();
  const confirm = useConfirm();
  return async () => {
    const confirmed = await confirm({
      icon: LogOut,
      title: specTexts.profilePanel.logoutQuestion,
      confirmLabel: 'Cerrar sesión',
    });
    if (confirmed) store.close('logout');
  };
}
