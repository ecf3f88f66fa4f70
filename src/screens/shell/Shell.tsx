import { Menu as MenuIcon, Search } from 'lucide-react';
import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Brand } from '#components/Brand/Brand.tsx';
import { DialogProvider, useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useLowerEdgeTaken } from '#components/LowerEdge/lowerEdge.ts';
import { lazyPart } from '#components/lazyPart.ts';
import { OfflineStrip } from '#components/Online/OfflineStrip.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName } from '#domain/names.ts';
import { useSearch } from '#flows/search/useSearch.tsx';
import { useAnew } from '#navigation/anew.ts';
import { goToPageStart } from '#navigation/pageStart.ts';
import { to } from '#navigation/paths.ts';
import { Link, Outlet } from '#navigation/router.ts';
import type { Session } from '#session/session.ts';
import { useMayHavePending } from '#session/useMayHavePending.ts';
import { BottomBar } from './BottomBar.tsx';
import { MenuOverlay } from './MenuOverlay.tsx';
import { ProfileSheet } from './ProfileSheet.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import {
  AvatarButton,
  FixedMenu,
  Frame,
  Main,
  MainColumn,
  Page,
  ProfileAside,
  ShellMeasures,
  SkipLink,
  TopBar,
  TopBarButton,
} from './Shell.styles.ts';
import { SideMenu } from './SideMenu.tsx';

/** Fetched only where there is something to tell; a page without it is a page. */
const PendingNotice = lazyPart(() => import('./PendingNotice.tsx').then((part) => part.PendingNotice));

const PROFILE_LABEL = 'Abrir perfil';

const CONTENT_ID = 'contenido';

/** Not by the browser: an address of its own in the history would take a flow from its step back to its start. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

export interface ShellProps {
  session: Session;
  /** The profile panel, a screen of its own: at the right, or in a sheet, where it gets `onClose`. */
  Profile: ComponentType<{ name: string; onClose?: () => void }>;
}

/**
 * The signed-in area (§2): menu, content, profile panel. Below 685 px the menu is an overlay that starts closed and the profile a
 * sheet behind the avatar, and a bar at the lower edge leads to what is used most (D-69); below 1280 px only the profile is one. Both belong to the page they were opened from, as every dialog does.
 */
export function Shell(props: ShellProps) {
  return (
    <DialogProvider>
      <SignedInPage {...props} />
    </DialogProvider>
  );
}

function SignedInPage({ session, Profile }: ShellProps) {
  const { cooperativeName, theme } = useConfig();
  const open = useDialogs();
  const photo = useApiQuery(leer, {}).data?.fotoPerfil;
  const name = fullName(session);
  const hasStep = useLowerEdgeTaken();
  const mayHavePending = useMayHavePending();
  const openMenu = (): void => void open((close) => <MenuOverlay onClose={() => close(undefined)} />);
  const openProfile = (): void =>
    void open((close) => {
      const onClose = (): void => close(undefined);
      return (
        <ProfileSheet onClose={onClose}>
          <Profile name={name} onClose={onClose} />
        </ProfileSheet>
      );
    });
  const search = useSearch();
  const anew = useAnew();
  const begun = useRef(anew);
  // A page that begins anew is a change of page, though the address stays.
  useEffect(() => {
    if (begun.current === anew) return;
    begun.current = anew;
    goToPageStart();
  }, [anew]);

  return (
    <>
      <ShellMeasures $step={hasStep} />
      <SkipLink href={`#${CONTENT_ID}`} onClick={skipToContent}>
        Ir al contenido
      </SkipLink>
      <Frame>
        <FixedMenu>
          <SideMenu search={search} />
        </FixedMenu>
        <TopBar>
          <TopBarButton type="button" aria-label="Abrir menú" title="Abrir menú" onClick={openMenu}>
            <Icon icon={MenuIcon} size="xlarge" />
          </TopBarButton>
          <Link to={to.inicio} aria-label={cooperativeName}>
            <Brand name={cooperativeName} logoUrl={theme.logoUrl} compact />
          </Link>
          <TopBarButton type="button" aria-label="Buscar" title="Buscar" {...search}>
            <Icon icon={Search} size="large" />
          </TopBarButton>
          <TopBarButton type="button" aria-label={PROFILE_LABEL} title={PROFILE_LABEL} onClick={openProfile}>
            <Avatar photo={photo} size={36} />
          </TopBarButton>
        </TopBar>
        <MainColumn>
          <OfflineStrip />
          <AvatarButton type="button" aria-label={PROFILE_LABEL} title={PROFILE_LABEL} onClick={openProfile}>
            <Avatar photo={photo} size={44} />
          </AvatarButton>
          <Main id={CONTENT_ID} tabIndex={-1}>
            {mayHavePending && <PendingNotice />}
            <Page key={anew} $step={hasStep}>
              <Outlet />
            </Page>
          </Main>
        </MainColumn>
        <ProfileAside aria-label="Perfil del socio">
          <Profile name={name} />
        </ProfileAside>
        {!hasStep && <BottomBar onMore={openMenu} />}
      </Frame>
      <SessionWatch />
    </>
  );
}
