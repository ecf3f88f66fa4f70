import { useEffect, useId } from 'react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogTitle } from '#components/Dialog/dialogParts.ts';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useDismissGuard } from '#forms/useLeaveGuard.ts';
import { DialogForm } from './Destination.styles.ts';
import { DestinationFormFrame } from './DestinationFormFrame.tsx';
import { type Destination, placeText } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { EditDestinationFields } from './EditDestinationFields.tsx';
import { useDestinationForm } from './useDestinationForm.ts';
import { useAccountTypes, usePresentDestination } from './useDestinations.ts';

export interface EditDestinationDialogProps {
  /** As its list had it when the dialog was opened: a dialog is drawn once. */
  destination: Destination;
  /** True once it is changed. */
  onClose: (saved: boolean) => void;
}

/** Modificar (screens.md A.2): alias, e-mail and account type; number and institution stay. Confirmed with a code. */
export function EditDestinationDialog({ destination: opened, onClose }: EditDestinationDialogProps) {
  const titleId = useId();
  const destination = usePresentDestination(opened);
  const { cooperativeName } = useConfig();
  const types = useAccountTypes(destination.kind);
  const { form, change, dirty, save } = useDestinationForm(destination, () => onClose(true));
  const cancel = (): void => onClose(false);
  const dismiss = useDismissGuard(dirty && !change.isSending, cancel);
  // The row that it was opened from may be gone by its end: then nothing else has given the focus back (WCAG 2.4.3).
  useEffect(() => () => queueMicrotask(() => giveFocusBack()), []);
  return (
    <Dialog labelledBy={titleId} width={560} onDismiss={dismiss} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>{destinationTexts[destination.kind].editTitle}</DialogTitle>
      <DialogForm>
        <p>
          <b>
            <bdi>{destination.name}</bdi>
          </b>
          <br />
          <Apart text={placeText(destination, cooperativeName, types.names)} />
        </p>
        <DestinationFormFrame change={change} onSubmit={save} onCancel={cancel}>
          <EditDestinationFields destination={destination} form={form} readOnly={change.busy} />
        </DestinationFormFrame>
      </DialogForm>
    </Dialog>
  );
}
