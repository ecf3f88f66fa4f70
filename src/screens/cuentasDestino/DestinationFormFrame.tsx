import { Smartphone } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import type { Failure } from '#api/apiError.ts';
import { Button } from '#components/Button/Button.tsx';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { DialogActions, Reminder } from './Destination.styles.ts';

export interface DestinationFormFrameProps {
  /** The change that the form leads to: whether it is under way, and why the last try failed. */
  change: { busy: boolean; failure: Failure | string | null };
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  cancelLabel?: string;
  children: ReactNode;
}

/** Around the fields of a destination: what went wrong over them, the reminder of the code and the two buttons under them. */
export function DestinationFormFrame({
  change: { busy, failure },
  onSubmit,
  onCancel,
  cancelLabel = 'Cancelar',
  children,
}: DestinationFormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <FailureNotice role="alert" failure={failure} />
      {children}
      <Reminder>
        <Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />
        Confirmará con un código de su dispositivo móvil.
      </Reminder>
      <DialogActions>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button type="submit" loading={busy}>
          Guardar
        </Button>
      </DialogActions>
    </form>
  );
}
