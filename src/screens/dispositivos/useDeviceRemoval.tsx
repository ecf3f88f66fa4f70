import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { eliminar, leer } from '#api/contract/dispositivos.ts';
import { useRefresh } from '#api/query.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { useConfirm } from '#components/Dialog/ConfirmDialog.tsx';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { type FailureShown, NotSent } from '#flows/submission/useSendOnce.ts';
import { type Device, removalText } from './device.ts';

/** The removal of a device: why the last one failed, null when none did. */
export interface DeviceRemoval {
  failure: FailureShown;
  /** Which one the bank is removing, from the right code to the list that is read anew; null none. */
  removing: string | null;
  /** True once it is removed and the list read anew. */
  remove: (device: Device) => Promise<boolean>;
}

/**
 * «¿Eliminar este dispositivo?», 416 px, then the code, then the call (screens.md A.2). A failure is told over the lists and nowhere else,
 * for this is no form; whoever has left meanwhile gets it as a toast. Once the bank was asked the list is read anew, whatever it said, for it
 * may be older than what the server knows.
 */
export function useDeviceRemoval(): DeviceRemoval {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const change = useConfirmedChange({ told: 'place' });
  const [removing, setRemoving] = useState<string | null>(null);
  const asked = async (device: Device): Promise<PinInfo> => {
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
    if (!confirmed) throw new NotSent();
    return removalInfo(device);
  };
  const remove = (device: Device): Promise<boolean> =>
    change.confirm({
      info: () => asked(device),
      subject: device.id,
      unconfirmed: 'No se eliminó el dispositivo. Puede confirmar con un código nuevo.',
      send: (idTransaccion) => {
        setRemoving(device.id);
        return api.call(eliminar, { body: { idTransaccion, idDispositivo: device.id } });
      },
      refusals: eliminar.codes,
      done: 'Dispositivo eliminado',
      refresh: () => refresh(leer),
      refusedToo: true,
    });
  return {
    failure: change.failure,
    removing,
    // A second press begins nothing, and ends nothing of the first.
    remove: (device) => (removing === null ? remove(device).finally(() => setRemoving(null)) : Promise.resolve(false)),
  };
}

/** The PIN's block: what is being removed. */
function removalInfo({ name, lastAccess, city }: Device): PinInfo {
  return {
    title: 'Eliminar dispositivo',
    rows: [
      { label: 'Dispositivo', value: name, bold: true },
      ...(lastAccess ? [{ label: 'Último acceso', value: lastAccess }] : []),
      ...(city ? [{ label: 'Ciudad', value: city }] : []),
    ],
  };
}
