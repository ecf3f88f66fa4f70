import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, shownMessage } from '#api/apiError.ts';
import { eliminar, leer } from '#api/contract/dispositivos.ts';
import { useRefresh } from '#api/query.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { usePinConfirmation } from '#screens/pin/usePinConfirmation.tsx';
import { type Device, removalText } from './device.ts';

/** The removal of a device: why the last one failed, null when none did. */
export interface DeviceRemoval {
  failure: Failure | string | null;
  /** True once it is removed and the list read anew. */
  remove: (device: Device) => Promise<boolean>;
}

/**
 * «¿Eliminar este dispositivo?», 416 px, then the code, then the call (screens.md A.2). A failure is told as a toast and stays over the
 * lists; either way the list is read anew, for it may be older than what the server knows.
 */
export function useDeviceRemoval(): DeviceRemoval {
  const api = useApi();
  const confirm = useConfirm();
  const confirmWithPin = usePinConfirmation();
  const toast = useToast();
  const once = useLatch();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const run = async (device: Device): Promise<boolean> => {
    setFailure(null);
    const confirmed = await confirm({
      icon: MonitorX,
      destructive: true,
      title: '¿Eliminar este dispositivo?',
      text: (
        <>
          <b>
            <bdi>{device.name}</bdi>
          </b>
          <Apart text={removalText(device)} />
        </>
      ),
      confirmLabel: 'Eliminar',
    });
    if (!confirmed) return false;
    try {
      const confirmation = await confirmWithPin({ info: removalInfo(device) }, (idTransaccion) =>
        api.call(eliminar, { body: { idTransaccion, idDispositivo: device.id } }),
      );
      if (confirmation !== 'sent') {
        setFailure('No se eliminó el dispositivo. Puede confirmar con un código nuevo.');
        return false;
      }
      toast.ok('Dispositivo eliminado');
      await refresh(leer);
      return true;
    } catch (error) {
      const text = shownMessage(error);
      if (text !== null) toast.error(text);
      setFailure(failureOf(error));
      await refresh(leer);
      return false;
    }
  };
  return { failure, remove: async (device) => (await once(() => run(device))) === true };
}

/** The PIN's block: what is being removed. */
function removalInfo({ name, lastAccess, city }: Device) {
  return {
    title: 'Eliminar dispositivo',
    rows: [
      { label: 'Dispositivo', value: name, bold: true },
      ...(lastAccess ? [{ label: 'Último acceso', value: lastAccess }] : []),
      ...(city ? [{ label: 'Ciudad', value: city }] : []),
    ],
  };
}
