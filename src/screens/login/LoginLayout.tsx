import { lazy, type ReactNode, Suspense } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useSessionState } from '#session/SessionProvider.tsx';
import {
  BrandHeader,
  BrandPanel,
  Claim,
  ClaimText,
  HeaderScene,
  Page,
  PanelScene,
  Side,
} from './LoginLayout.styles.ts';

/** Nothing of it is needed to draw the page; without it the landscape stays. */
const CooperativePicture = lazy(() =>
  import('#flows/entry/CooperativePicture.tsx')
    .then((module) => ({ default: module.CooperativePicture }))
    .catch(() => ({ default: ({ children }: { children: ReactNode }) => children })),
);

/** Not asked for by whoever has signed in: the call would carry their token. */
function PanelPicture({ children }: { children: ReactNode }) {
  const { status } = useSessionState();
  return (
    <CooperativePicture place="login" isLeft={status === 'signedIn'}>
      {children}
    </CooperativePicture>
  );
}

export interface LoginLayoutProps {
  /** Somebody is there: the cooperative's picture may be asked for. */
  present: boolean;
  children: ReactNode;
}

/** Brand panel beside the form column; below 1024 px the panel becomes a header of 148 px (DESIGN.md §5). */
export function LoginLayout({ present, children }: LoginLayoutProps) {
  const { cooperativeName, theme } = useConfig();
  const landscape = <Scene variant="panel" />;
  return (
    <Page>
      <BrandPanel>
        <BrandHeader>
          <Brand name={cooperativeName} logoUrl={theme.logoUrl} />
        </BrandHeader>
        <Claim>Su dinero, cerca y seguro.</Claim>
        <ClaimText>Consulte, transfiera y pague desde cualquier lugar, con la confianza de su cooperativa.</ClaimText>
        <PanelScene>
          {present ? (
            <Suspense fallback={landscape}>
              <PanelPicture>{landscape}</PanelPicture>
            </Suspense>
          ) : (
            landscape
          )}
        </PanelScene>
        <HeaderScene>
          <Scene variant="loginHeader" />
        </HeaderScene>
      </BrandPanel>
      <Side as="main">{children}</Side>
    </Page>
  );
}
