import { CircleCheck, Laptop, Monitor, ShieldCheck, Smartphone } from 'lucide-react';
import { Apart } from '#components/Apart/Apart.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Action, Actions, NameLine, Row, RowText, Whole } from './Dispositivos.styles.ts';
import { type Device, detailText, isRemovable } from './device.ts';

export interface DeviceRowProps {
  device: Device;
  /** Which one is being removed: meanwhile no other can be. */
  removing: string | null;
  onRemove: (device: Device) => void;
}

/** A device with its badges and what may be done with it; who cannot be removed has no «Eliminar» (screens.md A.2). */
export function DeviceRow({ device, removing, onRemove }: DeviceRowProps) {
  const open = useLazyDialog();
  const { name, lastAccess, isMobile, isCurrent, makesCodes } = device;
  const isGoing = removing === device.id;
  const word = isGoing ? 'Eliminando…' : 'Eliminar';
  const webIcon = isCurrent ? Monitor : Laptop;
  const detail = detailText(device);
  const rename = (): void =>
    void open(
      () => import('./RenameDeviceDialog.tsx'),
      ({ RenameDeviceDialog }, close) => <RenameDeviceDialog device={device} onClose={() => close(undefined)} />,
    );
  return (
    <Row>
      <IconTile
        icon={isMobile ? Smartphone : webIcon}
        tone={isCurrent ? 'brand' : 'neutral'}
        size={isCurrent ? 52 : 44}
      />
      <RowText>
        <NameLine>
          <b>{name}</b>
          {isCurrent && (
            <Badge tone="ok" icon={CircleCheck}>
              Este dispositivo
            </Badge>
          )}
          {makesCodes && (
            <Badge tone="brand" icon={ShieldCheck}>
              Genera sus códigos
            </Badge>
          )}
        </NameLine>
        {detail && (
          <span>
            <Apart text={detail} /> <Whole>{lastAccess}</Whole>
          </span>
        )}
      </RowText>
      <Actions>
        <Action type="button" $danger={false} aria-label={`Cambiar nombre de ${name}`} onClick={rename}>
          Cambiar nombre
        </Action>
        {isRemovable(device) && (
          <Action
            type="button"
            $danger
            aria-label={`${word} ${name}`}
            aria-disabled={removing !== null || undefined}
            aria-busy={isGoing || undefined}
            onClick={() => onRemove(device)}
          >
            {word}
          </Action>
        )}
      </Actions>
    </Row>
  );
}
