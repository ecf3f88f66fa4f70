import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { EnsureQueries } from '#api/EnsureQueries.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface HelpDialogProps {
  title: string;
  /** px */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the help dialogs: title, X, a sheet on phones, and a query cache where the page has none. */
export function HelpDialog({ title, width, onClose, children }: HelpDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} width={width} onDismiss={onClose} dismissLabel="Cerrar" sheet>
      <Title id={titleId}>{title}</Title>
      <EnsureQueries>{children}</EnsureQueries>
    </Dialog>
  );
}

const Title = styled.h2`
  ${type.h2}
  outline: none;
  margin: 0 ${space[11]} ${space[5]} 0;

  ${media.belowMenu} {
    ${type.h2Small}
  }
`;
