import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** Stands where a section comes with a later delivery; the README lists where. Deleted when nothing uses it any more. */
export function SeccionNoDisponible({ action }: { action?: ReactNode }) {
  return (
    <EmptyState
      object="cloud"
      title="Esta sección aún no está disponible"
      text="Estamos preparándola. Mientras tanto puede usar el resto de su banca virtual."
      action={action}
    />
  );
}
