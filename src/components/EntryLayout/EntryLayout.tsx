import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import {
  Across,
  Bar,
  Column,
  DesktopBrand,
  EntryMeasures,
  Page,
  Panel,
  PanelPicture,
  PanelText,
  PanelTitle,
  Side,
  TopRow,
} from './EntryLayout.styles.ts';

export interface EntryLayoutProps {
  brandName: string;
  logoUrl?: string | null | undefined;
  /** Title of the ink panel: the flow, not the step. */
  title: string;
  /** The content of the column: the form. */
  children: ReactNode;
  /** Under the title of the panel: a stepper, or one sentence. */
  panel?: ReactNode;
  /** At the foot of the panel: a scene or the cooperative's picture. */
  picture: ReactNode;
  /** Top right from 1024 px on: the way out, in words. */
  exit: ReactNode;
  /** In the bar below 1024 px: the way out, as an X. Without it the bar has none. */
  close?: ReactNode;
  /** At the top of the column, over its whole width: a message about the whole page, such as a lost connection. */
  notice?: ReactNode;
  /** Stands alone in the middle of the column: the success page. */
  centred?: boolean;
}

/**
 * The page of registration, recovery and forced change (DESIGN.md §5): 480 px of ink beside a form column of 560 px; below 1024 px
 * an ink bar of 64 px over the form.
 */
export function EntryLayout({
  brandName,
  logoUrl,
  title,
  panel,
  picture,
  exit,
  close,
  notice,
  centred = false,
  children,
}: EntryLayoutProps) {
  return (
    <Page>
      <EntryMeasures />
      <Panel>
        <DesktopBrand>
          <Brand name={brandName} logoUrl={logoUrl ?? null} />
        </DesktopBrand>
        <Bar>
          <Brand name={brandName} logoUrl={logoUrl ?? null} compact />
          {close}
        </Bar>
        <PanelTitle>{title}</PanelTitle>
        {typeof panel === 'string' ? <PanelText>{panel}</PanelText> : panel}
        <PanelPicture>{picture}</PanelPicture>
      </Panel>
      <Side>
        {notice && <Across>{notice}</Across>}
        <TopRow>{exit}</TopRow>
        <Column $centred={centred}>{children}</Column>
      </Side>
    </Page>
  );
}
