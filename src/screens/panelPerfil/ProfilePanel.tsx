import { Clock, LogOut, Monitor, Moon, Pencil, Sun, SunMoon, X } from 'lucide-react';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/Button/IconButton.tsx';
import { headingOver, useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatLastAccess } from '#domain/dates.ts';
import { deviceName, memberName } from '#domain/names.ts';
import { specTexts } from '#domain/specTexts.ts';
import { useLogOut } from '#flows/entry/useLogOut.ts';
import { startsAnew } from '#navigation/anew.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useThemeChoice } from '#theme/ThemeProvider.tsx';
import {
  AccessBlock,
  AccessRow,
  Actions,
  EditLink,
  Foot,
  Header,
  Name,
  Panel,
  Photo,
  Retry,
  Title,
  UnknownAccess,
} from './ProfilePanel.styles.ts';

const themeOptions = [
  { value: 'claro', label: 'Claro', icon: Sun },
  { value: 'oscuro', label: 'Oscuro', icon: Moon },
  { value: 'sistema', label: 'Sistema', icon: SunMoon },
] as const;

export interface ProfilePanelProps {
  /** The signed-in member's, until the profile has come. */
  name: string;
  /** Given where it is a sheet: then there is an X, and its links close it. */
  onClose?: () => void;
}

/** The profile panel of §2: who is signed in, the last access as a sign of fraud, logout, theme. */
export function ProfilePanel({ name, onClose }: ProfilePanelProps) {
  const [choice, choose] = useThemeChoice();
  const profile = useApiQuery(leer, {}).data;

  const logOut = useLogOut();

  return (
    <Panel>
      <Header>
        <Title>{specTexts.profilePanel.title}</Title>
        <Actions>
          <IconButton label="Cerrar sesión" icon={<Icon icon={LogOut} size="large" />} onClick={() => void logOut()} />
          {onClose && <IconButton label="Cerrar perfil" icon={<Icon icon={X} size="large" />} onClick={onClose} />}
        </Actions>
      </Header>
      <Photo>
        <Avatar photo={profile?.fotoPerfil} size={112} />
        {/* MIS DATOS is meant, also from another tab of the page itself. */}
        <EditLink
          as={Link}
          to={to.perfilSocio}
          state={startsAnew()}
          onClick={onClose}
          aria-label="Editar perfil"
          title="Editar perfil"
        >
          <Icon icon={Pencil} size="disc" />
        </EditLink>
      </Photo>
      <Name>{memberName(profile, { nombres: name })}</Name>
      <LastAccess />
      <UnknownAccess as={Link} to={to.dispositivos} onClick={onClose}>
        ¿No reconoce este acceso?
      </UnknownAccess>
      <Foot>
        <SegmentedControl label="Tema" options={themeOptions} value={choice} onChange={choose} />
        <Notice tone="advice">Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</Notice>
      </Foot>
    </Panel>
  );
}

function AccessFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const button = useFocusPassedOn(headingOver);
  return (
    <AccessBlock as="div">
      <p>No pudimos cargar la información.</p>
      <Retry ref={button} variant="ghost" size="compact" loading={isRetrying} onClick={onRetry}>
        Reintentar
      </Retry>
    </AccessBlock>
  );
}

/** Device and date of the last access, a sign of fraud if the member does not know them. Never an empty gap. */
function LastAccess() {
  const { data, error, isRetrying, retry } = useApiQuery(ultimoAcceso, {});
  if (error && !data) {
    return <AccessFailure isRetrying={isRetrying} onRetry={retry} />;
  }
  const isPending = data === undefined;
  return (
    <AccessBlock aria-busy={isPending || undefined}>
      <AccessRow>
        <Icon icon={Monitor} size="disc" />
        <dt>Dispositivo del último acceso</dt>
        <dd>
          {isPending ? <Skeleton $width="9em" $height="1rem" /> : deviceName(data?.dispositivo) || 'Sin registro'}
        </dd>
      </AccessRow>
      <AccessRow>
        <Icon icon={Clock} size="disc" />
        <dt>Último acceso</dt>
        <dd>
          {isPending ? <Skeleton $width="8em" $height="1rem" /> : (formatLastAccess(data?.fecha) ?? 'Sin registro')}
        </dd>
      </AccessRow>
    </AccessBlock>
  );
}
