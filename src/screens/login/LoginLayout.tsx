import type { ReactNode } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { CooperativePicture } from '#screens/entrada/CooperativePicture.tsx';
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

export interface LoginLayoutProps {
  /** Somebody is there: the cooperative's picture may be asked for. */
  present: boolean;
  children: ReactNode;
}

/** Brand panel beside the form column; below 1024 px the panel becomes a header of 148 px (DESIGN.md §5). */
export function LoginLayout({ present, children }: LoginLayoutProps) {
  const { cooperativeName, theme } = useConfig();
  return (
    <Page>
      <BrandPanel>
        <BrandHeader>
          <Brand name={cooperativeName} logoUrl={theme.logoUrl} />
        </BrandHeader>
        <Claim>Su dinero, cerca y seguro.</Claim>
        <ClaimText>Consulte, transfiera y pague desde cualquier lugar, con la confianza de su cooperativa.</ClaimText>
        <PanelScene>
          <CooperativePicture place="login" wanted={present}>
            <Scene variant="panel" />
          </CooperativePicture>
        </PanelScene>
        <HeaderScene>
          <Scene variant="loginHeader" />
        </HeaderScene>
      </BrandPanel>
      <Side as="main">{children}</Side>
    </Page>
  );
}
