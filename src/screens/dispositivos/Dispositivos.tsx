import { type Ref, useRef } from 'react';
import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { leer } from '#api/contract/dispositivos.ts';
import { useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing, mapRows } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { FailureNotice } from '#screens/ayuda/FailureNotice.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { Lead, List, NoticeLink, Section, Sections, Title } from './Dispositivos.styles.ts';
import { type Device, deviceOf } from './device.ts';
import { useDeviceRemoval } from './useDeviceRemoval.tsx';

/** The member's devices (§2 configuracion/dispositivos): which one is in use, which makes the codes, and how to be rid of one. */
export function Dispositivos() {
  const { data, error, isRetrying, retry } = useRetriableQuery(leer, {});
  const timing = useSkeletonTiming(data === undefined && !error);
  // A server that knows only the specification keeps no such list: there is nothing to show, and nothing to try again.
  const isUnknown = isUnknownCall(error);
  return (
    <>
      <PageTitle>Dispositivos</PageTitle>
      <Lead>Equipos desde los que usted ingresa a la banca virtual.</Lead>
      {timing === 'skeleton' && (
        <div aria-busy="true">
          <p role="status">Cargando sus dispositivos</p>
          <Skeleton $width="100%" $height="15rem" $radius="16px" />
        </div>
      )}
      {timing === 'content' && isUnknown && (
        <Sections>
          <p>La lista de sus dispositivos no está disponible por el momento.</p>
          <UnknownAccess title="¿No reconoce un acceso?" text="Cambie su contraseña de inmediato." />
        </Sections>
      )}
      {timing === 'content' && error && !isUnknown && data === undefined && (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos cargar la información"
          text={firstMessage(error)}
          action={
            <Button variant="secondary" loading={isRetrying} onClick={retry}>
              Reintentar
            </Button>
          }
        />
      )}
      {timing === 'content' && data && <Devices devices={mapRows(data, deviceOf)} />}
    </>
  );
}

/** The lists, the one in use first. */
function Devices({ devices }: { devices: readonly Device[] }) {
  const { failure, remove } = useDeviceRemoval();
  const others = useRef<HTMLHeadingElement>(null);
  const removeAndGoOn = async (device: Device): Promise<void> => {
    // The button that was pressed is gone with its row: the focus goes to what is left of the list.
    if (await remove(device)) others.current?.focus();
  };
  const onRemove = (device: Device): void => void removeAndGoOn(device);
  return (
    <Sections>
      <FailureNotice role="alert" failure={failure} />
      <DeviceList title="Este dispositivo" devices={devices.filter(({ isCurrent }) => isCurrent)} onRemove={onRemove} />
      <DeviceList
        title="Otros dispositivos"
        titleRef={others}
        devices={devices.filter(({ isCurrent }) => !isCurrent)}
        onRemove={onRemove}
      />
      <UnreadableRows of={[devices]} />
      {isNothing(devices) && <EmptyState title="No hay dispositivos registrados." />}
      <UnknownAccess title="¿No reconoce un dispositivo?" text="Elimínelo y cambie su contraseña de inmediato." />
    </Sections>
  );
}

interface DeviceListProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  devices: readonly Device[];
  onRemove: (device: Device) => void;
}

/** One of the two lists; nothing where it is empty. */
function DeviceList({ title, titleRef, devices, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null;
  return (
    <Section aria-label={title}>
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      <List>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onRemove={onRemove} />
        ))}
      </List>
    </Section>
  );
}

/** What to do about an access that is not the member's. */
function UnknownAccess({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      tone="warn"
      action={
        <NoticeLink as={Link} to={to.perfilSocio} state={{ tab: 'cambiarContrasena' }}>
          Cambiar contraseña
        </NoticeLink>
      }
    >
      <b>{title}</b>
      <br />
      {text}
    </Notice>
  );
}
