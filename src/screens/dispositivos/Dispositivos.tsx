import { type Ref, useEffect, useRef, useState } from 'react';
import { askedOf, lacksCall } from '#api/asked.ts';
import { leer } from '#api/contract/dispositivos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowList } from '#components/List/listParts.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { RowsSkeleton } from '#components/Skeleton/RowsSkeleton.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing, mapRows } from '#domain/partialList.ts';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { useShown } from '#flows/asyncContent/useShown.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { opening } from '#navigation/opening.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { FailurePlace, Lead, NoticeLink, Section, Sections, Title } from './Dispositivos.styles.ts';
import { type Device, deviceOf } from './device.ts';
import { useDeviceRemoval } from './useDeviceRemoval.tsx';

/** The member's devices (§2 configuracion/dispositivos): which one is in use, which makes the codes, and how to be rid of one. */
export function Dispositivos() {
  const query = useApiQuery(leer, {});
  // A server that knows only the specification keeps no such list: there is nothing to show, and nothing to try again.
  const devices = useShown<readonly Device[] | null>(
    lacksCall(query) ? { kind: 'ready', value: null } : askedOf(query, (rows) => mapRows(rows, deviceOf)),
  );
  return (
    <>
      <BackLink as={Link} to={to.configuracion}>
        <BackLinkLabel>Configuración</BackLinkLabel>
      </BackLink>
      <PageTitle>Dispositivos</PageTitle>
      <Lead>Equipos desde los que usted ingresa a la banca virtual.</Lead>
      <AsyncContent
        of={devices}
        loading="Cargando sus dispositivos"
        skeleton={<RowsSkeleton rows={3} picture="tile" />}
      >
        {(known) => (known ? <Devices devices={known} /> : <NoDevices />)}
      </AsyncContent>
    </>
  );
}

function NoDevices() {
  return (
    <Sections>
      <p>La lista de sus dispositivos no está disponible por el momento.</p>
      <UnknownAccess title="¿No reconoce un acceso?" text="Cambie su contraseña de inmediato." />
    </Sections>
  );
}

/** The lists, the one in use first. */
function Devices({ devices }: { devices: readonly Device[] }) {
  const { failure, removing, remove } = useDeviceRemoval();
  const others = useRef<HTMLHeadingElement>(null);
  const own = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Whoever pressed at the end of a long list looks elsewhere.
  useEffect(() => {
    if (failure !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const [removed, setRemoved] = useState<string | null>(null);
  const isGone = removed !== null && !devices.some(({ id }) => id === removed);
  // The button that was pressed is gone with its row: once that is drawn, the focus goes to what is left of the lists.
  useEffect(() => {
    // A list that comes much later takes the focus from nobody.
    if (!isGone || document.activeElement !== document.body) return;
    (others.current ?? own.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [removed, isGone]);
  const removeAndGoOn = async (device: Device): Promise<void> => {
    // Refused too: another tab may have removed it, and the list read anew shows that.
    await remove(device);
    setRemoved(device.id);
  };
  const onRemove = (device: Device): void => void removeAndGoOn(device);
  return (
    <Sections>
      {failure !== null && (
        <FailurePlace ref={place}>
          <FailureNotice role="alert" failure={failure} />
        </FailurePlace>
      )}
      <DeviceList
        title="Este dispositivo"
        titleRef={own}
        devices={devices.filter(({ isCurrent }) => isCurrent)}
        removing={removing}
        onRemove={onRemove}
      />
      <DeviceList
        title="Otros dispositivos"
        titleRef={others}
        devices={devices.filter(({ isCurrent }) => !isCurrent)}
        removing={removing}
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
  titleRef: Ref<HTMLHeadingElement>;
  devices: readonly Device[];
  removing: string | null;
  onRemove: (device: Device) => void;
}

/** One of the two lists; nothing where it is empty. */
function DeviceList({ title, titleRef, devices, removing, onRemove }: DeviceListProps) {
  if (devices.length === 0) return null;
  return (
    <Section aria-label={title}>
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      <RowList>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} removing={removing} onRemove={onRemove} />
        ))}
      </RowList>
    </Section>
  );
}

/** What to do about an access that is not the member's. */
function UnknownAccess({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      tone="warn"
      long
      action={
        <NoticeLink as={Link} to={to.perfilSocio} state={opening({ tab: 'cambiarContrasena' })}>
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
