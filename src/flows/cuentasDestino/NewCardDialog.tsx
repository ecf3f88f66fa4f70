import { useId } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { useDismissGuard } from '#forms/useLeaveGuard.ts';
import { DialogForm } from './Destination.styles.ts';
import { destinationTexts } from './destinationTexts.ts';
import { ExternalDestinationForm } from './ExternalDestinationForm.tsx';
import { useExternalRegistration } from './useExternalRegistration.ts';

export interface NewCardDialogProps {
  /** True once it is registered. */
  onClose: (saved: boolean) => void;
}

/** «Agregar tarjeta» (screens.md A.2 tarjeta-credito): a card of another institution, confirmed with a code (D-56). */
export function NewCardDialog({ onClose }: NewCardDialogProps) {
  const titleId = useId();
  const card = useExternalRegistration('card', onClose);
  const cancel = (): void => onClose(false);
  const dismiss = useDismissGuard(card.form.formState.isDirty && !card.registration.isSending, cancel);
  return (
    <Dialog labelledBy={titleId} width={560} onDismiss={dismiss} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>{destinationTexts.card.newTitle}</DialogTitle>
      <DialogForm>
        <ExternalDestinationForm kind="card" draft={card} onCancel={cancel} />
      </DialogForm>
    </Dialog>
  );
}
