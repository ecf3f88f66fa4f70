import { ChevronRight, KeyRound, MapPin, Smartphone, User } from 'lucide-react';
import { firstMessage } from '#api/apiError.ts';
import { agencias } from '#api/contract/informacion.ts';
import { useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { StepLead, StepTitle } from '#components/EntryLayout/EntryLayout.styles.ts';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useHelp } from '#screens/ayuda/useHelp.tsx';
import { EntryPage } from '#screens/entrada/EntryPage.tsx';
import { SignedOutOnly } from '#screens/entrada/SignedOutOnly.tsx';
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
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Way>
          </li>
          <li>
            <Way as={Link} to={to.recuperacionUsuario}>
              <IconTile icon={User} />
              <WayText>
                <b>Recuperar usuario</b> Lo enviaremos al correo registrado.
              </WayText>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Way>
          </li>
          <li>
            <Way as="button" type="button" onClick={openAgencies}>
              <IconTile icon={Smartphone} />
              <WayText>
                <b>Mi celular o correo cambió</b> Actualícelo en una agencia con su cédula.
              </WayText>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
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
  const { data, error, isRetrying, retry } = useRetriableQuery(agencias, {});
  const timing = useSkeletonTiming(data === undefined && !error);
  if (error && data === undefined) {
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="secondary" size="compact" loading={isRetrying} onClick={retry}>
            Reintentar
          </Button>
        }
      >
        {firstMessage(error)}
      </Notice>
    );
  }
  if (data && isNothing(data)) return <Notice tone="info">No hay agencias publicadas. Llame a su cooperativa.</Notice>;
  const rows = data?.slice(0, SHOWN);
  return (
    <AgencyCard aria-busy={rows === undefined || undefined}>
      <ul>
        {timing === 'content' && rows
          ? rows.map(({ codigo, nombre, ciudad, horario }) => (
              <li key={codigo}>
                <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
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
