import type { ReactNode } from 'react';
import { Brand } from '#components/Brand/Brand.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
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

/** Brand panel beside the form column; below 1024 px the panel becomes a header of 148 px (DESIGN.md §5). */
export function LoginLayout({ children }: { children: ReactNode }) {
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
          <Scene variant="panel" />
        </PanelScene>
        <HeaderScene>
          <Scene variant="loginHeader" />
        </HeaderScene>
      </BrandPanel>
      <Side as="main">{children}</Side>
    </Page>
  );
}
