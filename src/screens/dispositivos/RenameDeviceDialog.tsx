import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, shownMessage } from '#api/apiError.ts';
import { leer, modificar } from '#api/contract/dispositivos.ts';
import { useRefresh } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { ruled } from '#screens/entrada/ruled.ts';
import { isRight } from '#screens/entrada/useFormValues.ts';
import { DialogActions, DialogForm, DialogTitle } from './Dispositivos.styles.ts';
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
  const once = useLatch();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const form = useForm<{ nombre: string }>({
    resolver: yupResolver(schema),
    defaultValues: { nombre: device.name },
    mode: 'onTouched',
  });

  const save = async (): Promise<void> => {
    const alias = form.getValues('nombre').trim();
    await api.call(modificar, { body: { idDispositivo: device.id, alias } });
    toast.ok('Nombre guardado');
    await refresh(leer);
    onClose();
  };

  const submit = (): Promise<unknown> =>
    once(async () => {
      setFailure(null);
      if (!(await isRight(form))) return toast.error(validationTexts.invalidForm);
      setBusy(true);
      try {
        await save();
      } catch (error) {
        const text = shownMessage(error);
        if (text !== null) toast.error(text);
        setFailure(failureOf(error));
      } finally {
        setBusy(false);
      }
    });

  return (
    <Dialog labelledBy={titleId} width={416} onDismiss={onClose} dismissLabel="Cerrar" sheet>
      <DialogTitle id={titleId}>Cambiar nombre</DialogTitle>
      <DialogForm
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FailureNotice role="alert" failure={failure} />
        <TextField
          label="Nombre del dispositivo"
          help={device.model || undefined}
          autoComplete="off"
          {...form.register('nombre')}
          error={form.formState.errors.nombre?.message}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" loading={busy}>
            Guardar
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
