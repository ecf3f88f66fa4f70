import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { EntryLayout } from '#components/EntryLayout/EntryLayout.tsx';
import { CloseLink, ExitLink, ExitText } from '#components/EntryLayout/entryParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { OfflineStrip } from '#components/Online/OfflineStrip.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { CooperativePicture } from './CooperativePicture.tsx';
import type { PicturePlace } from './usePictures.ts';

export interface EntryPageProps {
  place: PicturePlace;
  /** Title of the ink panel: the flow, not the step. */
  title: string;
  /** Under it: a stepper, or one sentence. */
  panel: ReactNode;
  /** How the way back to sign-in is worded: a question for whoever has a user, else «Volver al ingreso». */
  exit: 'question' | 'back';
  /** The flow is over: its page stands alone, and leads on by itself. */
  centred?: boolean;
  children: ReactNode;
}

/** The page of registration and recovery, with the cooperative's name, its picture and the way back to sign-in. */
export function EntryPage({ place, title, panel, exit, centred = false, children }: EntryPageProps) {
  const { cooperativeName, theme } = useConfig();
  return (
    <EntryLayout
      brandName={cooperativeName}
      logoUrl={theme.logoUrl}
      title={title}
      panel={panel}
      centred={centred}
      notice={<OfflineStrip />}
      picture={
        <CooperativePicture place={place}>
          <Scene variant="menu" />
        </CooperativePicture>
      }
      exit={
        centred ? null : exit === 'question' ? (
          <>
            <ExitText>¿Ya tiene usuario?</ExitText>
            <ExitLink as={Link} to={to.login}>
              Ingresar
            </ExitLink>
          </>
        ) : (
          <ExitLink as={Link} to={to.login}>
            <Icon icon={ArrowLeft} />
            Volver al ingreso
          </ExitLink>
        )
      }
      close={
        !centred && (
          <CloseLink as={Link} to={to.login} aria-label="Volver al ingreso" title="Volver al ingreso">
            <Icon icon={X} size="xlarge" />
          </CloseLink>
        )
      }
    >
      {children}
    </EntryLayout>
  );
}
