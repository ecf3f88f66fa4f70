import { yupResolver } from '@hookform/resolvers/yup';
import { Smartphone } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { firstMessage, shownMessage } from '#api/apiError.ts';
import { externas, internas, modificarExterna, modificarInterna } from '#api/contract/cuentasDestino.ts';
import { useRefresh } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { ruled } from '#screens/entrada/ruled.ts';
import { isRight } from '#screens/entrada/useFormValues.ts';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';
import { DialogActions, DialogForm, Pair, Reminder, Title } from './Destination.styles.ts';
import { type Destination, placeText } from './destination.ts';
import { aliasMessage, optionalEmailMessage } from './externalAccount.ts';
import { useAccountTypes } from './useDestinations.ts';

export interface EditDestinationDialogProps {
  destination: Destination;
  /** True once it is changed. */
  onClose: (saved: boolean) => void;
}

interface EditForm {
  alias: string;
  correo: string;
  tipoCuenta: string;
}

const schema = object({
  alias: ruled((value) => (value.trim() === '' ? validationTexts.required : aliasMessage(value))),
  correo: ruled(optionalEmailMessage),
  tipoCuenta: ruled((value) => (value === '' ? validationTexts.required : null)),
});

/** Modificar (screens.md A.2): alias, e-mail and account type; number and institution stay. Confirmed with a code. */
export function EditDestinationDialog({ destination, onClose }: EditDestinationDialogProps) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const refresh = useRefresh();
  const confirmWithPin = usePinConfirmation();
  const { cooperativeName } = useConfig();
  const types = useAccountTypes(destination.kind === 'internal' ? 'internal' : 'external');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<EditForm>({
    resolver: yupResolver(schema),
    defaultValues: {
      alias: destination.alias || destination.name,
      correo: destination.email,
      tipoCuenta: destination.accountTypeCode,
    },
    mode: 'onTouched',
  });
  const { errors } = form.formState;

  const save = async (): Promise<void> => {
    const { alias, correo, tipoCuenta } = form.getValues();
    const idTransaccion = await confirmWithPin({
      info: {
        title: 'Modificar cuenta destino',
        rows: [
          { label: 'Beneficiario', value: destination.name, bold: true },
          { label: 'Cuenta', value: maskAccount(destination.number) },
          { label: 'Alias', value: alias.trim() },
        ],
      },
    });
    if (idTransaccion === null) return setFailure('No se guardaron los cambios. Puede confirmar con un código nuevo.');
    const body = {
      idTransaccion,
      codigoCuentaDestino: destination.code,
      alias: alias.trim(),
      codigoTipoCuenta: tipoCuenta,
      ...(correo.trim() ? { correo: correo.trim() } : {}),
    };
    await api.call(destination.kind === 'internal' ? modificarInterna : modificarExterna, { body });
    toast.ok('Cuenta destino guardada');
    await Promise.all([refresh(internas), refresh(externas)]);
    onClose(true);
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
        setFailure(firstMessage(error));
      } finally {
        setBusy(false);
      }
    });

  return (
    <Dialog labelledBy={titleId} width={560} onDismiss={() => onClose(false)} dismissLabel="Cerrar" sheet>
      <Title id={titleId}>Modificar cuenta destino</Title>
      <DialogForm>
        <p>
          <b>{destination.name}</b>
          <br />
          {placeText(destination, cooperativeName, types.names)}
        </p>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          {failure && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <Pair>
            <TextField label="Alias" autoComplete="off" {...form.register('alias')} error={errors.alias?.message} />
            <TextField
              label="Correo (opcional)"
              type="email"
              autoComplete="off"
              {...form.register('correo')}
              error={errors.correo?.message}
            />
          </Pair>
          <SelectField
            label="Tipo de cuenta"
            placeholder="Seleccione una opción"
            // The catalogue may come later than the dialog, or not name the present type.
            options={withPresent(types.catalogue ?? [], destination.accountTypeCode)}
            {...form.register('tipoCuenta')}
            error={errors.tipoCuenta?.message}
          />
          <Reminder>
            <Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />
            Confirmará con un código de su dispositivo móvil.
          </Reminder>
          <DialogActions>
            <Button variant="ghost" onClick={() => onClose(false)} disabled={busy}>
              Cancelar
            </Button>
            <Button type="submit" loading={busy}>
              Guardar
            </Button>
          </DialogActions>
        </form>
      </DialogForm>
    </Dialog>
  );
}

function withPresent(catalogue: readonly { codigo: string; descripcion: string }[], present: string) {
  const options = catalogue.map(({ codigo, descripcion }) => ({ value: codigo, label: descripcion }));
  if (present === '' || options.some(({ value }) => value === present)) return options;
  return [{ value: present, label: present }, ...options];
}
