import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DialogActions } from '#components/Dialog/dialogParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { submitting } from '#forms/submitting.ts';
import { Reminder } from './Destination.styles.ts';

export interface DestinationFormFrameProps {
  /** The change that the form leads to: whether it is under way, and why the last try failed. */
  change: { busy: boolean; failure: FailureShown };
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
    <form noValidate onSubmit={submitting(onSubmit)}>
      <FailureNotice role="alert" failure={failure} />
      {children}
      <Reminder>
        <Icon icon={Smartphone} />
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
