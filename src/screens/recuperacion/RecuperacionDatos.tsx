import { ChevronRight, KeyRound, MapPin, Smartphone, User } from 'lucide-react';
import { agencias } from '#api/contract/informacion.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { StepLead, StepTitle } from '#components/EntryLayout/entryParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { EntryPage } from '#flows/entry/EntryPage.tsx';
import { SignedOutOnly } from '#flows/entry/SignedOutOnly.tsx';
import { useHelp } from '#flows/help/useHelp.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { AgenciesTitle, AgencyCard, AllAgencies, Way, Ways, WayText } from './Recuperacion.styles.ts';

/** How many agencies the hub shows itself. */
const SHOWN = 2;

/** The hub of lost access (§2 /recuperacion-datos, D-48): password, user, or an agency for what only an agency can change. */
export function RecuperacionDatos() {
  const { openAgencies } = useHelp();
  return (
    <SignedOutOnly>
      <EntryPage
        place="recuperacion"
        title="Recupere su acceso"
        panel="Elija qué necesita. Le tomará unos dos minutos."
        exit="back"
      >
        <StepTitle tabIndex={-1}>¿Qué necesita recuperar?</StepTitle>
        <StepLead>Tenga a la mano su cédula y su celular registrado.</StepLead>
        <Ways>
          <li>
            <Way as={Link} to={to.recuperacionClave}>
              <IconTile icon={KeyRound} />
              <WayText>
                <b>Recuperar contraseña</b> Con su usuario, su identificación y un código.
              </WayText>
              <Icon icon={ChevronRight} />
            </Way>
          </li>
          <li>
            <Way as={Link} to={to.recuperacionUsuario}>
              <IconTile icon={User} />
              <WayText>
                <b>Recuperar usuario</b> Lo enviaremos al correo registrado.
              </WayText>
              <Icon icon={ChevronRight} />
            </Way>
          </li>
          <li>
            <Way as="button" type="button" onClick={openAgencies}>
              <IconTile icon={Smartphone} />
              <WayText>
                <b>Mi celular o correo cambió</b> Actualícelo en una agencia con su cédula.
              </WayText>
              <Icon icon={ChevronRight} />
            </Way>
          </li>
        </Ways>
        <AgenciesTitle>Agencias</AgenciesTitle>
        <NearestAgencies onAll={openAgencies} />
      </EntryPage>
    </SignedOutOnly>
  );
}

/** The first agencies of the list and the way to all of them. */
function NearestAgencies({ onAll }: { onAll: () => void }) {
  const query = useApiQuery(agencias, {});
  const { data, error } = query;
  const timing = useSkeletonTiming(data === undefined && !error);
  if (error && data === undefined) return <QueryFailure of={query} />;
  if (data && isNothing(data)) return <Notice tone="info">No hay agencias publicadas. Llame a su cooperativa.</Notice>;
  const rows = data?.slice(0, SHOWN);
  return (
    <AgencyCard aria-busy={rows === undefined || undefined}>
      <ul>
        {timing === 'content' && rows
          ? rows.map(({ codigo, nombre, ciudad, horario }) => (
              <li key={codigo}>
                <Icon icon={MapPin} />
                <p>
                  <b>{nombre}</b> {[ciudad, horario].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, row) => (
              <li key={row}>{timing === 'skeleton' && <Skeleton $width="15rem" $height="2.25rem" />}</li>
            ))}
      </ul>
      {timing === 'skeleton' && <p>Cargando las agencias</p>}
      {timing === 'content' && data && data.length > SHOWN && (
        <AllAgencies type="button" onClick={onAll}>
          Ver las {data.length} agencias
        </AllAgencies>
      )}
      {timing === 'content' && <UnreadableRows of={[data]} />}
    </AgencyCard>
  );
}
