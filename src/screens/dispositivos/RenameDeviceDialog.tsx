import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { leer, modificar } from '#api/contract/dispositivos.ts';
import { useRefresh } from '#api/query.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { DialogActions, DialogTitle } from '#components/Dialog/dialogParts.ts';
import { giveFocusBack } from '#components/Dialog/giveFocusBack.ts';
import { TextField } from '#components/Field/TextField.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { CancelAndSave } from '#flows/submission/CancelAndSave.tsx';
import { useSendOnce } from '#flows/submission/useSendOnce.ts';
import { ruled } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import { useDismissGuard } from '#forms/useLeaveGuard.ts';
import { DialogForm } from './Dispositivos.styles.ts';
import { type Device, nameMessage } from './device.ts';

export interface RenameDeviceDialogProps {
  device: Device;
  onClose: () => void;
}

const schema = object({ nombre: ruled(nameMessage) });

/** Cambiar nombre (screens.md A.2): one field, no code. A failure is told and what was typed stays. */
export function RenameDeviceDialog({ device, onClose }: RenameDeviceDialogProps) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const { send, busy, failure } = useSendOnce();
  const refresh = useRefresh();
  const form = useForm<{ nombre: string }>({
    resolver: yupResolver(schema),
    defaultValues: { nombre: device.name },
    mode: 'onTouched',
  });

  const save = async (): Promise<void> => {
    const alias = form.getValues('nombre').trim();
    try {
      await api.call(modificar, { body: { idDispositivo: device.id, alias } });
    } catch (error) {
      // It may have been saved: the list says which name it is.
      void refresh(leer);
      throw error;
    }
    toast.ok('Nombre guardado');
    await refresh(leer);
    onClose();
  };

  // The row that it was opened from may be gone by its end: then nothing else has given the focus back (WCAG 2.4.3).
  useEffect(() => () => queueMicrotask(() => giveFocusBack()), []);
  const dismiss = useDismissGuard(form.formState.isDirty && !busy, onClose);
  return (
    <Dialog labelledBy={titleId} width={416} onDismiss={dismiss} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>Cambiar nombre</DialogTitle>
      <DialogForm noValidate onSubmit={submitting(() => send(save, { isRight: () => isRight(form) }))}>
        <FailureNotice role="alert" failure={failure} />
        <TextField
          label="Nombre del dispositivo"
          help={device.model || undefined}
          autoComplete="off"
          {...form.register('nombre')}
          readOnly={busy}
          error={form.formState.errors.nombre?.message}
        />
        <DialogActions>
          <CancelAndSave busy={busy} onCancel={onClose} />
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
